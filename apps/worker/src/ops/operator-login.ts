import { createHash, timingSafeEqual } from 'node:crypto'
import { addressKey } from '@hourcast/domain/accounts/address-key'
import { waitMsBefore } from '@hourcast/domain/accounts/attempt-limits'
import type { Clock } from '@hourcast/server/clock'

export const OPERATOR = 'operator'

export type LoginAnswer = 'in' | 'asked' | 'wrong' | { waitMs: number }

/** Addresses that are remembered; with more, the one that failed longest ago is forgotten. */
const MAX_ADDRESSES = 1_000
const MAX_FAILURES = 20

const digest = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest()

/** What an Authorization header says; null when it is not of HTTP's Basic kind. */
const readBasic = (header: string | undefined): string | null => {
  const [, text] = /^basic ([A-Za-z0-9+/=_-]+)$/i.exec(header ?? '') ?? []
  return text === undefined ? null : Buffer.from(text, 'base64').toString('utf8')
}

/**
 * HTTP Basic for the one operator, compared in constant time. After ten wrong tries of one address (of IPv6: one network) within an hour
 * it waits, as at the sign-in: also with the right password. A request without a password is asked for one and counts as no try.
 */
export const createOperatorLogin = ({ password, clock }: { password: string; clock: Clock }) => {
  const expected = digest(`${OPERATOR}:${password}`)
  const failures = new Map<string, number[]>()
  return (authorization: string | undefined, address: string): LoginAnswer => {
    const given = readBasic(authorization)
    if (given === null) return 'asked'
    const asker = addressKey(address)
    const earlier = failures.get(asker) ?? []
    const waitMs = waitMsBefore('sign-in', earlier, clock.now())
    if (waitMs > 0) return { waitMs }
    failures.delete(asker)
    if (timingSafeEqual(digest(given), expected)) return 'in'
    const [longestAgo] = failures.keys()
    if (failures.size >= MAX_ADDRESSES && longestAgo !== undefined) failures.delete(longestAgo)
    failures.set(asker, [...earlier, clock.now()].slice(-MAX_FAILURES))
    return 'wrong'
  }
}
