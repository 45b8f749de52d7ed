import { CODE_MS } from '@hourcast/domain/sign-in-code'
import type { Services } from '../services.ts'
import type { AccountMail } from './post-mail.ts'

type Where = Pick<Services, 'config'>

export const RESET_LINK_MS = 30 * 60_000
const DAY_MS = 24 * 3_600_000

const loginOf = ({ config }: Where): string => `${config.PUBLIC_URL}/login`
const written = (...paragraphs: string[]): string => `${['Hello,', ...paragraphs, 'Hourcast'].join('\n\n')}\n`
const IGNORE = 'If you did not ask for this, do nothing: without the code nobody gets in.'

/** The answer to 'E-mail me a code'. */
export const codeMail = (services: Where, { to, code }: { to: string; code: string }): AccountMail => ({
  to,
  subject: 'Your Hourcast code',
  text: written('your code is', `  ${code}`, `It works once, within 10 minutes. Enter it at ${loginOf(services)}`, IGNORE),
  validMs: CODE_MS,
})

/** To somebody who registered: the code confirms the address and the password. */
export const registrationMail = (
  services: Where,
  { to, code, isContested }: { to: string; code: string; isContested: boolean },
): AccountMail => ({
  to,
  subject: 'Confirm your Hourcast registration',
  text: written(
    'this address was registered with Hourcast, and a password was chosen. Your code is',
    `  ${code}`,
    isContested
      ? `It works once, within 10 minutes. Enter it at ${loginOf(services)}. This address was registered more than once, so no password is kept: set yours with 'Forgot Password' when you are in.`
      : `It works once, within 10 minutes, and confirms both. Enter it at ${loginOf(services)}`,
    'If it was not you who registered, do not enter it: then no account is made.',
  ),
  validMs: CODE_MS,
})

/** To an owner whose address somebody registered again. */
export const alreadyRegisteredMail = (services: Where, { to }: { to: string }): AccountMail => ({
  to,
  subject: 'You are registered with Hourcast already',
  text: written(
    'somebody, probably you, has just registered this address with Hourcast. It has an account already, and nothing about it was changed.',
    `Sign in at ${loginOf(services)} with a code by e-mail, or with your password; 'Forgot Password' sets a new one.`,
  ),
  validMs: DAY_MS,
})

/** The answer to 'Send Reset Link'. */
export const resetMail = ({ config }: Where, { to, token }: { to: string; token: string }): AccountMail => ({
  to,
  subject: 'Set a new Hourcast password',
  text: written(
    'this link sets a new password. It works once, within 30 minutes:',
    `  ${config.PUBLIC_URL}/reset-password/${token}`,
    'If you did not ask for this, do nothing: your password stays as it is.',
  ),
  validMs: RESET_LINK_MS,
})

/** After a reset, so that an owner who did not do it knows. */
export const passwordChangedMail = (services: Where, { to }: { to: string }): AccountMail => ({
  to,
  subject: 'Your Hourcast password was changed',
  text: written(
    'your password was changed, and you were signed out everywhere else.',
    `If that was not you, set another one: 'Forgot Password' at ${loginOf(services)}`,
  ),
  validMs: DAY_MS,
})
