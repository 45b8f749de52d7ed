import { randomBytes } from 'node:crypto'
import { ConfigError } from '../config.ts'
import type { SealKey } from './create-sealer.ts'

const KEY_BYTES = 32
const KEY_ID = /^[A-Za-z0-9_-]{1,32}$/
const BASE64 = /^[A-Za-z0-9+/_-]{43}=?$/

/** The variables that hold such keys, and the command that prints a fresh one. */
const MADE_BY = {
  SEAL_KEYS: 'npm run hourcast -- secrets',
  TEMPORAL_CODEC_KEY: 'npm run hourcast -- secrets --temporal',
}

const parseSealKey = (entry: string, variable: keyof typeof MADE_BY): SealKey => {
  const colon = entry.indexOf(':')
  const id = entry.slice(0, colon)
  const text = entry.slice(colon + 1)
  const key = Buffer.from(text, 'base64')
  if (colon < 1 || !KEY_ID.test(id) || !BASE64.test(text) || key.length !== KEY_BYTES) {
    throw new ConfigError(`${variable}: each entry must read id:base64 with 32 bytes; \`${MADE_BY[variable]}\` makes one`)
  }
  return { id, key }
}

/** `SEAL_KEYS='id:base64,id2:base64'`: the first one seals, all open. Throws ConfigError, which never quotes a key. */
export const parseSealKeys = (text: string, variable: keyof typeof MADE_BY = 'SEAL_KEYS'): SealKey[] => {
  const keys = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => parseSealKey(entry, variable))
  if (keys.length === 0) throw new ConfigError(`${variable}: names no key`)
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new ConfigError(`${variable}: two keys share an id`)
  return keys
}

/** One fresh key as SEAL_KEYS wants it. Its id is random, so that it never meets an older one's. */
export const freshSealKey = (): string => `k${randomBytes(4).toString('hex')}:${randomBytes(KEY_BYTES).toString('base64')}`
