import { decodeMp3 } from '../decode.ts'
import type { Channels } from '../dsp/channels.ts'
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
  bulletin: Channels,
  { before, after }: Around,
  level: Level,
): Promise<{ channels: Channels; shiftMs: number }> => {
  const first = await levelled(before, level)
  const last = await levelled(after, level)
  const parts = [...first, bulletin, ...last]
  const side = (at: 0 | 1): Float32Array => concatenate(parts.map((part) => part[at] ?? part[0]))
  const joined: Channels = parts.every((part) => part.length === 1) ? [side(0)] : [side(0), side(1)]
  const shift = first.reduce((length, part) => length + part[0].length, 0)
  return { channels: normalise(joined, MP3_SAMPLE_RATE, level), shiftMs: (shift / MP3_SAMPLE_RATE) * 1000 }
}

const levelled = async (recordings: readonly Recording[], level: Level): Promise<Channels[]> => {
  const parts: Channels[] = []
  for (const { mp3 } of recordings) parts.push(normalise((await decodeMp3(mp3)).channels, MP3_SAMPLE_RATE, level))
  return parts
}
