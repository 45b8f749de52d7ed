import { LOGIN_FAILED } from '@hourcast/domain/messages'
import { fail, type Result } from '@hourcast/domain/problem'
import type { SignedIn } from '@hourcast/server/accounts/begin-session'
import type { BrowserInput } from '@hourcast/server/accounts/browser'
import { registerOwner } from '@hourcast/server/accounts/register-owner'
import { requestCode } from '@hourcast/server/accounts/request-code'
import { requestReset } from '@hourcast/server/accounts/request-reset'
import { signInWithCode } from '@hourcast/server/accounts/sign-in-with-code'
import { signInWithPassword } from '@hourcast/server/accounts/sign-in-with-password'
import type { Services } from '@hourcast/server/services'
import type { Fields } from '../../.server/read-form.ts'
import type { LoginIntent, SecondField, Sent } from './login-answer.ts'

type Act = (services: Services, fields: Fields, browser: BrowserInput) => Promise<Result<Outcome>>

/** A session that began, or what the page shows next. */
export type Outcome = { signedIn: SignedIn } | { second: SecondField; sent?: Sent; isConfirming?: true }

/** A fault of ours is logged and told in one sentence; the visitor can do nothing about it but try again. */
const orServerError = async (services: Services, attempt: () => Promise<Result<SignedIn>>): Promise<Result<Outcome>> => {
  try {
    const result = await attempt()
    return result.ok ? { ok: true, value: { signedIn: result.value } } : result
  } catch (error) {
    services.log.error({ reason: error instanceof Error ? error.message : String(error) }, 'signing in failed')
    return fail('unavailable', LOGIN_FAILED)
  }
}

const then = (result: Result<unknown>, outcome: Outcome): Result<Outcome> => (result.ok ? { ok: true, value: outcome } : result)

/** What each button of the login page does. */
export const LOGIN_ACTS: Record<LoginIntent, Act> = {
  'sign-in': (services, fields, browser) => orServerError(services, () => signInWithCode(services, fields, browser)),
  'sign-in-with-password': (services, fields, browser) =>
    orServerError(services, () => signInWithPassword(services, fields, browser)),
  'send-code': async (services, fields, browser) =>
    then(await requestCode(services, fields, browser), { second: 'code', sent: 'code' }),
  'use-password': async () => ({ ok: true, value: { second: 'password' } }),
  'use-code': async () => ({ ok: true, value: { second: 'code' } }),
  register: async (services, fields, browser) =>
    then(await registerOwner(services, fields, browser), { second: 'code', sent: 'registration', isConfirming: true }),
  'send-reset-link': async (services, fields, browser) =>
    then(await requestReset(services, fields, browser), { second: 'code', sent: 'reset-link' }),
}
