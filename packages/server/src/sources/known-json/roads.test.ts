import { growthOf } from '@hourcast/domain/testing/growth-of'
import { expect, test } from 'vitest'
import { autobahn } from './roads.ts'

const titleOf = (title: string) =>
  autobahn({ closure: [{ title, description: ['Gesperrt'], isBlocked: 'true' }] }, { host: 'data.example', url: '' })?.entries[0]
    ?.title

test.each(['A7 | Blumenthal - Bordesholm', 'A7|Blumenthal   –  Bordesholm |  '])('a road and its stretch: %s', (title) => {
  expect(titleOf(title)).toBe('A7, zwischen Blumenthal und Bordesholm')
})

test('a name with a hyphen is one junction, and three names are no two', () => {
  expect(titleOf('A7 | Neu-Ulm')).toBe('A7, Neu-Ulm')
  expect(titleOf('A7 | Ulm - Kempten - Füssen')).toBe('A7, Ulm - Kempten - Füssen')
})

test.each([
  ['a road', 'A7|x'],
  ['a stretch', 'A7 | Ulm|x'],
])('a title of twice as many blanks takes twice the time: %s', (_name, around) => {
  const at = around.lastIndexOf('|')
  const textOf = (length: number) => `${around.slice(0, at)}${' '.repeat(length)}${around.slice(at + 1)}`
  expect(growthOf(textOf, titleOf, 2_000)).toBeLessThan(3)
})
