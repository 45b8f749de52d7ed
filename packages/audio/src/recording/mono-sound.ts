import type { RecordingFault } from '@hourcast/domain/voices/recording-fault'

/** One channel, as a file held it. */
export type MonoSound = { samples: Float32Array; sampleRate: number }
export type ReadSound = MonoSound | { fault: RecordingFault }

/** Rates that recorders write: a made-up one would cost a filter as long as itself. */
export const SAMPLE_RATES: readonly number[] = [
  ...[8_000, 11_025, 12_000, 16_000, 22_050, 24_000],
  ...[32_000, 44_100, 48_000, 88_200, 96_000],
]

/** The mean of all channels: what a listener with one loudspeaker hears. */
export const mixDown = (channels: readonly Float32Array[]): Float32Array => {
  const [first = new Float32Array(0)] = channels
  if (channels.length <= 1) return first.slice()
  return first.map((_, i) => channels.reduce((sum, channel) => sum + (channel[i] ?? 0), 0) / channels.length)
}
