import { expect, test } from 'vitest'
import { askConsent, mayMailTo } from './ask-consent.ts'
import { answerConsent, findConsentRequest } from './consent-request.ts'
import { DAY, givenConsent, OWNER, STRANGER } from './testing/given-consent.ts'

test('a stranger’s address waits until its reader has said yes; the owner’s own needs no other word', async () => {
  const { save, consentIn, mails } = await givenConsent()
  const [mine, theirs] = [await save(OWNER), await save(STRANGER)]
  expect([await consentIn(mine), await consentIn(theirs)]).toEqual(['given', 'waiting'])
  expect(await mails()).toMatchObject([{ to: STRANGER, subject: 'Please confirm: bulletins from Harbour Radio' }])
})

test('an owner whose own address no code has confirmed is a stranger to it', async () => {
  const { station, save, consentIn } = await givenConsent()
  const stationId = await station('otto@radio.example', { isConfirmed: false })
  expect(await consentIn(await save('otto@radio.example', { stationId }))).toBe('waiting')
})

test('the mail says whose station asks and what would arrive how often, and holds no other link than ours', async () => {
  const { station, save, mails } = await givenConsent()
  const stationId = await station('mallory@evil.example', { stationName: 'Your bank https://evil.example/login' })
  await save(STRANGER, { stationId, hostName: 'Click evil.example' })
  const [mail] = await mails()
  expect(mail?.text).toContain('(mallory@evil.example)')
  expect(mail?.text).toContain('10 bulletins a week')
  const links = mail?.text.match(/\S+\.\S{2,}/g)?.filter((word) => !word.includes('@'))
  expect(links).toEqual([
    expect.stringMatching(/^https:\/\/air\.hourcast\.example\/confirm-address\/[\w-]{43}$/),
    expect.stringMatching(/^https:\/\/air\.hourcast\.example\/unsubscribe\/[\w.-]+$/),
  ])
})

test('confirmed once it holds for the station: for edits, for an address that comes back, and for its other schedulers', async () => {
  const { services, save, consentIn, mailedToken, mails } = await givenConsent()
  const first = await save(STRANGER)
  expect(await answerConsent(services, { token: await mailedToken(), answer: 'confirm' })).toMatchObject({ ok: true })
  expect(await consentIn(first)).toBe('given')
  await save(STRANGER.toUpperCase(), { schedulerId: first })
  expect(await consentIn(first)).toBe('given')
  await save(null, { schedulerId: first })
  await save(STRANGER, { schedulerId: first })
  const second = await save(STRANGER)
  expect([await consentIn(first), await consentIn(second)]).toEqual(['given', 'given'])
  expect(await mails()).toEqual([])
})

test('what one station was told holds for no other', async () => {
  const { services, station, save, consentIn, mailedToken } = await givenConsent()
  await save(STRANGER)
  await answerConsent(services, { token: await mailedToken(), answer: 'confirm' })
  const stationId = await station('otto@radio.example')
  expect(await consentIn(await save(STRANGER, { stationId }))).toBe('waiting')
})

test('another address in the same scheduler waits, although the one before it was confirmed', async () => {
  const { services, save, consentIn, mailedToken } = await givenConsent()
  const schedulerId = await save(STRANGER)
  await answerConsent(services, { token: await mailedToken(), answer: 'confirm' })
  await save('victim@elsewhere.example', { schedulerId })
  expect(await consentIn(schedulerId)).toBe('waiting')
})

test('looking at the link confirms nothing, as often as a mail scanner looks; its page says what is asked', async () => {
  const { services, save, consentIn, mailedToken } = await givenConsent()
  const schedulerId = await save(STRANGER)
  const token = await mailedToken()
  for (let look = 0; look < 3; look += 1)
    expect(await findConsentRequest(services, { token })).toMatchObject({
      value: {
        stationName: 'Harbour Radio',
        ownerEmail: OWNER,
        address: STRANGER,
        schedulers: [{ hostName: 'Clara', stationName: 'Harbour Radio', weekly: 10 }],
      },
    })
  expect(await consentIn(schedulerId)).toBe('waiting')
})

test('a link works once, for one answer, for seven days, and is nowhere in the tables', async () => {
  const { services, db, save, consentIn, mailedToken, wait } = await givenConsent()
  const schedulerId = await save(STRANGER)
  const token = await mailedToken()
  const dump = JSON.stringify([await db.prisma.consentLink.findMany(), await db.prisma.accountMail.findMany()])
  expect(dump).not.toContain(token)
  const answers = await Promise.all(
    (['confirm', 'refuse', 'confirm', 'refuse'] as const).map((answer) => answerConsent(services, { token, answer })),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await findConsentRequest(services, { token })).toMatchObject({ ok: false })
  const other = await save('other@elsewhere.example')
  const late = await mailedToken()
  wait(7 * DAY)
  expect(await answerConsent(services, { token: late, answer: 'confirm' })).toMatchObject({
    problem: { message: 'This link was used already, or is older than seven days.' },
  })
  expect(await consentIn(other)).toBe('waiting')
  expect(await consentIn(schedulerId)).not.toBe('waiting')
})

