import { z } from 'zod'
import { EMAIL_AND_CODE_REQUIRED, EMAIL_MISSING, INVALID_CODE, INVALID_EMAIL, PASSWORDS_DIFFER } from '../messages.ts'
import { parseInput } from '../parse-input.ts'
import { fail, ok, type Result } from '../problem.ts'
import { parseEmailAddress } from './email-address.ts'
import { givenPasswordSchema, newPasswordSchema } from './password-rule.ts'
import { parseSignInCode } from './sign-in-code.ts'

// Longer than any address with what may stand around it: a megabyte is refused by its length alone.
const MAX_EMAIL_LENGTH = 1_000

/** An address as accounts have it: one plain address, in small letters. */
export const accountEmailSchema = z
  .string({ error: EMAIL_MISSING })
  .max(MAX_EMAIL_LENGTH, { error: INVALID_EMAIL, abort: true })
  .transform((text, context) => {
    const parsed = parseEmailAddress(text)
    if (parsed.ok) return parsed.value.toLowerCase()
    context.addIssue({ code: 'custom', message: parsed.problem.message })
    return z.NEVER
  })

const passwordsAgree = (input: { password: string; confirmPassword: string }): boolean => input.password === input.confirmPassword
const differ = { error: PASSWORDS_DIFFER, path: ['confirmPassword'] }
const confirmPassword = z.string({ error: PASSWORDS_DIFFER })

/** Unknown fields do nothing: nobody registers with a station or a state of their choosing. */
export const registrationSchema = z
  .object({
    email: accountEmailSchema,
    password: newPasswordSchema,
    confirmPassword,
    timeZone: z.string().max(100).catch('').default(''),
  })
  .refine(passwordsAgree, differ)

export const newPasswordFormSchema = z
  .object({
    token: z.string().max(200, 'This is no reset link.').default(''),
    password: newPasswordSchema,
    confirmPassword,
    revokeKeys: z.boolean().default(false),
  })
  .refine(passwordsAgree, differ)

export const emailFormSchema = z.object({ email: accountEmailSchema })

export const passwordSignInSchema = z.object({ email: accountEmailSchema, password: givenPasswordSchema })

const credentialsSchema = z.object({
  email: z.string({ error: EMAIL_AND_CODE_REQUIRED }).max(MAX_EMAIL_LENGTH, INVALID_EMAIL),
  code: z.string({ error: EMAIL_AND_CODE_REQUIRED }).max(MAX_EMAIL_LENGTH, INVALID_CODE),
})

/** Email and code of the login: both there, then the address well-formed, then the code 6 letters or digits. */
export const parseCredentials = (input: unknown): Result<{ email: string; code: string }> => {
  const parsed = parseInput(credentialsSchema, input)
  if (!parsed.ok) return parsed
  const missing = (['email', 'code'] as const).find((field) => parsed.value[field].trim() === '')
  if (missing) return fail('invalid', EMAIL_AND_CODE_REQUIRED, missing)
  const email = parseEmailAddress(parsed.value.email)
  if (!email.ok) return email
  const code = parseSignInCode(parsed.value.code)
  if (!code.ok) return code
  return ok({ email: email.value.toLowerCase(), code: code.value })
}
