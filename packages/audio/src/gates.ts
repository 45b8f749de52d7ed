import { PEAK_COUNT, writePeaks } from '@hourcast/domain/sound/wave-peaks'
import { decodeMp3 } from './decode.ts'
import { type Channels, middleOf } from './dsp/channels.ts'
import { toDecibel } from './dsp/decibel.ts'
import { loudnessOf } from './dsp/loudness.ts'
import { measureSilence } from './dsp/silence.ts'
import { truePeak } from './dsp/true-peak.ts'
import { waveLevels } from './dsp/wave-levels.ts'
import type { GateFault, GateName } from './gate-error.ts'
import { MP3_SAMPLE_RATE } from './mp3.ts'
import { readMp3Frames } from './mp3-frames.ts'

/** Everything quieter than the loudness target by this much counts as silence. */
const SILENCE_BELOW_TARGET_LU = 34
const SAMPLES_A_FRAME = 1152

export type GateMeasures = {
  durationMs: number
  lufs: number
  truePeakDbtp: number /** Its waveform; empty where it cannot be decoded. */
  peaks: string
}

export type GateInput = {
  mp3: Uint8Array
  predictedMs: number
  targetLufs: number
  /** Of the recordings around it, which are as long as they are. */
  aroundMs?: number
  /** Of its music before and after the words; less where a story must be told without. */
  bedMs?: number
}

/**
 * What must hold before anything is published, measured on the decoded MP3 ('A broadcast never comes up empty'): decodable, longer than
 * 10 kB, 0.6 to 1.4 times as long as the words predict, no silence over 2 s inside or 1 s at the ends, true peak at most −1 dBTP,
 * loudness within 1 LU of the target, of both channels together. `faults` is empty when all of it does.
 */
export const checkGates = async ({
  mp3,
  predictedMs,
  targetLufs,
  aroundMs = 0,
  bedMs = 0,
}: GateInput): Promise<GateMeasures & { faults: GateFault[] }> => {
  const decoded = await decodeWhole(mp3)
  if ('fault' in decoded) {
    const fault = { gate: 'decodable' as const, measured: decoded.fault, bound: `an MP3 without faults at ${MP3_SAMPLE_RATE} Hz` }
    return { durationMs: 0, lufs: -Infinity, truePeakDbtp: -Infinity, peaks: '', faults: [fault] }
  }
  const { channels } = decoded
  const middle = middleOf(channels)
  const sampleRate = MP3_SAMPLE_RATE
  const faults: GateFault[] = []
  const gate = (name: GateName, holds: boolean, measured: string, bound: string): void => {
    if (!holds) faults.push({ gate: name, measured, bound })
  }
  const durationMs = (middle.length / sampleRate) * 1000
  const lufs = loudnessOf(channels, sampleRate)
  const truePeakDbtp = toDecibel(Math.max(...channels.map(truePeak)))
  const silence = measureSilence(middle, sampleRate, targetLufs - SILENCE_BELOW_TARGET_LU)
  const endMs = Math.max(silence.startMs, silence.endMs)
  const [least, most] = [aroundMs + predictedMs * 0.6, aroundMs + bedMs + predictedMs * 1.4]
  gate('size', mp3.length > 10_000, `${mp3.length} bytes`, 'more than 10000 bytes')
  gate('duration', durationMs >= least && durationMs <= most, seconds(durationMs), `from ${seconds(least)} to ${seconds(most)}`)
  gate('silence inside', silence.longestInsideMs <= 2000, seconds(silence.longestInsideMs), 'at most 2.00 s')
  gate('silence at the ends', endMs <= 1000, seconds(endMs), 'at most 1.00 s')
  gate('true peak', truePeakDbtp <= -1, `${truePeakDbtp.toFixed(2)} dBTP`, 'at most -1 dBTP')
  gate('loudness', Math.abs(lufs - targetLufs) <= 1, `${lufs.toFixed(2)} LUFS`, `within 1 LU of ${targetLufs} LUFS`)
  return { durationMs, lufs, truePeakDbtp, peaks: writePeaks(waveLevels(middle, PEAK_COUNT)), faults }
}

/** The channels, or what is wrong: the frames must follow each other without a gap and all of them decode. */
const decodeWhole = async (mp3: Uint8Array): Promise<{ channels: Channels } | { fault: string }> => {
  const { fault, frames } = readMp3Frames(mp3)
  if (fault) return { fault }
  const { channels, sampleRate, faults } = await decodeMp3(mp3)
  if (faults[0]) return { fault: faults[0] }
  if (sampleRate !== MP3_SAMPLE_RATE) return { fault: `it has ${sampleRate} Hz` }
  // The decoder may hold back the last frame or two.
  const { length } = channels[0]
  if (length < (frames.length - 2) * SAMPLES_A_FRAME) return { fault: `${length} samples from ${frames.length} frames` }
  return { channels }
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`
