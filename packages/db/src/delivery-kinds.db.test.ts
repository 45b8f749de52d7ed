import { DELIVERY, DELIVERY_KINDS } from '@hourcast/domain/delivery/delivery-kinds'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

/** The texts that a check names. */
const namedBy = async (constraint: string): Promise<string[]> => {
  const { rows } = await db.pool.query<{ definition: string }>(
    'SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = $1',
    [constraint],
  )
  return [...(rows[0]?.definition ?? '').matchAll(/'([^']*)'/g)].map(([, text = '']) => text).sort()
}

describe('the checks of the database and the table of delivery kinds say the same', () => {
  test.each(['target_kind_check', 'delivery_kind_check'])('%s knows every kind, and no other', async (constraint) => {
    expect(await namedBy(constraint)).toEqual([...DELIVERY_KINDS].sort())
  })

  test('target_check demands what is sealed of the kinds that hold a secret', async () => {
    expect(await namedBy('target_check')).toEqual(DELIVERY_KINDS.filter((kind) => DELIVERY[kind].isSealed).sort())
  })

  test('target_consent_of_mail lets only those wait for a yes that need one', async () => {
    const texts = await namedBy('target_consent_of_mail')
    expect(texts.filter((text) => text !== 'given')).toEqual(DELIVERY_KINDS.filter((kind) => DELIVERY[kind].needsConsent))
  })
})