test('of several links that were mailed each works, and with the first answer all of them are used up', async () => {
  const { services, save, mailedToken, stationId } = await givenConsent()
  const schedulerId = await save(STRANGER)
  const first = await mailedToken()
  await askConsent(services, { stationId, schedulerId })
  const second = await mailedToken()
  expect(second).not.toBe(first)
  expect(await answerConsent(services, { token: first, answer: 'confirm' })).toMatchObject({ ok: true })
  expect(await answerConsent(services, { token: second, answer: 'refuse' })).toMatchObject({ ok: false })
})

test('a link is not to be guessed, nor one of another purpose taken for it', async () => {
  const { services, db, save, consentIn, mails } = await givenConsent()
  const schedulerId = await save(STRANGER)
  await mails()
  const { tokenHash } = await db.prisma.consentLink.findFirstOrThrow()
  for (const token of ['', 'x', tokenHash, 'A'.repeat(43), '%00', schedulerId])
    expect(await answerConsent(services, { token, answer: 'confirm' })).toMatchObject({ ok: false })
  expect(await consentIn(schedulerId)).toBe('waiting')
})

test('"No, never" holds for the station no matter what it saves, and the owner is told once', async () => {
  const { services, save, consentIn, mailedToken, mails, stationId } = await givenConsent()
  const schedulerId = await save(STRANGER)
  await answerConsent(services, { token: await mailedToken(), answer: 'refuse' })
  expect(await consentIn(schedulerId)).toBe('refused')
  expect(await mails()).toMatchObject([{ to: OWNER, subject: 'A recipient wants no mails of your station' }])
  await save(null, { schedulerId })
  await save(STRANGER, { schedulerId })
  const other = await save(STRANGER)
  expect([await consentIn(schedulerId), await consentIn(other)]).toEqual(['refused', 'refused'])
  expect(await askConsent(services, { stationId, schedulerId })).toMatchObject({ problem: { code: 'forbidden' } })
  expect(await mayMailTo(services, { stationId, address: STRANGER })).toMatchObject({ problem: { code: 'forbidden' } })
  expect(await mails()).toEqual([])
})

test('saving again and again mails once; "send again" mails three times a week, and then no more', async () => {
  const { services, save, mails, stationId, wait } = await givenConsent()
  const schedulerId = await save(STRANGER)
  for (let time = 0; time < 5; time += 1) await save(STRANGER, { schedulerId })
  expect(await mails()).toHaveLength(1)
  const asked = []
  for (let time = 0; time < 5; time += 1) {
    asked.push((await askConsent(services, { stationId, schedulerId })).ok)
    wait(DAY)
  }
  expect(asked).toEqual([true, true, false, false, false])
  wait(3 * DAY)
  expect(await askConsent(services, { stationId, schedulerId })).toMatchObject({ ok: true })
  expect(await mails()).toHaveLength(3)
})

test('one station asks twenty times a day and saves what is beyond it; one address is asked three times a day by whichever stations', async () => {
  const { services, station, stationId, mails, save, consentIn } = await givenConsent()
  for (let index = 0; index < 22; index += 1)
    await mayMailTo(services, { stationId, address: `reader${index}@elsewhere.example` })
  expect(await mails()).toHaveLength(20)
  const beyond = await save('one.more@elsewhere.example')
  expect(await consentIn(beyond)).toBe('waiting')
  const others = await Promise.all([1, 2, 3, 4, 5].map((number) => station(`owner${number}@radio.example`)))
  await Promise.all(others.map((other) => mayMailTo(services, { stationId: other, address: STRANGER })))
  expect((await mails()).map(({ to }) => to)).toEqual([STRANGER, STRANGER, STRANGER])
})

test('the mail that asks outlives a mail server that is away and a process that dies', async () => {
  const { save, box, mails, mailedToken, db, services } = await givenConsent()
  box.isAway = true
  const schedulerId = await save(STRANGER)
  await new Promise((resolve) => setImmediate(resolve))
  expect(await db.prisma.accountMail.count()).toBe(1)
  expect(JSON.stringify(await db.prisma.accountMail.findMany())).not.toContain(STRANGER)
  box.isAway = false
  await db.pool.query('UPDATE account_mail SET send_after = $1', [new Date(services.clock.now())])
  expect(await mailedToken()).toMatch(/^[\w-]{43}$/)
  expect(await mails()).toEqual([])
  expect(schedulerId).not.toBe('')
})

test('somebody else’s scheduler is not there to be asked for', async () => {
  const { services, station, save } = await givenConsent()
  const schedulerId = await save(STRANGER)
  const stationId = await station('otto@radio.example')
  expect(await askConsent(services, { stationId, schedulerId })).toMatchObject({ problem: { code: 'not-found' } })
})
