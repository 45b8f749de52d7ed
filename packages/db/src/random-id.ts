import { randomBytes } from 'node:crypto'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/** 26 lower-case letters and digits that stand for 128 random bits (base32): fit for rows, URLs, topics, file names and logs. */
export const randomId = (bytes: Uint8Array = randomBytes(16)): string => {
  let id = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff
    bits += 8
    while (bits >= 5) {
      bits -= 5
      id += ALPHABET[(held >> bits) & 31]
    }
  }
  return bits === 0 ? id : id + ALPHABET[(held << (5 - bits)) & 31]
}
