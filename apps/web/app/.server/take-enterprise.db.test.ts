import { makeAntiForgeryToken } from '@hourcast/server/accounts/anti-forgery'
import { givenMap, PLANT } from '@hourcast/server/enterprises/testing/given-map'
import { makeFormTime } from '@hourcast/server/messages/form-time'
import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { createRateLimit } from '../../server/api/rate-limit.ts'
import { takeEnterprise } from './take-enterprise.ts'

const WHOLE = { ...PLANT, lat: String(PLANT.lat), lng: String(PLANT.lng) }

/** The form as a browser got it, sent after so many seconds. */
const givenForm = async () => {
  const map = await givenMap()
  const { services } = map
  const limit = createRateLimit(services.clock)
  const hidden = { antiForgery: makeAntiForgeryToken(services, 'visitor'), opened: makeFormTime(services), homepage: '' }
  const send = async (fields: Record<string, string> = {}, { visitorKey = '192.0.2.1' } = {}) => {
    const request = new Request('https://air.hourcast.example/map', {
      method: 'POST',
      headers: { cookie: '__Host-hourcast_visitor=visitor' },
      body: new URLSearchParams({ ...hidden, ...WHOLE, ...fields }),
    })
    const { data, init } = await takeEnterprise({ services, limit, visitorKey } as unknown as AppLoadContext, request)
    return { ...data, status: init?.status ?? 200, retryAfter: new Headers(init?.headers).get('retry-after') }
  }
  return { ...map, send, wait: map.wait }
}

test('a form that a person has filled in is taken; its browser is the one that sees it', async () => {
  const { send, wait, db } = await givenForm()
  wait(3_000)
  expect(await send()).toMatchObject({ status: 200, added: { title: 'Plant North', email: PLANT.email, mail: 'sent' } })
  expect(await db.prisma.enterprise.count()).toBe(1)
})

test('one that is wrong comes back with everything that was entered, and a sentence at each fault', async () => {
  const { send, wait, db } = await givenForm()
  wait(3_000)
  const answer = await send({ title: '', lng: '200', description: 'Here still.' })
  expect(answer).toMatchObject({
    status: 422,
    message: 'Please fill all fields correctly.',
    faults: { title: 'Please enter the name of your enterprise.', lng: expect.stringContaining('-180 to 180') },
    fields: { description: 'Here still.', lng: '200' },
    added: null,
  })
  expect(await db.prisma.enterprise.count()).toBe(0)
})

test('one of a program is refused and says why: too quick, a field that nobody sees, a mark that is not ours, no token', async () => {
  const { send, wait, db } = await givenForm()
  expect(await send()).toMatchObject({ status: 422, message: expect.stringContaining('quicker than anybody types') })
  wait(3_000)
  expect(await send({ homepage: 'https://spam.example' })).toMatchObject({ status: 422 })
  expect(await send({ opened: '1700000000000.forged' })).toMatchObject({ status: 422 })
  expect(await send({ antiForgery: 'forged' })).toMatchObject({ status: 403 })
  expect([await db.prisma.enterprise.count(), await db.prisma.accountMail.count()]).toEqual([0, 0])
})

test('a thousand posts a minute of one visitor: six are looked at, the rest is told when to come again, and another visitor is served', async () => {
  const { send, wait, db } = await givenForm()
  wait(3_000)
  const answers = []
  for (let post = 0; post < 1_000; post += 1)
    answers.push(await send({ title: `Plant ${post}`, email: `reader${post}@plant.example` }))
  const taken = answers.filter(({ status }) => status === 200)
  expect([taken.length, await db.prisma.enterprise.count()]).toEqual([6, 6])
  expect(answers.slice(6).every(({ status, retryAfter }) => status === 429 && retryAfter === '60')).toBe(true)
  expect(answers.at(-1)?.fields.title).toBe('Plant 999')
  expect(await send({}, { visitorKey: '192.0.2.2' })).toMatchObject({ status: 200 })
})
