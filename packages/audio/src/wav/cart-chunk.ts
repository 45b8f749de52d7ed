import { MP3_DELAY_MS } from '../mp3.ts'
import { fixedFields } from './fixed-fields.ts'
import { firstPlain } from './plain-ascii.ts'
import { riffChunk } from './riff-chunk.ts'
import { MACHINE_MARK, WAV_SAMPLE_RATE, type WavFacts, type WavLabel } from './wav-facts.ts'

const FIXED_BYTES = 2048
const VERSION = '0101'
const TEXT = 64
const TIMERS = 8
const RESERVED_BYTES = 276
const URL_BYTES = 1024
/** The sample that is 0 dB: full scale of 16 bits. */
const LEVEL_REFERENCE = 32_768
/** More than the last chord of a bed after the last word is a recording of the station's own: nothing may begin over that. */
const LONGEST_TAIL_MS = 6_000

type Timer = { usage: string; at: number }

/** Where its sound begins and ends, and where the next one may begin. */
const timersOf = ({ lastWordMs }: WavLabel, { frames }: WavFacts): Timer[] => {
  const word = lastWordMs === null ? frames : Math.round(((lastWordMs - MP3_DELAY_MS) / 1000) * WAV_SAMPLE_RATE)
  const hasOwnEnd = frames - word > (LONGEST_TAIL_MS / 1000) * WAV_SAMPLE_RATE
  const over = hasOwnEnd ? frames : Math.max(0, Math.min(frames, word))
  return [
    { usage: 'AUDs', at: 0 },
    { usage: 'SEGs', at: over },
    // The same for programs that know it by this name.
    { usage: 'EOM ', at: over },
    { usage: 'AUDe', at: frames },
  ]
}

/** The cart chunk of AES46-2002: what a playout files it under, and from when until when it may air. */
export const cartChunk = (label: WavLabel, facts: WavFacts, appVersion: string): Buffer => {
  const { title, station, host, category, schedulerId, airs, ends, isMachineMade } = label
  const mark = isMachineMade ? MACHINE_MARK : ''
  const fixed = fixedFields(FIXED_BYTES)
    .mark(VERSION)
    .text(firstPlain(title, station, 'Hourcast'), TEXT)
    .text(host, TEXT)
    .text(schedulerId, TEXT)
    .text(station, TEXT)
    .text(category, TEXT)
    .zeros(2 * TEXT)
    .text(airs.date, 10)
    .text(airs.time, 8)
    .text(ends.date, 10)
    .text(ends.time, 8)
    .text('Hourcast', TEXT)
    .text(appVersion, TEXT)
    .text(mark, TEXT)
    .uint32(LEVEL_REFERENCE)
  const timers = timersOf(label, facts)
  for (const { usage, at } of timers) fixed.mark(usage).uint32(at)
  fixed.zeros(8 * (TIMERS - timers.length) + RESERVED_BYTES + URL_BYTES)
  return riffChunk('cart', Buffer.concat([fixed.end(), Buffer.from(mark === '' ? '' : `${mark}\r\n`, 'latin1')]))
}
