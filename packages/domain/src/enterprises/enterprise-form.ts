import { z } from 'zod'
import { parseEmailAddress } from '../accounts/email-address.ts'
import { EMAIL_MISSING, FILL_ALL_FIELDS, INVALID_EMAIL } from '../messages.ts'
import { isSeen, strangersText } from '../strangers-text.ts'
import { MOST_DEGREES, parseDegrees } from './coordinates.ts'
import { ENTERPRISE_FIELDS, type EnterpriseFaults, type EnterpriseField, MOST_LETTERS } from './enterprise-fields.ts'
import { parsePublicAddress } from './public-address.ts'

const MISSING: Record<EnterpriseField, string> = {
  title: 'Please enter the name of your enterprise.',
  url: 'Please enter the address of your stream or website.',
  email: EMAIL_MISSING,
  description: 'Please describe your enterprise.',
  lat: 'Please enter the latitude.',
  lng: 'Please enter the longitude.',
}

const asLines = (text: string): string => strangersText(text.replaceAll('\r\n', '\n')).trim()

const textOf = (what: string, longest: number, isAllowed: RegExp, rule: string) =>
  z
    .string({ error: `${what} is a text.` })
    .max(2 * longest, { error: `${what} has at most ${longest} letters.`, abort: true })
    .refine((text) => isAllowed.test(text), { error: rule })
    .transform(asLines)
    .refine((text) => text.length <= longest, { error: `${what} has at most ${longest} letters.` })

const title = textOf('The name', MOST_LETTERS.title, /^\P{Cc}*$/u, 'The name is one line, without control characters.')
const description = textOf(
  'The description',
  MOST_LETTERS.description,
  /^(?:\P{Cc}|[\r\n\t])*$/u,
  'The description is plain text, without control characters.',
)
const email = z
  .string({ error: INVALID_EMAIL })
  .max(MOST_LETTERS.email, { error: INVALID_EMAIL, abort: true })
  .refine((address) => parseEmailAddress(address).ok, { error: INVALID_EMAIL })
  .transform((address) => address.trim().toLowerCase())

const url = z
  .string({ error: 'The address is a text.' })
  .max(MOST_LETTERS.url, { error: `The address has at most ${MOST_LETTERS.url} letters.`, abort: true })
  .transform((text, context) => {
    const address = parsePublicAddress(text)
    if (address !== null) return address
    context.addIssue({
      code: 'custom',
      message: 'The address begins with https:// or http:// and names a host like radio.example.',
    })
    return z.NEVER
  })

const degrees = (what: string, axis: 'lat' | 'lng') =>
  z.string({ error: `${what} is a number.` }).transform((text, context) => {
    const parsed = parseDegrees(text, axis)
    if (parsed !== null) return parsed
    const most = MOST_DEGREES[axis]
    context.addIssue({
      code: 'custom',
      message: `${what} is a number from -${most} to ${most}, like ${axis === 'lat' ? '52.52' : '13.4'}.`,
    })
    return z.NEVER
  })

const enterpriseForm = z.object({
  title,
  url,
  email,
  description,
  lat: degrees('The latitude', 'lat'),
  lng: degrees('The longitude', 'lng'),
})

/** What a visitor puts on the map, checked. */
export type Enterprise = z.output<typeof enterpriseForm>

const isEmpty = (value: unknown): boolean => value === undefined || (typeof value === 'string' && !isSeen(asLines(value)))
const isField = (name: unknown): name is EnterpriseField => ENTERPRISE_FIELDS.includes(name as EnterpriseField)

/** All that is wrong at once: the sentence for the form as a whole, and one for each field. */
export const parseEnterprise = (
  input: Record<string, unknown>,
): { ok: true; value: Enterprise } | { ok: false; message: string; faults: EnterpriseFaults } => {
  const faults: EnterpriseFaults = {}
  for (const name of ENTERPRISE_FIELDS) if (isEmpty(input[name])) faults[name] = MISSING[name]
  const parsed = enterpriseForm.safeParse(input)
  for (const { path, message } of parsed.error?.issues ?? []) {
    const [name] = path
    if (isField(name)) faults[name] ??= message
  }
  if (parsed.success && Object.keys(faults).length === 0) return { ok: true, value: parsed.data }
  return { ok: false, message: FILL_ALL_FIELDS, faults }
}
