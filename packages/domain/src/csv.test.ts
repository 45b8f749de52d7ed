import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CsvValue, csvLine } from './csv.ts'

/** Reads one line as RFC 4180 has it. */
const cellsOf = (line: string): string[] => {
  expect(line.endsWith('\r\n')).toBe(true)
  const cells: string[] = []
  let rest = line.slice(0, -2)
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest)
    const cell = quoted?.[0] ?? /^[^,]*/.exec(rest)?.[0] ?? ''
    if (!quoted) expect(cell).not.toMatch(/["\r\n]/)
    cells.push(quoted ? (quoted[1] ?? '').replaceAll('""', '"') : cell)
    rest = rest.slice(cell.length)
    if (rest === '') return cells
    expect(rest[0]).toBe(',')
    rest = rest.slice(1)
  }
}

const odd = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ';', ' ', "'", 'a', 'é', '1', '\uFF1D', '\uFEFF'),
})
const text = fc.oneof(odd, fc.string({ unit: 'grapheme' })).map((each) => each.replaceAll('\0', ''))

describe('a line of a CSV file', () => {
  test('holds what was given, however it is written: at most an apostrophe comes before it', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (texts) => {
        const cells = cellsOf(csvLine(texts))
        expect(cells.length).toBe(texts.length)
        for (const [place, cell] of cells.entries()) expect([texts[place], `'${texts[place]}`]).toContain(cell)
      }),
    )
  })

  test('begins no cell of text as a formula begins, and none with a blank that hides one', () => {
    fc.assert(
      fc.property(text, (given) => {
        const [cell = ''] = cellsOf(csvLine([given]))
        expect(cell).not.toMatch(/^[=+\-@\t\r]/)
        expect(cell.trimStart()).not.toMatch(/^[=+\-@]/)
      }),
    )
  })

  test.each([
    ['=cmd|’ /C calc’!A0', "'=cmd|’ /C calc’!A0"],
    ['+49 30 1234', "'+49 30 1234"],
    ['-5 degrees', "'-5 degrees"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', '"\'\tx"'],
    ['\rx', '"\'\rx"'],
    ['  =1+1', "'  =1+1"],
    ['say "hello", twice', '"say ""hello"", twice"'],
    ['Grüße', 'Grüße'],
    ['', ''],
  ])('%j is written %j', (given, written) => {
    expect(csvLine([given])).toBe(`${written}\r\n`)
  })

  test('figures stay figures, also below zero, and nothing is nothing', () => {
    expect(csvLine([-16.2, 0, null, Number.NaN] satisfies CsvValue[])).toBe('-16.2,0,,\r\n')
  })
})
