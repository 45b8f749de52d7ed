import type { SealKey } from './create-sealer.ts'

export const KEY_BYTES = 32
const KEY_ID = /^[A-Za-z0-9_-]{1,32}$/
const BASE64 = /^[A-Za-z0-9+/_-]{43}=?$/

/** The variables that hold such keys, and the command that prints a fresh one. */
const MADE_BY = {
  SEAL_KEYS: 'npm run hourcast -- secrets',
  TEMPORAL_CODEC_KEY: 'npm run hourcast -- secrets --temporal',
}
export type KeyVariable = keyof typeof MADE_BY

const readSealKey = (entry: string, variable: KeyVariable): SealKey => {
  const colon = entry.indexOf(':')
  const id = entry.slice(0, colon)
  const text = entry.slice(colon + 1)
  const key = Buffer.from(text, 'base64')
  if (colon < 1 || !KEY_ID.test(id) || !BASE64.test(text) || key.length !== KEY_BYTES) {
    throw new Error(`each entry must read id:base64 with 32 bytes; \`${MADE_BY[variable]}\` makes one`)
  }
  return { id, key }
}

/** Reads `id:base64,id2:base64`. Throws what is wrong, and never quotes a key. */
export const readSealKeys = (text: string, variable: KeyVariable): SealKey[] => {
  const keys = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => readSealKey(entry, variable))
  if (keys.length === 0) throw new Error('names no key')
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new Error('two keys share an id')
  return keys
}
