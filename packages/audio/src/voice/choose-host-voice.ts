import type { Gender } from './voice-types.ts'

/** Stable 32-bit hash (FNV-1a) of a name, regardless of its case, spaces and accents' spelling. */
export const hashName = (name: string): number => {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(name.normalize('NFKC').trim().toLowerCase())) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  }
  // The low bits of FNV-1a are weak: mixed once more before a remainder is taken.
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b) >>> 0
  return (hash ^ (hash >>> 16)) >>> 0
}

/** One of `voices`, always the same for the same host; without a known gender the name's hash decides on that too. */
export const chooseHostVoice = (voices: Record<Gender, readonly string[]>, hostName: string, gender?: Gender): string => {
  const hash = hashName(hostName)
  const list = voices[gender ?? (hash % 2 === 0 ? 'f' : 'm')]
  return list[Math.floor(hash / 2) % list.length] ?? ''
}
