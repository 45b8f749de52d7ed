import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../time-units.ts'

/** How often a minute the form is taken: from one visitor, filled in well or not, and well filled in from all together. */
export const INQUIRIES_A_MINUTE = { visitor: 20, everyone: 60 } as const

/** Nobody fills the form in quicker than this. */
export const LEAST_FILLING_MS = 2 * SECOND_MS

/** An inquiry is kept for so long. */
export const INQUIRY_KEPT_MS = 180 * DAY_MS

export type InquiryMail = 'receiptAtAddress' | 'receipts' | 'toOperator'

/**
 * How many mails inquiries may cause. Anybody can type a stranger's address: it gets one receipt a day, and none that says more than its
 * number. A flood must not use up what the mail server lets us send, which sign-in codes need. What is not mailed is kept all the same.
 */
export const INQUIRY_MAILS: Record<InquiryMail, { most: number; withinMs: number }> = {
  receiptAtAddress: { most: 1, withinMs: DAY_MS },
  receipts: { most: 60, withinMs: HOUR_MS },
  toOperator: { most: 60, withinMs: HOUR_MS },
}

/** Which mails one more inquiry causes, by how many there were within the time of each limit. */
export const mailsOfInquiry = (sent: Record<InquiryMail, number>): { receipt: boolean; toOperator: boolean } => {
  const isLeft = (mail: InquiryMail) => sent[mail] < INQUIRY_MAILS[mail].most
  return { receipt: isLeft('receiptAtAddress') && isLeft('receipts'), toOperator: isLeft('toOperator') }
}

/** Within so long the same inquiry of the same sender is one: it keeps its receipt. */
export const SAME_INQUIRY_MS = 10 * MINUTE_MS
