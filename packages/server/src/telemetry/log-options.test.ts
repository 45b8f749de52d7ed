import fc from 'fast-check'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { logOptions, withoutAddresses } from './log-options.ts'

const lineOf = (fields: object, message: string): string => {
  const lines: string[] = []
  pino(logOptions('info'), { write: (line: string) => void lines.push(line) })
    .child({ schedulerId: 's1' })
    .info(fields, message)
  return lines.join('')
}

test('a mail address in a message or a field is struck out, and the line stays JSON', () => {
  const line = lineOf({ reason: '550 <anna.b+x@radio.example>: no such user' }, 'mailing max@station.example failed')
  expect(JSON.parse(line)).toMatchObject({
    schedulerId: 's1',
    reason: '550 <[address]>: no such user',
    msg: 'mailing [address] failed',
  })
})

test('of a URL only scheme and host are left', () => {
  expect(
    JSON.parse(lineOf({ reason: 'reading https://u:p@feed.example/a/b?key=1#x failed' }, 'at (ftp://radio.example:21/in)')),
  ).toMatchObject({
    reason: 'reading https://feed.example failed',
    msg: expect.stringMatching(/^at \(ftp:\/\/radio\.example:21/),
  })
})

test('fields that no line should have are struck out at the top and one level below', () => {
  const secret = 'hunter2 hunter2'
  const line = lineOf(
    { password: secret, target: { address: secret, kind: 'ftp' }, script: { title: secret }, sources: [secret] },
    'x',
  )
  expect(line).not.toContain('hunter2')
  expect(JSON.parse(line).target.kind).toBe('ftp')
})

test('no matter what a line holds, it is still JSON, and a line without an address is untouched', () => {
  const text = fc.oneof(fc.string({ unit: 'binary-ascii' }), fc.constantFrom('\n', '\u0001', '\\', '"', '\t@', 'x\n'))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const plain = JSON.stringify({ msg: `${before}${after}` })
      const isUntouched = /@|:\/\//.test(plain) || withoutAddresses(plain) === plain
      const line = JSON.stringify({ msg: `${before}a@b.example ${after}`, url: `http://h.example/${before}"${after}` })
      const struck = withoutAddresses(line)
      JSON.parse(struck)
      return isUntouched && !struck.includes('a@b.example')
    }),
    { numRuns: 1_000 },
  )
})
