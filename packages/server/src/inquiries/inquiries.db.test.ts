import { onStatement } from '@hourcast/db/testing/on-statement'
import { INQUIRY_KEPT_MS } from '@hourcast/domain/inquiries/inquiry-limits'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hourcast/domain/time-units'
import { describe, expect, test } from 'vitest'
import { givenAccounts } from '../accounts/testing/given-accounts.ts'
import { readConfig } from '../config.ts'
import { forgetOldInquiries } from './forget-old-inquiries.ts'
import { listInquiries } from './list-inquiries.ts'
import { sendInquiry } from './send-inquiry.ts'

const OPERATOR = 'desk@hourcast.example'
const VERA = {
  name: 'Vera',
  email: 'vera@plant.example',
  radioStation: 'Plant North',
  interest: 'Alerts.\nIn Polish.',
  inquiryType: 'sales',
}

const given = async (env: Record<string, string> = { INQUIRY_EMAIL: OPERATOR }) => {
  const accounts = await givenAccounts()
  const services = { ...accounts.services, config: readConfig({ PUBLIC_URL: 'https://air.hourcast.example', ...env }) }
  const send = async (more: Record<string, unknown> = {}) => {
    const sent = await sendInquiry(services, { ...VERA, ...more })
    if (!sent.ok) throw new Error(sent.message)
    return sent.value
  }
  const rows = () => services.db.prisma.inquiry.findMany({ orderBy: { receivedAt: 'asc' } })
  return { ...accounts, services, send, rows, prisma: services.db.prisma }
}

describe('an inquiry', () => {
  test('sent twice, also at the same moment, is one with one receipt; after ten minutes, or with another word, it is another', async () => {
    const { send, rows, box, prisma, wait } = await given()
    const [first, second] = await Promise.all([send(), send()])
    expect(second.receipt).toBe(first.receipt)
    expect(await rows()).toHaveLength(1)
    expect(await prisma.outbox.count()).toBe(1)
    expect(box.mails).toHaveLength(2)
    expect((await send({ interest: 'Alerts in Czech.' })).receipt).not.toBe(first.receipt)
    wait(10 * MINUTE_MS)
    expect((await send()).receipt).not.toBe(first.receipt)
  })

  test('is kept, told and mailed: to the operator with its words, to its sender with its number and type alone', async () => {
    const { send, rows, box, prisma } = await given()
    const { receipt, ...said } = await send({ plan: 'starter' })
    expect(receipt).toMatch(/^HC-[A-Z2-7]{4}-[A-Z2-7]{4}$/)
    expect(said).toEqual({ inquiryType: 'sales', isToldByMail: true, isMailLate: false })
    const [row] = await rows()
    expect(row).toMatchObject({
      receipt,
      name: 'Vera',
      email: VERA.email,
      enterprise: 'Plant North',
      interest: VERA.interest,
      plan: 'starter',
    })

    const [event] = await prisma.outbox.findMany()
    expect(event).toMatchObject({ topic: 'hourcast.inquiries', key: row?.id, type: 'inquiry.received' })
    expect(event?.payload).toEqual({ inquiryId: row?.id, inquiryType: 'sales', plan: 'starter' })

    const toOperator = box.mails.find(({ to }) => to === OPERATOR)
    expect(toOperator).toMatchObject({ subject: `Inquiry ${receipt}: Sales` })
    for (const words of ['Vera (vera@plant.example) writes:', 'Plan: starter', 'Enterprise: Plant North', 'Alerts.\nIn Polish.'])
      expect(toOperator?.text).toContain(words)
    const toSender = box.mails.find(({ to }) => to === VERA.email)
    expect(toSender).toMatchObject({ subject: `Your inquiry ${receipt}` })
    expect(toSender?.text).toContain(`${receipt}, its type 'Sales'`)
    for (const words of ['Vera', 'Plant', 'Polish']) expect(toSender?.text).not.toContain(words)
    expect(box.mails).toHaveLength(2)
  })

  test('with faults is not kept, and names all of them', async () => {
    const { services, rows, box } = await given()
    expect(await sendInquiry(services, { ...VERA, name: '', email: 'a@b\r\nBcc: c@d.example' })).toMatchObject({
      ok: false,
      message: 'Error: Form data is incomplete.',
      faults: { name: expect.any(String), email: 'Invalid email format.' },
    })
    expect([await rows(), box.mails]).toEqual([[], []])
  })

  test('where nobody named an address for them is kept and listed, and its sender is told so', async () => {
    const { services, send, box } = await given({})
    expect(await send()).toMatchObject({ isToldByMail: false, isMailLate: false })
    expect(box.mails.map(({ to }) => to)).toEqual([VERA.email])
    expect(await listInquiries(services)).toMatchObject([{ name: 'Vera', interest: VERA.interest }])
  })

  test('while the mail server is away is kept, says so, and is mailed once when it is back', async () => {
    const { send, box, mails, rows, wait } = await given()
    box.server = 'is away'
    expect(await send()).toMatchObject({ isToldByMail: true, isMailLate: true })
    expect(await rows()).toHaveLength(1)
    box.server = 'works'
    wait(2 * 60_000)
    expect((await mails()).map(({ to }) => to).sort()).toEqual([OPERATOR, VERA.email])
    wait(2 * 60_000)
    expect(await mails()).toEqual([])
  })

  test('is never half kept: what fails in the middle leaves no row, event or mail', async () => {
    const { services, send, rows, prisma } = await given()
    const letLive = onStatement(services.db, (what) => {
      if (what.includes('account_mail')) throw new Error('killed')
    })
    await expect(send()).rejects.toThrow()
    letLive()
    expect([await rows(), await prisma.outbox.count(), await prisma.accountMail.count()]).toEqual([[], 0, 0])
  })

  test('of markup, of the other direction and with quotes arrives as it was written', async () => {
    const { send, rows, box } = await given()
    const odd = { name: '<script>alert(1)</script>', radioStation: 'רדיו "צפון"', interest: "مرحبا '; DROP TABLE inquiry; --" }
    await send(odd)
    expect(await rows()).toMatchObject([{ name: odd.name, enterprise: odd.radioStation, interest: odd.interest }])
    expect(box.mails.find(({ to }) => to === OPERATOR)?.text).toContain(odd.interest)
  })
})

