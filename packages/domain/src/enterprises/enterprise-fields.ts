/** The fields of the form, in its order: the first one with a fault gets the focus. */
export const ENTERPRISE_FIELDS = ['title', 'url', 'email', 'description', 'lat', 'lng'] as const
export type EnterpriseField = (typeof ENTERPRISE_FIELDS)[number]

export const MOST_LETTERS = { title: 80, url: 300, email: 254, description: 400 } as const

/** One sentence for each field that has to be put right. */
export type EnterpriseFaults = Partial<Record<EnterpriseField, string>>
