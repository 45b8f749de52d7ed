import type { Result } from '@hourcast/domain/problem'
import { addOwner } from '../add-owner.ts'
import type { SignedIn } from '../begin-session.ts'
import type { BrowserInput } from '../browser.ts'
import { registerOwner } from '../register-owner.ts'
import { signInByLink } from '../sign-in-by-link.ts'
import { signInWithCode } from '../sign-in-with-code.ts'
import { type GivenAccounts, PASSWORD } from './given-accounts.ts'

export const ANNA = 'anna@radio.example'

/** Where Anna asks and enters; what it shows is its visitor cookie. */
export const ANNAS_BROWSER = { handle: "the visitor cookie of Anna's browser" }
/** Of somebody else. */
export const OTHER_BROWSER = { handle: 'the visitor cookie of another browser' }

export const succeeded = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.problem.message)
  return result.value
}

/** An owner who has no password, signed in by a link of the command line. */
export const signedInOwner = async (
  { services }: GivenAccounts,
  { email = ANNA, userAgent = '', browser = {} }: { email?: string; userAgent?: string; browser?: BrowserInput } = {},
): Promise<SignedIn & { stationId: string }> => {
  const { signInUrl, stationId } = succeeded(await addOwner(services, { email }))
  const token = signInUrl.split('/').pop() ?? ''
  return { ...succeeded(await signInByLink(services, { token }, { userAgent, ...browser })), stationId }
}

/** An owner who has registered with PASSWORD and entered the code. */
export const registeredOwner = async (
  { services, mailedCode }: GivenAccounts,
  { email = ANNA, timeZone }: { email?: string; timeZone?: string } = {},
): Promise<SignedIn> => {
  succeeded(await registerOwner(services, { email, password: PASSWORD, confirmPassword: PASSWORD, timeZone }, ANNAS_BROWSER))
  return succeeded(await signInWithCode(services, { email, code: await mailedCode() }, ANNAS_BROWSER))
}

/** A code of the right format that is not this one. */
export const otherCode = (code: string): string => (code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA')
