import { randomId } from '@hourcast/db/random-id'
import { expect, test } from 'vitest'
import { draftSchedulerId, isDraftOf } from './draft-id.ts'

test('an id that was drawn for a station is of that station alone, and reads like any other id', () => {
  const [anna, otto] = [randomId(), randomId()]
  const id = draftSchedulerId(anna)
  expect(id).toMatch(/^[a-z2-7]{36}$/)
  expect(draftSchedulerId(anna)).not.toBe(id)
  expect([isDraftOf(anna, id), isDraftOf(otto, id)]).toEqual([true, false])
})

test('an id that was not drawn, or is not whole, is nobody’s', () => {
  const id = draftSchedulerId('anna')
  const wrong = ['', 'a-name-to-guess', 'a'.repeat(36), randomId(), id.toUpperCase(), `${id}a`, id.slice(0, -1)]
  expect(wrong.filter((text) => isDraftOf('anna', text))).toEqual([])
})
