import { randomBytes, timingSafeEqual } from 'node:crypto'
import { lockName } from '@hourcast/db/lock-name'
import type { Rows, Sql, Transaction } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import { CODE_LENGTH, CODE_MS, CODE_TRIES, codeFromBytes } from '@hourcast/domain/accounts/sign-in-code'
import { DAY_MS } from '@hourcast/domain/time-units'
import type { Services } from '../services.ts'
import type { CodeHolder } from './browser.ts'
import { hmacOf } from './derive-key.ts'
import { sealLinkAddress } from './link-address.ts'
import { newToken } from './token.ts'

type Secret = Pick<Services, 'sessionSecret'>

/** What an owner-to-be has chosen. The password is null where it cannot be theirs: a code confirms what its own browser has typed. */
export type Registration = { passwordHash: string | null; timeZone: string }

/** Somebody who registered and was slow may ask for another code for a day. */
export const REGISTRATION_MS = DAY_MS

/** Bound to its address: the same code of another address has another hash. */
const codeHash = (secret: Secret, addressHash: string, code: string): Buffer =>
  hmacOf(secret, 'sign-in-code', `${addressHash}|${code}`)

type NewCode = {
  addressHash: string
  email: string
  holder: CodeHolder
  registration?: Registration | null
  now: number
}

/** A fresh code for an address and the link beside it: both are returned to be mailed, and stored as hashes. */
export const newSignInCode = async (
  tx: Rows,
  secret: Secret,
  { addressHash, email, holder, registration = null, now }: NewCode,
): Promise<{ code: string; linkToken: string }> => {
  const id = randomId()
  const code = codeFromBytes(randomBytes(CODE_LENGTH))
  const link = newToken()
  const { passwordHash = null, timeZone = 'UTC' } = registration ?? {}
  const { browserHash, isOpen } = holder
  await tx.signInCode.create({
    data: {
      ...{ id, addressHash, browserHash, isOpen, registers: registration !== null, passwordHash, timeZone },
      ...{ createdAt: new Date(now), expiresAt: new Date(now + CODE_MS) },
      codeHash: codeHash(secret, addressHash, code).toString('hex'),
      linkHash: link.hash,
      emailSealed: sealLinkAddress(secret, id, email),
    },
  })
  return { code, linkToken: link.token }
}

/** The last registration of an address that waits for its code, with the password when it was typed in this browser. */
export const findRegistration = async (
  tx: Rows,
  { addressHash, browserHash, now }: { addressHash: string; browserHash: string; now: number },
): Promise<Registration | null> => {
  const waiting = await tx.signInCode.findMany({
    where: { addressHash, registers: true, createdAt: { gt: new Date(now - REGISTRATION_MS) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
  })
  // That of this browser first: only its password counts.
  const own = waiting.find((code) => code.browserHash === browserHash)
  const found = own ?? waiting[0]
  return found ? { passwordHash: own?.passwordHash ?? null, timeZone: found.timeZone } : null
}

/** Whether a code that this browser has asked for still waits to be entered: also for an address that nobody has. */
export const holdsCode = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { addressHash, browserHash }: { addressHash: string; browserHash: string },
): Promise<boolean> => {
  const live = { expiresAt: { gt: new Date(clock.now()) }, tries: { lt: CODE_TRIES } }
  return (await db.prisma.signInCode.count({ where: { addressHash, browserHash, ...live } })) > 0
}

/** Of two that use up codes of one address at once, the second sees what the first has left. */
export const lockCodes = (sql: Sql, addressHash: string): Promise<void> => lockName(sql, `use up ${addressHash}`)

/** One that works ends all others of its address, and their links. */
export const useUpCodes = (tx: Rows, addressHash: string): Promise<unknown> =>
  tx.signInCode.deleteMany({ where: { addressHash } })

type Tried = { addressHash: string; code: string; browserHash: string; now: number }

/**
 * Tries a code against all that this browser may enter for an address: of any number at once, one wins, and with it all codes of the
 * address are used up. A miss counts for each of those codes, never for one of another browser. Null is a miss.
 */
export const claimCode = async (
  { tx, sql }: Transaction,
  secret: Secret,
  { addressHash, code, browserHash, now }: Tried,
): Promise<{ registration: Registration | null } | null> => {
  await lockCodes(sql, addressHash)
  const live = await tx.signInCode.findMany({
    where: { addressHash, OR: [{ browserHash }, { isOpen: true }], expiresAt: { gt: new Date(now) }, tries: { lt: CODE_TRIES } },
    orderBy: { id: 'asc' },
  })
  const tried = codeHash(secret, addressHash, code)
  const found = live.filter((row) => timingSafeEqual(Buffer.from(row.codeHash, 'hex'), tried))[0]
  if (!found) {
    await tx.signInCode.updateMany({ where: { id: { in: live.map(({ id }) => id) } }, data: { tries: { increment: 1 } } })
    return null
  }
  await useUpCodes(tx, addressHash)
  if (!found.registers) return { registration: null }
  const passwordHash = found.browserHash === browserHash ? found.passwordHash : null
  return { registration: { passwordHash, timeZone: found.timeZone } }
}
