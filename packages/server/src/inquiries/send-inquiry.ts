import { lockName } from '@hourcast/db/lock-name'
import { inTransaction, type Transaction } from '@hourcast/db/open-database'
import { appendEvents } from '@hourcast/db/outbox'
import { randomId } from '@hourcast/db/random-id'
import { type Inquiry, type InquiryFaults, parseInquiry } from '@hourcast/domain/inquiries/inquiry-form'
import { INQUIRY_MAILS, type InquiryMail, mailsOfInquiry, SAME_INQUIRY_MS } from '@hourcast/domain/inquiries/inquiry-limits'
import type { InquiryType } from '@hourcast/domain/inquiries/inquiry-types'
import { receiptNumberOf } from '@hourcast/domain/inquiries/receipt-number'
import { SECOND_MS } from '@hourcast/domain/time-units'
import { postMail } from '../accounts/post-mail.ts'
import type { MailServices } from '../accounts/send-account-mails.ts'
import { sendNow } from '../mail/send-now.ts'
import { inquiryMail, receiptMail } from './inquiry-mails.ts'

/** A visitor waits no longer for a mail server that says nothing. */
const PATIENCE_MS = 3 * SECOND_MS

/** What the sender is told, and no more than is so. */
export type SentInquiry = {
  receipt: string
  inquiryType: InquiryType
  /** It is mailed to the people who run this instance; else it is kept, and they look it up. */
  isToldByMail: boolean
  /** The mail server did not take our mails at once: they go out later. */
  isMailLate: boolean
}

const sentMails = async ({ tx }: Transaction, email: string, now: number): Promise<Record<InquiryMail, number>> => {
  const since = (mail: InquiryMail) => ({ gt: new Date(now - INQUIRY_MAILS[mail].withinMs) })
  const count = (mail: InquiryMail, more: object) => tx.inquiry.count({ where: { receivedAt: since(mail), ...more } })
  const address = { equals: email, mode: 'insensitive' as const }
  return {
    receiptAtAddress: await count('receiptAtAddress', { isReceipted: true, email: address }),
    receipts: await count('receipts', { isReceipted: true }),
    toOperator: await count('toOperator', { isTold: true }),
  }
}

/** The same words by the same sender a moment ago: a second press of the button, or a browser that sends a form again. */
const sentBefore = ({ tx }: Transaction, { radioStation, plan, ...inquiry }: Inquiry, now: number) =>
  tx.inquiry.findFirst({
    where: { ...inquiry, plan: plan ?? null, enterprise: radioStation, receivedAt: { gt: new Date(now - SAME_INQUIRY_MS) } },
    select: { receipt: true, isTold: true },
  })

type Stored = Pick<SentInquiry, 'receipt' | 'isToldByMail'> & { mailIds: string[] }

/** The row, its event and its mails: all or nothing. */
const store = (services: MailServices, inquiry: Inquiry): Promise<Stored> =>
  inTransaction(services.db, async (transaction) => {
    const { tx, sql } = transaction
    const now = services.clock.now()
    // One after the other: two at once would both be the last that may be mailed.
    await lockName(sql, 'inquiries')
    const before = await sentBefore(transaction, inquiry, now)
    if (before) return { receipt: before.receipt, isToldByMail: before.isTold, mailIds: [] }
    const { receipt: isReceipted, toOperator } = mailsOfInquiry(await sentMails(transaction, inquiry.email, now))
    const { INQUIRY_EMAIL: operator } = services.config
    const [inquiryId, receipt] = [randomId(), receiptNumberOf(randomId())]
    const { radioStation, ...fields } = inquiry
    const isToldByMail = operator !== undefined && toOperator
    const row = { id: inquiryId, receipt, ...fields, enterprise: radioStation, isReceipted, isTold: isToldByMail }
    await tx.inquiry.create({ data: { ...row, receivedAt: new Date(now) } })
    const { inquiryType, plan } = inquiry
    await appendEvents(sql, [{ type: 'inquiry.received', key: inquiryId, payload: { inquiryId, inquiryType, plan } }], now)
    const mails = [
      ...(isToldByMail ? [inquiryMail(operator, { receipt, inquiry })] : []),
      ...(isReceipted ? [receiptMail({ receipt, inquiry })] : []),
    ]
    const mailIds: string[] = []
    for (const mail of mails) mailIds.push(await postMail(sql, services, { mail, now }))
    return { receipt, isToldByMail, mailIds }
  })

/** A visitor's inquiry: kept, told, and mailed to the people who run this instance; its sender gets a receipt. */
export const sendInquiry = async (
  services: MailServices,
  input: Record<string, unknown>,
): Promise<{ ok: true; value: SentInquiry } | ({ ok: false } & InquiryFaults)> => {
  const parsed = parseInquiry(input)
  if (!parsed.ok) return parsed
  const { mailIds, ...stored } = await store(services, parsed.value)
  const sent = await Promise.all(mailIds.map((mailId) => sendNow(services, mailId, PATIENCE_MS)))
  const isMailLate = sent.includes('kept')
  return { ok: true, value: { ...stored, inquiryType: parsed.value.inquiryType, isMailLate } }
}
