import { decodeMp3 } from '../decode.ts'
import { normalise } from '../dsp/normalise.ts'
import { concatenate } from '../dsp/tidy-speech.ts'
import { MP3_SAMPLE_RATE } from '../mp3.ts'
import type { Around, Recording } from '../studio-types.ts'

type Level = { lufs: number; ceilingDbtp: number }

/**
 * A bulletin between the station's own recordings, as one: each part comes to the same loudness first, so that nothing jumps where they
 * meet, and then the whole. `shiftMs` says how much later the bulletin's own words are heard.
 */
export const putAround = async (
  bulletin: Float32Array,
  { before, after }: Around,
  level: Level,
): Promise<{ samples: Float32Array; shiftMs: number }> => {
  const first = await levelled(before, level)
  const last = await levelled(after, level)
  const joined = concatenate([...first, bulletin, ...last])
  const shift = first.reduce((length, part) => length + part.length, 0)
  return { samples: normalise(joined, MP3_SAMPLE_RATE, level), shiftMs: (shift / MP3_SAMPLE_RATE) * 1000 }
}

const levelled = async (recordings: readonly Recording[], level: Level): Promise<Float32Array[]> => {
  const parts: Float32Array[] = []
  for (const { mp3 } of recordings) parts.push(normalise((await decodeMp3(mp3)).samples, MP3_SAMPLE_RATE, level))
  return parts
}
