import { onStatement } from '@hourcast/db/testing/on-statement'
import { givenAccounts } from '@hourcast/server/accounts/testing/given-accounts'
import { readConfig } from '@hourcast/server/config'
import { makeFormTime } from '@hourcast/server/messages/form-time'
import type { Services } from '@hourcast/server/services'
import { describe, expect, test } from 'vitest'
import { createRateLimit } from '../../../server/api/rate-limit.ts'
import { makeVisitorToken } from '../../.server/anti-forgery.ts'
import { takeInquiry } from './contact-act.server.ts'

const VERA = { name: 'Vera', email: 'vera@plant.example', inquiryType: 'sales', radioStation: 'Plant North', interest: 'Alerts' }
const ADDRESS = 'http://localhost/contact'

/** The form as a browser sends it, ten seconds after it was opened. */
const given = async () => {
  const accounts = await givenAccounts()
  const config = readConfig({ INQUIRY_EMAIL: 'desk@hourcast.example' })
  const services = { ...accounts.services, config } as unknown as Services
  const limit = createRateLimit(services.clock)
  const { antiForgery, headers } = makeVisitorToken(new Request(ADDRESS), services)
  const cookie = headers['Set-Cookie']?.split(';')[0] ?? ''
  const formTime = makeFormTime(services)
  accounts.wait(10_000)
  const post = async (fields: Record<string, string> = {}, visitorKey = '192.0.2.1') => {
    const body = new URLSearchParams({ antiForgery, formTime, ...VERA, ...fields })
    const request = new Request(ADDRESS, { method: 'POST', body, headers: { cookie } })
    const answer = await takeInquiry({ services, limit, visitorKey }, request)
    const retryAfter = new Headers(answer.init?.headers).get('Retry-After')
    return { status: answer.init?.status ?? 200, retryAfter, ...answer.data }
  }
  const stored = () => services.db.prisma.inquiry.count()
  return { ...accounts, services, post, stored }
}

test('a form that is well filled in is stored, and answers with its number', async () => {
  const { post, stored } = await given()
  expect(await post()).toMatchObject({ status: 200, sent: { receipt: expect.stringMatching(/^HC-/), email: VERA.email } })
  expect(await stored()).toBe(1)
})

test('one with faults names all of them, keeps what was entered, and stores nothing', async () => {
  const { post, stored } = await given()
  const name = '<script>alert(1)</script>\r\nBcc: victim@plant.example'
  expect(await post({ name, email: '' })).toMatchObject({
    status: 422,
    message: 'Error: Form data is incomplete.',
    faults: { name: expect.stringContaining('one line'), email: 'Please enter an email address.' },
    fields: { name, interest: 'Alerts' },
    sent: null,
  })
  expect(await stored()).toBe(0)
})

describe('an inquiry of a plan', () => {
  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['nothing filled in', { name: '', email: '', inquiryType: '' }, { name: 'Please enter your name.' }],
    ['a name that is too long', { name: 'x'.repeat(101) }, { name: 'Your name has at most 100 characters.' }],
    ['an address that is none', { email: 'vera@' }, { email: 'Invalid email format.' }],
    ['a header in the address', { email: 'v@plant.example\r\nBcc: w@plant.example' }, { email: 'Invalid email format.' }],
    ['a type that is not on the list', { inquiryType: '<script>' }, { inquiryType: 'Please choose one of the list.' }],
  ])('with %s is refused at its field, and keeps its plan', async (_what, fields, faults) => {
    const { post, stored } = await given()
    const answer = await post({ plan: 'professional', ...fields })
    expect(answer).toMatchObject({ status: 422, faults, fields: { plan: 'professional', ...fields }, sent: null })
    expect(await stored()).toBe(0)
  })

  test('is stored with it, written in either direction; what is no plan is left out', async () => {
    const { post, services } = await given()
    expect((await post({ plan: 'professional', name: 'ורה', interest: '<script>alert(1)</script> مرحبا' })).status).toBe(200)
    expect((await post({ plan: '<script>alert(1)</script>\r\nBcc: v@plant.example' })).status).toBe(200)
    const plans = await services.db.prisma.inquiry.findMany({ select: { plan: true, name: true }, orderBy: { name: 'asc' } })
    expect(plans).toEqual([
      { plan: null, name: 'Vera' },
      { plan: 'professional', name: 'ורה' },
    ])
  })
})

describe('what a person does not do is refused, and can be put right', () => {
  test.each<[string, Record<string, string>, string]>([
    ['the field that nobody sees is filled in', { homepage: 'http://spam.example' }, 'Error: Form is invalid.'],
    ['the form is none that we gave out', { formTime: 'l8x2.forged' }, 'Error: Form is invalid.'],
    ['the form lacks its token', { antiForgery: '' }, 'open for too long'],
  ])('%s', async (_what, fields, message) => {
    const { post, stored } = await given()
    expect(await post(fields)).toMatchObject({ message: expect.stringContaining(message), sent: null })
    expect(await stored()).toBe(0)
  })

  test('a form that is sent within two seconds asks for one more press', async () => {
    const { services, post, stored, wait } = await given()
    const formTime = makeFormTime(services)
    wait(1_999)
    expect(await post({ formTime })).toMatchObject({ status: 422, message: expect.stringContaining('press Send once more') })
    wait(1)
    expect(await post({ formTime })).toMatchObject({ status: 200 })
    expect(await stored()).toBe(1)
  })
})

describe('within a minute', () => {
  test('one visitor is heard twenty times; the next ones learn how long to wait', async () => {
    const { post, stored, wait } = await given()
    for (let n = 0; n < 20; n += 1) expect((await post({ interest: `Question ${n}` })).status).toBe(200)
    expect(await post()).toMatchObject({
      status: 429,
      retryAfter: '60',
      message: expect.stringContaining('60 seconds'),
      sent: null,
    })
    expect((await post({}, '192.0.2.2')).status).toBe(200)
    wait(60_000)
    expect((await post({ interest: 'One more' })).status).toBe(200)
    expect(await stored()).toBe(22)
  })

  test('of a thousand posts by a hundred visitors sixty are taken, and each of those is stored; the others get 429', async () => {
    const { post, stored } = await given()
    const answers: Awaited<ReturnType<typeof post>>[] = []
    for (let n = 0; n < 1_000; n += 1) answers.push(await post({ email: `v${n}@plant.example` }, `192.0.2.${n % 100}`))
    const taken = answers.filter(({ status }) => status === 200)
    expect(taken).toHaveLength(60)
    expect(await stored()).toBe(60)
    expect(new Set(taken.map(({ sent }) => sent?.receipt)).size).toBe(60)
    for (const { status, retryAfter } of answers.filter((answer) => !taken.includes(answer))) {
      expect(status).toBe(429)
      expect(Number(retryAfter)).toBeGreaterThan(0)
    }
  }, 120_000)

  test('forms that are filled in badly use up nobody else’s turn', async () => {
    const { post } = await given()
    for (let n = 0; n < 100; n += 1) await post({ email: '' }, `192.0.2.${n}`)
    expect((await post({}, '198.51.100.1')).status).toBe(200)
  })
})

test('when it cannot be stored the visitor is told so, and keeps what they wrote', async () => {
  const { services, post } = await given()
  onStatement(services.db, (text) => {
    if (text.startsWith('INSERT INTO inquiry')) throw new Error('the database went away')
  })
  expect(await post()).toMatchObject({ status: 503, message: 'Error scheduling demo.', fields: { name: 'Vera' }, sent: null })
})
