import { describe, expect, test } from 'vitest'
import { askConsent } from './ask-consent.ts'
import { answerConsent } from './consent-request.ts'
import { takeRefusalBack } from './take-refusal-back.ts'
import { givenConsent, OWNER, STRANGER } from './testing/given-consent.ts'
import { findSubscription, unsubscribe } from './unsubscribe.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

/** A station with two schedulers that a stranger has agreed to. */
const givenReader = async () => {
  const given = await givenConsent()
  const { services, stationId, save, mailedToken } = given
  const first = await save(STRANGER)
  await answerConsent(services, { token: await mailedToken(), answer: 'confirm' })
  const second = await save(STRANGER, { hostName: 'Ines' })
  const tokenOf = (schedulerId: string, address = STRANGER) => unsubscribeToken(services, { stationId, schedulerId, address })
  return { ...given, first, second, tokenOf }
}

test('one click ends the mails of this scheduler and of no other; the owner is told once, however often it is clicked', async () => {
  const { services, first, second, tokenOf, consentIn, mails } = await givenReader()
  for (let click = 0; click < 3; click += 1)
    expect(await unsubscribe(services, { token: tokenOf(first), scope: 'scheduler' })).toMatchObject({ ok: true })
  expect([await consentIn(first), await consentIn(second)]).toEqual(['ended', 'given'])
  expect(await mails()).toMatchObject([{ to: OWNER, subject: 'A recipient has ended your bulletins' }])
})

test('the page says what arrives, and ends nothing', async () => {
  const { services, first, tokenOf, consentIn } = await givenReader()
  expect(await findSubscription(services, { token: tokenOf(first) })).toMatchObject({
    value: { stationName: 'Harbour Radio', address: STRANGER, scheduler: { hostName: 'Clara' }, others: [{ hostName: 'Ines' }] },
  })
  expect(await consentIn(first)).toBe('given')
})

test('all of the station’s mails end at once and for good', async () => {
  const { services, first, second, tokenOf, consentIn, save } = await givenReader()
  await unsubscribe(services, { token: tokenOf(first), scope: 'station' })
  expect([await consentIn(first), await consentIn(second)]).toEqual(['refused', 'refused'])
  expect(await consentIn(await save(STRANGER))).toBe('refused')
})

test('no save, no removal and no new scheduler is a way around it: the reader is asked again', async () => {
  const { services, first, tokenOf, consentIn, save, mails, stationId, mailedToken } = await givenReader()
  await unsubscribe(services, { token: tokenOf(first), scope: 'scheduler' })
  await mails()
  await save(STRANGER, { schedulerId: first })
  expect([await consentIn(first), await mails()]).toEqual(['ended', []])
  const third = await save(STRANGER)
  await save(null, { schedulerId: first })
  await save(STRANGER, { schedulerId: first })
  expect([await consentIn(first), await consentIn(third)]).toEqual(['waiting', 'waiting'])
  expect(await askConsent(services, { stationId, schedulerId: first })).toMatchObject({ ok: true })
  await answerConsent(services, { token: await mailedToken(), answer: 'confirm' })
  expect([await consentIn(first), await consentIn(third)]).toEqual(['given', 'given'])
})

test('a confirmation that was used before the end does not undo it', async () => {
  const { services, save, mailedToken, consentIn, stationId } = await givenConsent()
  const schedulerId = await save(STRANGER)
  const token = await mailedToken()
  await answerConsent(services, { token, answer: 'confirm' })
  await unsubscribe(services, {
    token: unsubscribeToken(services, { stationId, schedulerId, address: STRANGER }),
    scope: 'scheduler',
  })
  expect(await answerConsent(services, { token, answer: 'confirm' })).toMatchObject({ ok: false })
  expect(await consentIn(schedulerId)).toBe('ended')
})

