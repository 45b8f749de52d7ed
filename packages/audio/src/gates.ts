import { decodeMp3 } from './decode.ts'
import { toDecibel } from './dsp/decibel.ts'
import { integratedLoudness } from './dsp/loudness.ts'
import { measureSilence } from './dsp/silence.ts'
import { truePeak } from './dsp/true-peak.ts'
import type { GateFault, GateName } from './gate-error.ts'
import { MP3_SAMPLE_RATE } from './mp3.ts'

/** Everything quieter than the loudness target by this much counts as silence. */
const SILENCE_BELOW_TARGET_LU = 34

export type GateMeasures = { durationMs: number; lufs: number; truePeakDbtp: number }

export type GateInput = { mp3: Uint8Array; predictedMs: number; targetLufs: number }

/**
 * What must hold before anything is published, measured on the decoded MP3 ('A broadcast never comes up empty'): decodable, longer than
 * 10 kB, 0.6 to 1.4 times as long as the words predict, no silence over 2 s inside or 1 s at the ends, true peak at most −1 dBTP,
 * loudness within 1 LU of the target. `faults` is empty when all of it does.
 */
export const checkGates = async ({
  mp3,
  predictedMs,
  targetLufs,
}: GateInput): Promise<GateMeasures & { faults: GateFault[] }> => {
  const decoded = await decodeMp3(mp3)
  const { samples, sampleRate } = decoded
  const durationMs = sampleRate > 0 ? (samples.length / sampleRate) * 1000 : 0
  const faults: GateFault[] = []
  const gate = (name: GateName, holds: boolean, measured: string, bound: string): void => {
    if (!holds) faults.push({ gate: name, measured, bound })
  }
  const isOurs = decoded.faults.length === 0 && samples.length > 0 && sampleRate === MP3_SAMPLE_RATE
  const found = decoded.faults[0] ?? `${samples.length} samples at ${sampleRate} Hz`
  gate('decodable', isOurs, found, `an MP3 without faults at ${MP3_SAMPLE_RATE} Hz`)
  if (!isOurs) return { durationMs, lufs: -Infinity, truePeakDbtp: -Infinity, faults }

  const lufs = integratedLoudness(samples, sampleRate)
  const truePeakDbtp = toDecibel(truePeak(samples))
  const silence = measureSilence(samples, sampleRate, targetLufs - SILENCE_BELOW_TARGET_LU)
  const endMs = Math.max(silence.startMs, silence.endMs)
  const [least, most] = [predictedMs * 0.6, predictedMs * 1.4]
  gate('size', mp3.length > 10_000, `${mp3.length} bytes`, 'more than 10000 bytes')
  gate('duration', durationMs >= least && durationMs <= most, seconds(durationMs), `from ${seconds(least)} to ${seconds(most)}`)
  gate('silence inside', silence.longestInsideMs <= 2000, seconds(silence.longestInsideMs), 'at most 2.00 s')
  gate('silence at the ends', endMs <= 1000, seconds(endMs), 'at most 1.00 s')
  gate('true peak', truePeakDbtp <= -1, `${truePeakDbtp.toFixed(2)} dBTP`, 'at most -1 dBTP')
  gate('loudness', Math.abs(lufs - targetLufs) <= 1, `${lufs.toFixed(2)} LUFS`, `within 1 LU of ${targetLufs} LUFS`)
  return { durationMs, lufs, truePeakDbtp, faults }
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`
