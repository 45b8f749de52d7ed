import { inTransaction } from '@hourcast/db/open-database'
import { expect, test } from 'vitest'
import { claimCode, newSignInCode } from './sign-in-codes.ts'
import { type GivenAccounts, givenAccounts } from './testing/given-accounts.ts'
import { otherCode } from './testing/signed-in-owner.ts'

const BLOCKED = `
  SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`

const untilOneWaits = async ({ services }: GivenAccounts): Promise<void> => {
  const waiting = async () => (await services.db.pool.query<{ n: number }>(BLOCKED)).rows[0]?.n ?? 0
  while ((await waiting()) === 0) await new Promise((resolve) => setImmediate(resolve))
}

/** One try that has not committed when the next one comes: what each of them was told. */
const overlapping = async (given: GivenAccounts, tries: readonly [string, string]) => {
  const { services } = given
  const address = { addressHash: 'address', browserHash: 'browser', now: services.clock.now() }
  const claim = (code: string, meanwhile = async () => {}) =>
    inTransaction(services.db, async (transaction) => {
      const claimed = await claimCode(transaction, services, { ...address, code })
      await meanwhile()
      return claimed !== null
    })
  const second: Promise<boolean>[] = []
  const first = await claim(tries[0], async () => {
    second.push(claim(tries[1]))
    await untilOneWaits(given)
  })
  return [first, ...(await Promise.all(second))]
}

const given = async (tries = 0) => {
  const accounts = await givenAccounts()
  const { db, clock } = accounts.services
  const holder = { handle: 'handle', browserHash: 'browser', isOpen: false }
  const asked = { addressHash: 'address', email: 'anna@radio.example', holder, now: clock.now() }
  const { code } = await newSignInCode(db.prisma, accounts.services, asked)
  await db.prisma.signInCode.updateMany({ data: { tries } })
  return { ...accounts, code }
}

test('of two tries of a code that overlap, one wins, and the other finds it used up', async () => {
  const accounts = await given()
  expect(await overlapping(accounts, [accounts.code, accounts.code])).toEqual([true, false])
})

test('a miss that overlaps counts before the next try: there is no sixth', async () => {
  const accounts = await given(4)
  expect(await overlapping(accounts, [otherCode(accounts.code), accounts.code])).toEqual([false, false])
})
