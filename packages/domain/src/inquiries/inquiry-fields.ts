/** Letters of the vision for AI. */
export const MAX_INTEREST = 4_000

/** The fields of the form, in its order: the first one with a fault gets the focus. */
export const INQUIRY_FIELDS = ['name', 'email', 'radioStation', 'inquiryType', 'interest'] as const
export type InquiryField = (typeof INQUIRY_FIELDS)[number]
