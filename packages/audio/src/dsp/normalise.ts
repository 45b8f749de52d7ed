import { fromDecibel } from './decibel.ts'
import { limit } from './limiter.ts'
import { integratedLoudness } from './loudness.ts'
import { truePeakEnvelope } from './true-peak.ts'

const CLOSE_ENOUGH_LU = 0.05
const MOST_ROUNDS = 8
/** Beyond this the limiter eats what the gain adds. */
const MOST_GAIN_ABOVE_PLAIN_DB = 18

export type LoudnessTarget = { lufs: number; ceilingDbtp: number }

/**
 * Brings a signal to a loudness under a true-peak ceiling. Limiting costs loudness, so the gain is searched through the limiter.
 * Comes as near as it can; silence stays silence.
 */
export const normalise = (samples: Float32Array, sampleRate: number, { lufs, ceilingDbtp }: LoudnessTarget): Float32Array => {
  const before = integratedLoudness(samples, sampleRate)
  if (before === -Infinity) return samples
  const plainDb = lufs - before
  const ceiling = fromDecibel(ceilingDbtp)
  const envelope = truePeakEnvelope(samples, ceiling / fromDecibel(plainDb + MOST_GAIN_ABOVE_PLAIN_DB))
  let gainDb = plainDb
  let best = { samples, error: Infinity }
  for (let round = 0; round < MOST_ROUNDS && Math.abs(best.error) > CLOSE_ENOUGH_LU; round++) {
    const limited = limit(samples, envelope, fromDecibel(gainDb), ceiling, sampleRate)
    const error = lufs - integratedLoudness(limited, sampleRate)
    if (Math.abs(error) < Math.abs(best.error)) best = { samples: limited, error }
    // Against a working limiter a decibel of gain brings less than one of loudness.
    gainDb = Math.min(plainDb + MOST_GAIN_ABOVE_PLAIN_DB, gainDb + error * 1.3)
  }
  return best.samples
}
