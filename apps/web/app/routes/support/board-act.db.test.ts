import { givenAccounts } from '@hourcast/server/accounts/testing/given-accounts'
import { registeredOwner } from '@hourcast/server/accounts/testing/signed-in-owner'
import { listEntries } from '@hourcast/server/board/list-entries'
import { readConfig } from '@hourcast/server/config'
import type { Services } from '@hourcast/server/services'
import type { AppLoadContext } from '@remix-run/node'
import { describe, expect, test } from 'vitest'
import { createRateLimit } from '../../../server/api/rate-limit.ts'
import { makeFormToken } from '../../.server/anti-forgery.ts'
import { takeEntry } from './board-act.server.ts'

const ENTRY = { name: 'Anna', location: 'Porto', message: 'Good morning.' }
const ADDRESS = 'http://localhost/support'

/** The form as the browser of a signed-in owner sends it. */
const given = async () => {
  const accounts = await givenAccounts()
  const { sessionToken, ownerId } = await registeredOwner(accounts)
  const services = { ...accounts.services, config: readConfig({ INQUIRY_EMAIL: 'desk@hourcast.example' }) } as unknown as Services
  const limit = createRateLimit(services.clock)
  const cookie = `hourcast_session=${sessionToken}`
  const { antiForgery } = makeFormToken(new Request(ADDRESS, { headers: { cookie } }), services)
  const post = async (fields: Record<string, string> = {}, headers: Record<string, string> = { cookie }) => {
    const body = new URLSearchParams({ antiForgery, ...ENTRY, ...fields })
    const request = new Request(ADDRESS, { method: 'POST', body, headers })
    const answer = await takeEntry({ services, limit, visitorKey: '192.0.2.1' } as unknown as AppLoadContext, request)
    return { status: answer.init?.status ?? 200, ...answer.data }
  }
  const written = async () => (await listEntries(services, { ownerId })).map(({ message }) => message)
  return { ...accounts, post, written }
}

test('an entry is written, its name and place stay in the form for the next one', async () => {
  const { post, written } = await given()
  expect(await post()).toMatchObject({ status: 200, isWritten: true, name: 'Anna', location: 'Porto', message: '' })
  expect(await written()).toEqual([ENTRY.message])
})

test('markup and letters of the other direction are kept as they were written', async () => {
  const { post, written } = await given()
  const messages = ['<script>alert(1)</script>', 'صباح الخير من الميناء']
  for (const message of messages) expect(await post({ name: 'רדיו צפון', message })).toMatchObject({ status: 200 })
  expect((await written()).sort()).toEqual([...messages].sort())
})

describe('what is wrong is said at its field, keeps what was entered, and writes nothing', () => {
  test.each<[string, Record<string, string>, string, string]>([
    ['no name', { name: '' }, 'name', 'Please enter your name.'],
    ['a message of spaces', { message: ' \n ' }, 'message', 'Please write a message.'],
    ['a name that is too long', { name: 'x'.repeat(101) }, 'name', 'The name has at most 100 characters.'],
    ['a message that is too long', { message: 'x'.repeat(4_001) }, 'message', 'A message has at most 4000 characters.'],
    ['a header', { name: 'Anna\r\nBcc: v@radio.example' }, 'name', 'The name is one line, without control characters.'],
  ])('%s', async (_what, fields, field, message) => {
    const { post, written, box } = await given()
    expect(await post(fields)).toMatchObject({ ...ENTRY, ...fields, status: 422, refusal: { field, message }, isWritten: false })
    expect([await written(), box.mails]).toEqual([[], []])
  })
})

test('a visitor, a form of somewhere else and one of a megabyte write nothing', async () => {
  const { post, written } = await given()
  expect((await post({ antiForgery: '' })).status).toBe(403)
  expect((await post({}, {})).status).toBe(403)
  expect((await post({ message: 'x'.repeat(1_000_000) })).status).toBe(413)
  expect(await written()).toEqual([])
})

test('five a minute are taken from one owner; the next ones learn how long to wait, and keep what they wrote', async () => {
  const { post, written, wait } = await given()
  for (let n = 0; n < 5; n += 1) expect((await post({ message: `Number ${n}` })).status).toBe(200)
  expect(await post({ message: 'One more' })).toMatchObject({
    status: 429,
    message: 'One more',
    refusal: { field: null, message: expect.stringContaining('60 seconds') },
  })
  wait(60_000)
  expect((await post({ message: 'One more' })).status).toBe(200)
  expect(await written()).toHaveLength(6)
})
