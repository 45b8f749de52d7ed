import type { Channels } from './channels.ts'
import { fromDecibel } from './decibel.ts'
import { limit } from './limiter.ts'
import { loudnessOf } from './loudness.ts'
import { envelopeOf } from './true-peak.ts'

const CLOSE_ENOUGH_LU = 0.1
const MAX_ROUNDS = 6
/** Loudness won for each decibel of gain. */
const FIRST_SLOPE = 0.8
const MIN_SLOPE = 0.3
/** Beyond this the limiter eats what the gain adds. */
const MAX_EXTRA_DB = 8

export type LoudnessTarget = { lufs: number; ceilingDbtp: number }

/**
 * Brings a signal to a loudness under a true-peak ceiling. Limiting costs loudness, so the gain is searched through the limiter.
 * Comes as near as it can; silence stays silence.
 */
export const normalise = (channels: Channels, sampleRate: number, { lufs, ceilingDbtp }: LoudnessTarget): Channels => {
  const before = loudnessOf(channels, sampleRate)
  if (before === -Infinity) return channels
  const plainDb = lufs - before
  const ceiling = fromDecibel(ceilingDbtp)
  const envelope = envelopeOf(channels, ceiling / fromDecibel(plainDb + MAX_EXTRA_DB))
  let best = { channels, error: Infinity }
  let tried = { gainDb: plainDb, lufs: before + plainDb }
  let gainDb = plainDb
  for (let round = 0; round < MAX_ROUNDS && Math.abs(best.error) > CLOSE_ENOUGH_LU; round++) {
    const limited = limit(channels, envelope, fromDecibel(gainDb), ceiling, sampleRate)
    const reached = loudnessOf(limited, sampleRate)
    const error = lufs - reached
    if (Math.abs(error) < Math.abs(best.error)) best = { channels: limited, error }
    // Against a working limiter a decibel of gain brings less than one of loudness: how much less is learnt from the last two rounds.
    const slope = gainDb === tried.gainDb ? FIRST_SLOPE : (reached - tried.lufs) / (gainDb - tried.gainDb)
    tried = { gainDb, lufs: reached }
    gainDb = Math.min(plainDb + MAX_EXTRA_DB, gainDb + error / Math.min(1, Math.max(MIN_SLOPE, slope)))
  }
  return best.channels
}
