import { z } from 'zod'
import { accountEmailSchema, registrationSchema } from '../accounts/account-input.ts'
import { PASSWORD_LENGTH } from '../accounts/password-rule.ts'
import { EMAIL_AND_CODE_REQUIRED, INVALID_CODE, INVALID_EMAIL } from '../messages.ts'

const needed = z.string({ error: EMAIL_AND_CODE_REQUIRED })

/** Which of the two is missing or malformed is told by `parseCredentials`. */
export const authBody = z.object(
  {
    email: needed.max(1_000, INVALID_EMAIL).meta({ format: 'email' }),
    code: needed
      .max(1_000, INVALID_CODE)
      .meta({ pattern: '^[A-Za-z0-9]{6}$', description: 'The 6 letters or digits of the mail; case does not matter.' }),
    handle: z
      .string()
      .max(200, 'This is no handle.')
      .optional()
      .describe('What the call that mailed the code has answered. A cookie of that answer does it, too.'),
  },
  { error: EMAIL_AND_CODE_REQUIRED },
)

export const authAnswer = z.object({
  usrID: z.string(),
  usrEmail: z.string().describe('The station id of every other call.'),
  expiresIn: z.number().int().describe('Seconds until the session ends.'),
})

const sizes = { minLength: PASSWORD_LENGTH.least, maxLength: PASSWORD_LENGTH.most }

export const registerBody = registrationSchema.safeExtend({
  email: accountEmailSchema.meta({ format: 'email' }),
  password: registrationSchema.shape.password.meta(sizes),
  confirmPassword: registrationSchema.shape.confirmPassword.meta(sizes),
  timeZone: z
    .string()
    .max(100, 'A time zone has at most 100 characters.')
    .default('')
    .describe('The browser’s, as Europe/Lisbon; UTC when it is not one.'),
})

export const sendCodeBody = z.object({ email: accountEmailSchema.meta({ format: 'email' }) })

export const forgotPasswordBody = z.object({ email: accountEmailSchema.meta({ format: 'email' }) })

/** The same for an address that is known and one that is not. */
export const mailedAnswer = z.object({ email: z.string(), message: z.string() })

export const codeAskedAnswer = mailedAnswer.extend({
  handle: z.string().optional().describe('For a program that keeps no cookies: send it back with the code.'),
})
