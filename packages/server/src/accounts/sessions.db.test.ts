import { expect, test } from 'vitest'
import { endOtherSessions } from './end-other-sessions.ts'
import { endOneSession, endSession } from './end-session.ts'
import { listSessions } from './list-sessions.ts'
import { findSession } from './session.ts'
import { givenAccounts, MINUTE } from './testing/given-accounts.ts'
import { signedInOwner } from './testing/signed-in-owner.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'

test('an owner sees where they are signed in, the last seen first, and which one asks', async () => {
  const given = await givenAccounts()
  const { services, wait } = given
  const begun = services.clock.now()
  const desk = await signedInOwner(given, { userAgent: FIREFOX })
  wait(MINUTE)
  const phone = await signedInOwner(given)
  await signedInOwner(given, { email: 'otto@radio.example' })
  wait(5 * MINUTE)
  await findSession(services, desk.sessionToken)

  expect(await listSessions(services, { ownerId: desk.ownerId, sessionToken: phone.sessionToken })).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      device: 'Firefox on Linux',
      createdAt: begun,
      lastSeenAt: begun + 6 * MINUTE,
      expiresAt: begun + 480 * MINUTE,
      isCurrent: false,
    },
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      device: '',
      createdAt: begun + MINUTE,
      lastSeenAt: begun + MINUTE,
      expiresAt: begun + 481 * MINUTE,
      isCurrent: true,
    },
  ])
})

test('that a session was seen is written at most once a minute', async () => {
  const given = await givenAccounts()
  const { services, wait } = given
  const { sessionToken } = await signedInOwner(given)
  const seen = async () => {
    await findSession(services, sessionToken)
    return (await services.db.prisma.session.findFirstOrThrow()).lastSeenAt?.getTime()
  }
  const begun = services.clock.now()
  wait(MINUTE - 1)
  expect(await seen()).toBe(begun)
  wait(1)
  expect(await seen()).toBe(begun + MINUTE)
  wait(MINUTE - 1)
  expect(await seen()).toBe(begun + MINUTE)
})

test("'End all others' leaves the one that asks, and nobody else's is touched", async () => {
  const given = await givenAccounts()
  const { services } = given
  const [desk, phone, tablet] = [await signedInOwner(given), await signedInOwner(given), await signedInOwner(given)]
  const otto = await signedInOwner(given, { email: 'otto@radio.example' })
  expect(await endOtherSessions(services, desk)).toEqual({ ended: 2 })
  const found = await Promise.all([desk, phone, tablet, otto].map(({ sessionToken }) => findSession(services, sessionToken)))
  expect(found.map((session) => session?.email ?? null)).toEqual(['anna@radio.example', null, null, 'otto@radio.example'])
})

test("'End' beside one session ends that one; somebody else's, and one that has ended, are not found", async () => {
  const given = await givenAccounts()
  const { services } = given
  const [desk, phone] = [await signedInOwner(given), await signedInOwner(given)]
  const otto = await signedInOwner(given, { email: 'otto@radio.example' })
  const { ownerId } = desk
  const idOf = async ({ ownerId: whose, sessionToken }: typeof desk) =>
    (await listSessions(services, { ownerId: whose, sessionToken })).find(({ isCurrent }) => isCurrent)?.id ?? ''
  const [lost, ottos] = [await idOf(phone), await idOf(otto)]
  expect(await endOneSession(services, { ownerId, sessionId: lost })).toEqual({ ok: true, value: null })
  for (const sessionId of [lost, ottos, '', 'x', phone.sessionToken])
    expect(await endOneSession(services, { ownerId, sessionId })).toMatchObject({ problem: { code: 'not-found' } })
  const found = await Promise.all([desk, phone, otto].map(({ sessionToken }) => findSession(services, sessionToken)))
  expect(found.map((session) => session !== null)).toEqual([true, false, true])
})

test('a session that has ended is not in the list, and seeing it does not bring it back', async () => {
  const given = await givenAccounts()
  const { services, wait } = given
  const { ownerId, sessionToken } = await signedInOwner(given)
  wait(480 * MINUTE)
  expect(await findSession(services, sessionToken)).toBeNull()
  expect(await listSessions(services, { ownerId, sessionToken })).toEqual([])
  const next = await signedInOwner(given)
  await endSession(services, next.sessionToken)
  expect(await listSessions(services, { ownerId, sessionToken })).toEqual([])
})

test.each([undefined, '', 'nothing', 'x'.repeat(1_000_000), '\0'])('a cookie that is not ours finds nobody', async (cookie) => {
  const given = await givenAccounts()
  await signedInOwner(given)
  expect(await findSession(given.services, cookie)).toBeNull()
})
