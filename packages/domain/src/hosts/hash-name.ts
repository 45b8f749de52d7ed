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
