import { expect, test } from 'vitest'
import { askConsent, mayMailTo } from './ask-consent.ts'
import { answerConsent } from './consent-request.ts'
import { givenConsent, STRANGER } from './testing/given-consent.ts'

test('an address that the mail server refuses waits for nobody: its owner is told to check it', async () => {
  const { save, consentIn, mails, box } = await givenConsent()
  box.refuses = STRANGER
  const schedulerId = await save(STRANGER)
  await mails()
  expect(await consentIn(schedulerId)).toBe('bounced')
  expect(await consentIn(await save(STRANGER))).toBe('bounced')
})

test('asked again it is said at once, and once the mailbox is there it waits and can agree', async () => {
  const { services, stationId, save, consentIn, mails, mailedToken, box } = await givenConsent()
  box.refuses = STRANGER
  const schedulerId = await save(STRANGER)
  await mails()
  const refused = { ok: false, problem: { field: 'email', message: 'The mail server refused this address: check it.' } }
  expect(await askConsent(services, { stationId, schedulerId })).toMatchObject(refused)
  expect(await consentIn(schedulerId)).toBe('bounced')
  box.refuses = ''
  expect(await askConsent(services, { stationId, schedulerId })).toEqual({ ok: true, value: { consent: 'waiting' } })
  expect(await consentIn(schedulerId)).toBe('waiting')
  await answerConsent(services, { token: await mailedToken(), answer: 'confirm' })
  expect(await consentIn(schedulerId)).toBe('given')
})

test('one that is typed before anything is saved is refused at its field', async () => {
  const { services, stationId, save, consentIn, box } = await givenConsent()
  box.refuses = STRANGER
  expect(await mayMailTo(services, { stationId, address: STRANGER })).toMatchObject({ ok: false, problem: { field: 'email' } })
  expect(await consentIn(await save(STRANGER))).toBe('bounced')
})
