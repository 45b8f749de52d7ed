import { randomBytes } from 'node:crypto'
import { ConfigError } from '../config.ts'
import type { SealKey } from './create-sealer.ts'
import { KEY_BYTES, type KeyVariable, readSealKeys } from './read-seal-keys.ts'

/** `SEAL_KEYS='id:base64,id2:base64'`: the first one seals, all open. Throws ConfigError, which never quotes a key. */
export const parseSealKeys = (text: string, variable: KeyVariable = 'SEAL_KEYS'): SealKey[] => {
  try {
    return readSealKeys(text, variable)
  } catch (error) {
    throw new ConfigError(`${variable}: ${(error as Error).message}`)
  }
}

/** One fresh key as SEAL_KEYS wants it. Its id is random, so that it never meets an older one's. */
export const freshSealKey = (): string => `k${randomBytes(4).toString('hex')}:${randomBytes(KEY_BYTES).toString('base64')}`