test('nobody ends somebody else’s mails by guessing, by changing a letter, or with the link of another instance', async () => {
  const { services, stationId, first, second, tokenOf, consentIn } = await givenReader()
  const foreign = unsubscribeToken(
    { ...services, sessionSecret: 'another secret, at least 32 letters' },
    { stationId, schedulerId: first, address: STRANGER },
  )
  const token = tokenOf(first)
  const bent = [...Array(12).keys()].map((index) => {
    const place = token.length - 1 - index * 7
    return token.slice(0, place) + (token[place] === 'A' ? 'B' : 'A') + token.slice(place + 1)
  })
  for (const guessed of [
    foreign,
    ...bent,
    '',
    's1.u.',
    first,
    `s1.u.${Buffer.from(STRANGER).toString('base64url')}`,
    'x'.repeat(5_000),
  ])
    expect(await unsubscribe(services, { token: guessed, scope: 'station' })).toMatchObject({ ok: false })
  expect([await consentIn(first), await consentIn(second)]).toEqual(['given', 'given'])
})

test('the link of one reader ends nothing of another who came after them', async () => {
  const { services, first, tokenOf, consentIn, save, mailedToken } = await givenReader()
  const old = tokenOf(first)
  await save('next@elsewhere.example', { schedulerId: first })
  await answerConsent(services, { token: await mailedToken(), answer: 'confirm' })
  await unsubscribe(services, { token: old, scope: 'scheduler' })
  expect(await consentIn(first)).toBe('given')
})

test('an owner may end their own mails, and begin them again by their own mailbox', async () => {
  const { services, save, consentIn, stationId, mailedToken } = await givenConsent()
  const schedulerId = await save(OWNER)
  const token = unsubscribeToken(services, { stationId, schedulerId, address: OWNER })
  await unsubscribe(services, { token, scope: 'station' })
  expect(await consentIn(schedulerId)).toBe('ended')
  expect(await askConsent(services, { stationId, schedulerId })).toMatchObject({ ok: true, value: { consent: 'waiting' } })
  await answerConsent(services, { token: await mailedToken(), answer: 'confirm' })
  expect(await consentIn(schedulerId)).toBe('given')
})

describe('a reader who has refused a station for good', () => {
  const BACK = /\/unsubscribe\/(\S+)/

  test('takes it back by the mail that asked: it may ask again, and nothing is sent before they agree again', async () => {
    const { services, save, consentIn, mails, stationId, mailedToken } = await givenConsent()
    const schedulerId = await save(STRANGER)
    const [asking] = await mails()
    const text = asking?.text ?? ''
    await answerConsent(services, { token: /confirm-address\/(\S+)/.exec(text)?.[1] ?? '', answer: 'refuse' })
    await mails()
    const token = BACK.exec(text)?.[1] ?? ''
    expect(await findSubscription(services, { token })).toMatchObject({ value: { isRefused: true } })
    for (let press = 0; press < 2; press += 1) expect(await takeRefusalBack(services, { token })).toMatchObject({ ok: true })
    expect(await findSubscription(services, { token })).toMatchObject({ value: { isRefused: false } })
    expect(await consentIn(schedulerId)).toBe('ended')
    expect(await mails()).toMatchObject([{ to: OWNER, subject: 'A recipient may be asked again' }])
    expect(await askConsent(services, { stationId, schedulerId })).toMatchObject({ ok: true, value: { consent: 'waiting' } })
    await answerConsent(services, { token: await mailedToken(), answer: 'confirm' })
    expect(await consentIn(schedulerId)).toBe('given')
  })

  test('and had agreed before, is not mailed by taking it back, and a new scheduler has to ask', async () => {
    const { services, first, second, tokenOf, consentIn, save } = await givenReader()
    await unsubscribe(services, { token: tokenOf(first), scope: 'station' })
    await takeRefusalBack(services, { token: tokenOf(second) })
    expect([await consentIn(first), await consentIn(second)]).toEqual(['ended', 'ended'])
    expect(await consentIn(await save(STRANGER))).toBe('waiting')
  })

  test('takes nothing back by a link that is bent, or of another address; and nobody does it by a click of a mail program', async () => {
    const { services, first, tokenOf, consentIn } = await givenReader()
    const token = tokenOf(first)
    await unsubscribe(services, { token, scope: 'station' })
    expect(await takeRefusalBack(services, { token: `${token.slice(0, -2)}xx` })).toMatchObject({ ok: false })
    await takeRefusalBack(services, { token: tokenOf(first, 'other@elsewhere.example') })
    await unsubscribe(services, { token, scope: 'scheduler' })
    expect(await consentIn(first)).toBe('refused')
  })
})
