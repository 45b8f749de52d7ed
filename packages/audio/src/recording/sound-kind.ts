export type SoundKind = 'mp3' | 'wav'

/** What a file is by its own first bytes, no matter what it is called. Null for anything else. */
export const soundKindOf = (bytes: Uint8Array): SoundKind | null => {
  const text = (start: number, end: number): string => String.fromCharCode(...bytes.subarray(start, end))
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE') return 'wav'
  return text(0, 3) === 'ID3' || isLayer3Frame(bytes) ? 'mp3' : null
}

/** Eleven bits of sync, a version that there is, layer III, a bit rate and a sample rate that there are. */
const isLayer3Frame = ([first = 0, second = 0, third = 0]: Uint8Array): boolean =>
  first === 0xff &&
  (second & 0xe0) === 0xe0 &&
  (second & 0x18) !== 0x08 &&
  (second & 0x06) === 0x02 &&
  third >> 4 !== 0x0f &&
  (third & 0x0c) !== 0x0c
