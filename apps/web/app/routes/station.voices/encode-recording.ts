import { Mp3Encoder } from '@breezystack/lamejs'

const KBPS = 128
const BLOCK = 1152 * 40

const toInt16 = (samples: Float32Array): Int16Array =>
  Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767))

const breath = () => new Promise((resolve) => setTimeout(resolve))

/** One channel as an MP3. In blocks of a second: the page stays alive between them. */
export const encodeRecording = async ({ samples, sampleRate }: { samples: Float32Array; sampleRate: number }): Promise<File> => {
  const encoder = new Mp3Encoder(1, sampleRate, KBPS)
  const parts: Uint8Array[] = []
  for (let at = 0; at < samples.length; at += BLOCK) {
    parts.push(Uint8Array.from(encoder.encodeBuffer(toInt16(samples.subarray(at, at + BLOCK)))))
    await breath()
  }
  parts.push(Uint8Array.from(encoder.flush()))
  return new File(parts as BlobPart[], 'recording.mp3', { type: 'audio/mpeg' })
}
