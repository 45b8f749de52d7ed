import { expect, test } from 'vitest'
import { mendedItems } from './mended-items.ts'

test('of an item its headline and its text alone are written so', () => {
  const [item] = mendedItems([{ id: 'a', title: 'Şase', text: 'staţii', source: 'Ştirea' }], 'ro-RO')
  expect(item).toEqual({ id: 'a', title: 'Șase', text: 'stații', source: 'Ştirea' })
})

test.each([
  ['es-ES', 'La actriz deTelearcos ha vuelto.', 'La actriz de Telearcos ha vuelto.'],
  ['nl-NL', 'deVries', 'deVries'],
])('in %s “%s” is read “%s”', (locale, written, read) => {
  expect(mendedItems([{ title: written, text: '' }], locale)[0]?.title).toBe(read)
})
