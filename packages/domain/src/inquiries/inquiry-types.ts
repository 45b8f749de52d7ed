/** What an inquiry is about: the values of the wire, in the order of the form. */
export const INQUIRY_TYPES = [
  { value: 'sales', name: 'Sales' },
  { value: 'support', name: 'Support' },
  { value: 'contact', name: 'Contact' },
  { value: 'partnership', name: 'Partnership' },
  { value: 'development', name: 'Development' },
  { value: 'ai_integration', name: 'AI integration' },
  { value: 'marketing_collaboration', name: 'Marketing collaboration' },
  { value: 'technical_support', name: 'Technical support' },
  { value: 'product_feedback', name: 'Product feedback' },
  { value: 'event_participation', name: 'Event participation' },
  { value: 'other', name: 'Other' },
] as const

export type InquiryType = (typeof INQUIRY_TYPES)[number]['value']

export const INQUIRY_TYPE_VALUES = INQUIRY_TYPES.map(({ value }) => value)

export const nameOfInquiryType = (type: InquiryType): string => INQUIRY_TYPES.find(({ value }) => value === type)?.name ?? type
