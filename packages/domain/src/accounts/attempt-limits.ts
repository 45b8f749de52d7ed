import { MINUTE_MS } from '../time-units.ts'

/**
 * Registrations are counted apart from codes: codes for an address that nobody has are mailed to nobody, and must not use up its own. 'network' are
 * the registrations of any address that come from one network.
 */
export type AttemptKind = 'sign-in' | 'code' | 'registration' | 'reset' | 'network'

/** How far back attempts count. */
export const ATTEMPTS_WITHIN_MS: Record<AttemptKind, number> = {
  'sign-in': 60 * MINUTE_MS,
  code: 15 * MINUTE_MS,
  registration: 15 * MINUTE_MS,
  reset: 15 * MINUTE_MS,
  network: 60 * MINUTE_MS,
}

/**
 * Wrong tries an hour before one must wait, mails in 15 minutes. Of a network, registrations an hour: a class that tries this together has fewer, and
 * hundreds of accounts take many hours.
 */
export const MAX_ATTEMPTS: Record<AttemptKind, number> = { 'sign-in': 10, code: 3, registration: 3, reset: 3, network: 30 }

/**
 * Milliseconds until an address may try again; 0 is now. `attempts` are the instants of earlier ones (epoch ms, any order): for 'sign-in'
 * those that failed. After the tenth failure in an hour the wait is a minute, after each further one twice as long.
 */
export const waitMsBefore = (kind: AttemptKind, attempts: readonly number[], now: number): number => {
  const counted = attempts.filter((at) => at > now - ATTEMPTS_WITHIN_MS[kind]).toSorted((a, b) => a - b)
  const most = MAX_ATTEMPTS[kind]
  const last = counted.at(-1)
  if (last === undefined || counted.length < most) return 0
  if (kind === 'sign-in') return Math.max(0, last + MINUTE_MS * 2 ** (counted.length - most) - now)
  return (counted.at(-most) ?? now) + ATTEMPTS_WITHIN_MS[kind] - now
}

/** 'in 40 seconds', 'in 12 minutes': rounded up, so that it is true. */
export const waitInWords = (waitMs: number): string => {
  const seconds = Math.ceil(waitMs / 1000)
  if (seconds < 90) return seconds === 1 ? 'in 1 second' : `in ${seconds} seconds`
  return `in ${Math.ceil(seconds / 60)} minutes`
}
