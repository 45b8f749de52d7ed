import type { Inquiry } from '@hourcast/domain/inquiries/inquiry-form'
import { type InquiryType, nameOfInquiryType } from '@hourcast/domain/inquiries/inquiry-types'
import { DAY_MS } from '@hourcast/domain/time-units'
import type { AccountMail } from '../accounts/post-mail.ts'

/** The mail server may be away for so long; after that the row alone tells of the inquiry. */
const WORTH_SENDING_MS = 7 * DAY_MS

const written = (...paragraphs: string[]): string => `${paragraphs.join('\n\n')}\n`

type Received = { receipt: string; inquiry: Inquiry }

/** To the people who run this instance. Nothing that the visitor wrote stands in the mail's head. */
export const inquiryMail = (to: string, { receipt, inquiry }: Received): AccountMail => {
  const { name, email, radioStation, interest, inquiryType, plan } = inquiry
  const facts = [
    `Type: ${nameOfInquiryType(inquiryType)}`,
    ...(plan === null ? [] : [`Plan: ${plan}`]),
    `Enterprise: ${radioStation === '' ? '(not said)' : radioStation}`,
  ]
  return {
    to,
    subject: `Inquiry ${receipt}: ${nameOfInquiryType(inquiryType)}`,
    text: written(
      `${name} (${email}) writes:`,
      facts.join('\n'),
      interest === '' ? 'They wrote nothing about their vision for AI.' : `Vision for AI:\n\n${interest}`,
      'All inquiries: npm run hourcast -- inquiries',
    ),
    validMs: WORTH_SENDING_MS,
  }
}

/** To the address that was typed, which may be a stranger's: the number and the type, and no word that a visitor wrote. */
export const receiptMail = ({
  receipt,
  inquiry,
}: {
  receipt: string
  inquiry: { email: string; inquiryType: InquiryType }
}): AccountMail => ({
  to: inquiry.email,
  subject: `Your inquiry ${receipt}`,
  text: written(
    'Hello,',
    `your inquiry was received. Its number is ${receipt}, its type '${nameOfInquiryType(inquiry.inquiryType)}'.`,
    'If you did not write to us, somebody has typed your address into our form: there is nothing that you have to do, and no more than one of these mails comes a day.',
    'Hourcast',
  ),
  validMs: WORTH_SENDING_MS,
})
