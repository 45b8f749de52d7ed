import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readLegalText } from './read-legal-text.ts'

test('a text is read into headings, paragraphs and lists', () => {
  expect(readLegalText('Terms\n\n1. What it is\n\nIt is a program\nthat speaks.\n\n- one\n  more\n- two\n')).toEqual([
    { kind: 'heading', text: 'Terms' },
    { kind: 'heading', text: '1. What it is' },
    { kind: 'paragraph', text: 'It is a program that speaks.' },
    { kind: 'list', items: ['one more', 'two'] },
  ])
})

test('an empty text has no blocks', () => {
  expect(readLegalText('\n\n')).toEqual([])
})

for (const name of ['terms', 'privacy'])
  test(`the ${name} that ship read as a document with headings and words under each`, () => {
    const blocks = readLegalText(readFileSync(new URL(`../../../public/${name}.txt`, import.meta.url), 'utf8'))
    const headings = blocks.filter(({ kind }) => kind === 'heading')
    expect(headings.length).toBeGreaterThan(8)
    for (const [index, { kind }] of blocks.entries())
      if (kind === 'heading' && index > 0) expect(blocks[index + 1]?.kind).not.toBe('heading')
  })
