import { z } from 'zod'
import { parseEmailAddress } from '../accounts/email-address.ts'
import { lineOf } from '../hosts/scheduler-settings.ts'
import { EMAIL_MISSING, FORM_INCOMPLETE, FORM_INVALID, INVALID_EMAIL } from '../messages.ts'
import { PLAN_IDS } from '../plans/plans.ts'
import { isSeen, strangersText } from '../strangers-text.ts'
import { INQUIRY_FIELDS, type InquiryField, MAX_INTEREST } from './inquiry-fields.ts'
import { INQUIRY_TYPE_VALUES } from './inquiry-types.ts'

/** What a field says that has to be filled in and is empty. */
const MISSING: Partial<Record<InquiryField, string>> = {
  name: 'Please enter your name.',
  email: EMAIL_MISSING,
  inquiryType: 'Please choose what it is about.',
}

// Line breaks and tabs are text; every other control character is there to do something to its reader.
const TEXT = /^(?:\P{Cc}|[\n\t])*$/u

const text = z
  .string({ error: 'Your vision is a text.' })
  .max(2 * MAX_INTEREST, { error: `Your vision has at most ${MAX_INTEREST} characters.`, abort: true })
  .transform((written) => strangersText(written.replaceAll('\r\n', '\n')).trim())
  .refine((written) => written.length <= MAX_INTEREST, { error: `Your vision has at most ${MAX_INTEREST} characters.` })
  .refine((written) => TEXT.test(written), { error: 'Your vision is plain text, without control characters.' })

const line = (what: string) => lineOf(what).transform((written) => strangersText(written).trim())

/** A plan of the price list; anything else is left out. */
const plan = z.enum(PLAN_IDS).nullable().catch(null).default(null)

const inquiryForm = z.object({
  name: line('Your name'),
  email: z
    .string({ error: INVALID_EMAIL })
    .max(254, { error: INVALID_EMAIL, abort: true })
    .refine((address) => address === '' || parseEmailAddress(address).ok, { error: INVALID_EMAIL })
    .transform((address) => address.trim()),
  radioStation: line('The name of your enterprise').default(''),
  inquiryType: z.enum(INQUIRY_TYPE_VALUES, { error: 'Please choose one of the list.' }),
  interest: text.default(''),
  plan,
})

/** What a visitor asks, checked. */
export type Inquiry = z.output<typeof inquiryForm>

/** The sentence for the form as a whole, and one for each field that has to be put right. */
export type InquiryFaults = { message: string; faults: Partial<Record<InquiryField, string>> }

const isEmpty = (value: unknown): boolean => value === undefined || (typeof value === 'string' && !isSeen(strangersText(value)))

const isField = (name: unknown): name is InquiryField => INQUIRY_FIELDS.includes(name as InquiryField)

/** All that is wrong at once: nobody wants to be sent back for one field after the other. Incomplete comes before invalid. */
export const parseInquiry = (input: Record<string, unknown>): { ok: true; value: Inquiry } | ({ ok: false } & InquiryFaults) => {
  const faults: InquiryFaults['faults'] = {}
  const parsed = inquiryForm.safeParse(input)
  for (const { path, message } of parsed.error?.issues ?? []) {
    const [name] = path
    if (isField(name)) faults[name] ??= message
  }
  const missing = INQUIRY_FIELDS.filter((name) => MISSING[name] !== undefined && isEmpty(input[name]))
  for (const name of missing) faults[name] = MISSING[name]
  if (parsed.success && missing.length === 0) return { ok: true, value: parsed.data }
  return { ok: false, message: missing.length > 0 ? FORM_INCOMPLETE : FORM_INVALID, faults }
}