describe('nobody can flood others through the form', () => {
  const receiptsTo = (mails: readonly { to: string }[], address: string) => mails.filter(({ to }) => to === address).length

  test('an address gets one receipt a day, however it is written; each inquiry is kept', async () => {
    const { send, rows, box, wait } = await given()
    await Promise.all([send(), send({ email: 'VERA@plant.example' }), send({ interest: 'Alerts in Czech.' })])
    expect(await rows()).toHaveLength(3)
    const receipts = () => box.mails.filter(({ subject }) => subject.startsWith('Your inquiry')).length
    expect(receipts()).toBe(1)
    wait(DAY_MS)
    await send()
    expect(receipts()).toBe(2)
  })

  test('in an hour sixty receipts go out, and sixty mails to the operator; what comes after that is kept and told', async () => {
    const { services, send, rows, box, wait, prisma } = await given()
    const receivedAt = new Date(services.clock.now())
    await prisma.inquiry.createMany({
      data: Array.from({ length: 60 }, (_, n) => ({
        ...{ id: `i${n}`, receipt: `r${n}`, name: 'Bot', email: `s${n}@victim.example`, inquiryType: 'other' },
        ...{ isReceipted: true, isTold: true, receivedAt },
      })),
    })
    expect(await send()).toMatchObject({ isToldByMail: false })
    expect([(await rows()).length, box.mails.length, await prisma.outbox.count()]).toEqual([61, 0, 1])
    wait(HOUR_MS)
    expect(await send()).toMatchObject({ isToldByMail: true })
    expect([receiptsTo(box.mails, VERA.email), receiptsTo(box.mails, OPERATOR)]).toEqual([1, 1])
  })
})

test('an inquiry is forgotten after 180 days, and not a moment earlier', async () => {
  const { services, send, rows, wait } = await given()
  await send()
  wait(INQUIRY_KEPT_MS - 1)
  await forgetOldInquiries(services.db, services.clock.now())
  expect(await rows()).toHaveLength(1)
  wait(1)
  await forgetOldInquiries(services.db, services.clock.now())
  expect(await rows()).toEqual([])
})
