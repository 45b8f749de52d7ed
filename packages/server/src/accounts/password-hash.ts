import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createFairPlaces } from '@hourcast/domain/broadcasts/fair-places'

type PasswordCost = { N: number; r: number; p: number }

/** What a password costs unless told otherwise: 32 MiB and about 0.2 s. Tests alone tell otherwise. */
export type PasswordServices = { passwordCost?: PasswordCost }

const FULL_COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 }
const SALT_BYTES = 16
const HASH_BYTES = 32
const FORMAT = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]{22})\$([\w-]{43})$/

// Two at a time: more would take all of Node's file threads, and the files on air are read with them.
const queue = createFairPlaces({
  places: 2,
  maxWaiting: 200,
  whenFull: () => new Error('Too many passwords are being checked at once.'),
  now: Date.now,
})
const derive = promisify<Buffer, Buffer, number, object, Buffer>(scrypt)

const scryptOf = (password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> => {
  // One way of writing é: keyboards differ, and the password is the same for anybody who types it.
  const bytes = Buffer.from(password.normalize('NFKC'), 'utf8')
  return queue.run(() => derive(bytes, salt, HASH_BYTES, { ...cost, maxmem: 256 * cost.N * cost.r }))
}

/** `scrypt$N$r$p$SALT$HASH`: what it cost stands in it, so that a later, dearer one can live beside it. */
export const hashPassword = async (
  password: string,
  { passwordCost: cost = FULL_COST }: PasswordServices = {},
): Promise<string> => {
  const salt = randomBytes(SALT_BYTES)
  const hash = await scryptOf(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Whether this is the password behind the hash. Without a hash the work is the same and the answer false. */
export const isPassword = async (
  password: string,
  stored: string | null,
  { passwordCost: cost = FULL_COST }: PasswordServices = {},
): Promise<boolean> => {
  const [, N, r, p, salt, hash] = FORMAT.exec(stored ?? '') ?? []
  if (salt === undefined || hash === undefined) {
    if (stored !== null) throw new Error('A stored password cannot be read.')
    await scryptOf(password, Buffer.alloc(SALT_BYTES), cost)
    return false
  }
  const found = await scryptOf(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  return timingSafeEqual(found, Buffer.from(hash, 'base64url'))
}
