import { INVALID_CODE } from '../messages.ts'
import { fail, ok, type Result } from '../problem.ts'
import { MINUTE_MS } from '../time-units.ts'

export const CODE_LENGTH = 6

/** A code that was mailed is valid this long, once, for this many tries. */
export const CODE_MS = 10 * MINUTE_MS
export const CODE_TRIES = 5

/** Without 0, O, 1 and I, which people mistake for one another. 32 signs: five bits of a byte choose one without favour. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const FORMAT = /^[a-z0-9]{6}$/i

/** A code from random bytes, one for each sign. Throws RangeError when there are fewer. */
export const codeFromBytes = (bytes: Uint8Array): string => {
  if (bytes.length < CODE_LENGTH) throw new RangeError(`A code needs ${CODE_LENGTH} random bytes.`)
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => ALPHABET.charAt(byte & 31)).join('')
}

/** Exactly 6 letters or digits; case and spaces around them do not matter. */
export const parseSignInCode = (text: string, field = 'code'): Result<string> => {
  // A mail's code may be pasted with what stands around it, never with a megabyte of it.
  const code = text.length > 100 ? '' : text.trim()
  return FORMAT.test(code) ? ok(code.toUpperCase()) : fail('invalid', INVALID_CODE, field)
}
