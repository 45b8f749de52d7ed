export type Mp3Frame = { kbps: number; sampleRate: number; isMono: boolean }

const KBPS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const SAMPLE_RATES = [44_100, 48_000, 32_000]

/**
 * Walks through an MP3 from frame to frame (MPEG-1 layer III) by the sizes that stand in their headers, after an ID3v2 tag if there is
 * one. `fault` says where something else than a whole frame stands; null when all is well.
 */
export const readMp3Frames = (mp3: Uint8Array): { frames: Mp3Frame[]; fault: string | null } => {
  const frames: Mp3Frame[] = []
  let at = tagLength(mp3)
  while (at < mp3.length) {
    const [sync = 0, version = 0, rate = 0, mode = 0] = mp3.subarray(at, at + 4)
    const kbps = KBPS[rate >> 4]
    const sampleRate = SAMPLE_RATES[(rate >> 2) & 3]
    if (sync !== 0xff || (version & 0xfe) !== 0xfa || !kbps || !sampleRate) return { frames, fault: `no MP3 frame at byte ${at}` }
    const size = Math.floor((144_000 * kbps) / sampleRate) + ((rate >> 1) & 1)
    if (at + size > mp3.length) return { frames, fault: `the last frame is cut off at byte ${mp3.length}` }
    frames.push({ kbps, sampleRate, isMono: mode >> 6 === 3 })
    at += size
  }
  return { frames, fault: frames.length === 0 ? 'no MP3 frame at all' : null }
}

/** Bytes of the ID3v2 tag before the frames; its size stands in four bytes of seven bits. */
export const tagLength = (mp3: Uint8Array): number => {
  const isTagged = mp3[0] === 0x49 && mp3[1] === 0x44 && mp3[2] === 0x33
  return isTagged ? 10 + mp3.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 0x7f), 0) : 0
}
