import { ENTERPRISE_FIELDS, type EnterpriseFaults, type EnterpriseField } from '@hourcast/domain/enterprises/enterprise-fields'

export type EnterpriseFields = Record<EnterpriseField, string>

/** What the form's action says: what has to be put right, with all that was entered, or what became of it. */
export type EnterpriseAnswer = {
  fields: EnterpriseFields
  faults: EnterpriseFaults
  /** The sentence for the form as a whole. */
  message: string | null
  added: { title: string; email: string; mail: 'sent' | 'kept' | 'before' } | null
}

export const fieldsOf = (given: Readonly<Record<string, string>>): EnterpriseFields =>
  Object.fromEntries(ENTERPRISE_FIELDS.map((name) => [name, given[name] ?? ''])) as EnterpriseFields

export const NOTHING_ENTERED = fieldsOf({})

/** Nothing was stored, and all that was entered is kept. */
export const refusedEnterprise = (
  given: Readonly<Record<string, string>>,
  message: string,
  faults: EnterpriseFaults = {},
): EnterpriseAnswer => ({ fields: fieldsOf(given), faults, message, added: null })
