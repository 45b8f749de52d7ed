import { CODE_MS } from '@hourcast/domain/accounts/sign-in-code'
import { DAY_MS, MINUTE_MS } from '@hourcast/domain/time-units'
import type { Services } from '../services.ts'
import type { AccountMail } from './post-mail.ts'

type Where = Pick<Services, 'config'>

export const RESET_LINK_MS = 30 * MINUTE_MS

const loginOf = ({ config }: Where): string => `${config.PUBLIC_URL}/login`
const written = (...paragraphs: string[]): string => `${['Hello,', ...paragraphs, 'Hourcast'].join('\n\n')}\n`
const IGNORE = 'If you did not ask for this, do nothing: without this mail nobody gets in.'

type MailedCode = { to: string; code: string; linkToken: string }

const linkOf = ({ config }: Where, token: string): string => `  ${config.PUBLIC_URL}/sign-in/${token}`

/** The answer to 'E-mail me a code'. The link works in any browser: the code may have been asked for on another device. */
export const codeMail = (services: Where, { to, code, linkToken }: MailedCode): AccountMail => ({
  to,
  subject: `${code} is your Hourcast code`,
  text: written(
    'your code is',
    `  ${code}`,
    `It works once, within 10 minutes, in the browser that asked for it: ${loginOf(services)}`,
    'Or open this link, on any device, and press its button. It works once, within 10 minutes:',
    linkOf(services, linkToken),
    IGNORE,
  ),
  validMs: CODE_MS,
})

/** To somebody who registered: the code confirms the address, and in the same browser the password. */
export const registrationMail = (services: Where, { to, code, linkToken }: MailedCode): AccountMail => ({
  to,
  subject: `${code} confirms your Hourcast registration`,
  text: written(
    'this address was registered with Hourcast, and a password was chosen. Your code is',
    `  ${code}`,
    `It works once, within 10 minutes, in the browser where you registered, and confirms both: ${loginOf(services)}`,
    'Or open this link and press its button. On another device it confirms the address, and the password typed elsewhere is not kept:',
    linkOf(services, linkToken),
    'If it was not you who registered, do nothing: then no account is made.',
  ),
  validMs: CODE_MS,
})

/** What the owner is asked again for. */
export type ProofPurpose = 'to create an API key' | 'to delete your account'

/** Asked again before something that lasts: no link, because nobody signs in with it. */
export const proofMail = ({ to, code, purpose }: { to: string; code: string; purpose: ProofPurpose }): AccountMail => ({
  to,
  subject: `${code} is your Hourcast code ${purpose}`,
  text: written(
    `your code ${purpose} is`,
    `  ${code}`,
    'It works once, within 10 minutes, on the page that asked for it.',
    "If you did not ask for this, somebody is signed in as you: end the other sessions in Settings, and set a new password with 'Forgot Password'.",
  ),
  validMs: CODE_MS,
})

/** An API key speaks for the station without a password: its owner knows of each. */
export const newKeyMail = (
  { config }: Where,
  { to, name, endsAt }: { to: string; name: string; endsAt: number | null },
): AccountMail => ({
  to,
  subject: 'A new Hourcast API key',
  text: written(
    `an API key was created for your station${name === '' ? '' : `, with the name '${name}'`}. ${
      endsAt === null
        ? 'It works until it is revoked.'
        : `It works until ${new Date(endsAt).toISOString().slice(0, 16).replace('T', ' ')} UTC.`
    }`,
    `If that was not you, revoke it at ${config.PUBLIC_URL}/station/settings and set a new password: 'Forgot Password' at ${config.PUBLIC_URL}/login`,
  ),
  validMs: DAY_MS,
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
export const passwordChangedMail = (services: Where, { to, revokedKeys }: { to: string; revokedKeys: number }): AccountMail => ({
  to,
  subject: 'Your Hourcast password was changed',
  text: written(
    `your password was changed, and you were signed out everywhere else.${revokedKeys === 0 ? '' : ' Your API keys were revoked.'}`,
    `If that was not you, set another one: 'Forgot Password' at ${loginOf(services)}`,
  ),
  validMs: DAY_MS,
})
