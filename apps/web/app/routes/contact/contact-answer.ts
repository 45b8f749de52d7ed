import type { InquiryFaults } from '@hourcast/domain/inquiries/inquiry-form'
import type { SentInquiry } from '@hourcast/server/inquiries/send-inquiry'

/** What was entered; it comes back with the page when it has to be put right. */
export type ContactFields = Record<'name' | 'email' | 'radioStation' | 'inquiryType' | 'interest' | 'plan' | 'formTime', string>

/** What the action says to the page. */
export type ContactAnswer = InquiryFaults & {
  fields: ContactFields
  sent: (SentInquiry & { email: string }) | null
}

export const fieldsOf = (given: Readonly<Record<string, string>>): ContactFields => {
  const { name = '', email = '', radioStation = '', inquiryType = '', interest = '', plan = '', formTime = '' } = given
  return { name, email, radioStation, inquiryType, interest, plan, formTime }
}

/** Nothing is sent, and all that was entered is kept. */
export const refused = (
  given: Readonly<Record<string, string>>,
  message: string,
  faults: InquiryFaults['faults'] = {},
): ContactAnswer => ({
  message,
  faults,
  fields: fieldsOf(given),
  sent: null,
})
