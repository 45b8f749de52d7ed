import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { OpenTemporal } from './connect.ts'
import { SEARCH_ATTRIBUTES } from './names.ts'
import { createSearchAttributes } from './search-attributes.ts'

const refused = (code: number) => Object.assign(new Error('refused'), { code })

/** A namespace that can be made again, and may be closed to us. */
const givenNamespace = ({ mayAsk = true, mayMake = true } = {}) => {
  let known: Record<string, number> = {}
  const operatorService = {
    listSearchAttributes: async () => {
      if (!mayAsk) throw refused(7)
      return { customAttributes: known }
    },
    addSearchAttributes: async ({ searchAttributes }: { searchAttributes: Record<string, number> }) => {
      if (!mayMake) throw refused(7)
      known = { ...known, ...searchAttributes }
    },
  }
  const temporal = { connection: { operatorService }, namespace: 'default' } as unknown as OpenTemporal
  const attributes = createSearchAttributes(temporal, pino({ level: 'silent' }))
  return { attributes, known: () => Object.keys(known).toSorted(), makeAnew: () => (known = {}) }
}

const ALL = Object.keys(SEARCH_ATTRIBUTES).toSorted()

test('those that are missing are made', async () => {
  const { attributes, known } = givenNamespace()
  expect(attributes.areKnown()).toBe(false)
  await attributes.ensure('first')
  expect([attributes.areKnown(), known()]).toEqual([true, ALL])
})

test('a namespace of the same name that was made again gets them again', async () => {
  const { attributes, known, makeAnew } = givenNamespace()
  await attributes.ensure('first')
  makeAnew()
  await attributes.ensure('first')
  expect(known()).toEqual([])
  await attributes.ensure('second')
  expect([attributes.areKnown(), known()]).toEqual([true, ALL])
})

test.each([{ mayAsk: false }, { mayMake: false }])('where nobody may (%o), broadcasts go on without them', async (rights) => {
  const { attributes } = givenNamespace(rights)
  await attributes.ensure('first')
  expect(attributes.areKnown()).toBe(false)
})
