import { givenDatabase } from '@hourcast/db/testing/test-database'
import { addOwner } from '@hourcast/server/accounts/add-owner'
import { makeAntiForgeryToken } from '@hourcast/server/accounts/anti-forgery'
import { signInByLink } from '@hourcast/server/accounts/sign-in-by-link'
import { readConfig } from '@hourcast/server/config'
import type { AppLoadContext } from '@remix-run/node'
import pino from 'pino'
import { expect, test } from 'vitest'
import { readCall } from './read-call.ts'

const given = async () => {
  const db = await givenDatabase()
  const services = {
    db,
    config: readConfig({}),
    clock: { now: () => Date.now() },
    sessionSecret: 'a secret of a test, 32 at least',
    log: pino({ level: 'silent' }),
  }
  const added = await addOwner(services, { email: 'anna@radio.example' })
  const signedIn = await signInByLink(services, { token: added.ok ? (added.value.signInUrl.split('/').pop() ?? '') : '' })
  if (!added.ok || !signedIn.ok) throw new Error('nobody is signed in')
  const { sessionToken } = signedIn.value
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    readCall(
      new Request('http://localhost/schedule/call', {
        method: 'POST',
        body,
        duplex: 'half',
        headers: {
          cookie: `hourcast_session=${sessionToken}`,
          'content-type': 'application/json',
          'x-xsrf-token': makeAntiForgeryToken(services, sessionToken),
          ...headers,
        },
      } as RequestInit),
      { services } as unknown as AppLoadContext,
    )
  return { post, stationId: added.value.stationId }
}

test('a call of our own page comes with its owner, no matter what it says of a station', async () => {
  const { post, stationId } = await given()
  expect(await post(JSON.stringify({ intent: 'save', stationId: 'another' }))).toMatchObject({
    ok: true,
    value: { owner: { stationId, email: 'anna@radio.example' }, body: { intent: 'save' } },
  })
})

test('without the session or its token, or as a form of another site, it is refused', async () => {
  const { post } = await given()
  expect(await post('{}', { cookie: '' })).toMatchObject({ problem: { code: 'unauthenticated' } })
  expect(await post('{}', { 'x-xsrf-token': '' })).toMatchObject({ problem: { code: 'forbidden' } })
  expect(await post('{}', { 'content-type': 'text/plain' })).toMatchObject({ problem: { code: 'forbidden' } })
})

test.each(['', '[]', '"text"', 'null', '{'])('what is no JSON object is told: %j', async (body) => {
  const { post } = await given()
  expect(await post(body)).toMatchObject({ problem: { code: 'invalid' } })
})

test('a body that does not say how long it is, and does not end, is read no further than 512 kB', async () => {
  const { post } = await given()
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 65_536
      controller.enqueue(new Uint8Array(65_536))
    },
  })
  expect(await post(endless)).toMatchObject({ problem: { code: 'too-large' } })
  expect(sent).toBeLessThan(1_000_000)
})
