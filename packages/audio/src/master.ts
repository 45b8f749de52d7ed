import { createHash } from 'node:crypto'
import { bedMs } from './bed/bed-length.ts'
import { putUnder } from './bed/put-under.ts'
import { stingsOf } from './bed/stings-of.ts'
import { applyBiquad, highPass, highShelf } from './dsp/biquad.ts'
import { compress } from './dsp/compressor.ts'
import { fromDecibel } from './dsp/decibel.ts'
import { type Joined, joinPieces, type SpokenPiece } from './dsp/join.ts'
import { integratedLoudness } from './dsp/loudness.ts'
import { type LoudnessTarget, normalise } from './dsp/normalise.ts'
import type { GateFault } from './gate-error.ts'
import { checkGates } from './gates.ts'
import { type AirTags, tagMp3 } from './id3.ts'
import { ATTEMPTS, type Attempt, MIX } from './mix-settings.ts'
import { encodeMp3, MP3_DELAY_MS, MP3_SAMPLE_RATE } from './mp3.ts'
import { putAround } from './recording/around.ts'
import type { BedRequest, Rendering, RenderRequest } from './studio-types.ts'
import { requireTone, type Tone } from './tones.ts'

export type MasterJob = Pick<RenderRequest, 'tone' | 'loudnessLufs' | 'targetMs' | 'around' | 'bed'> & {
  tags: AirTags
  pieces: SpokenPiece[]
  attempt: Attempt
}

/** A tagged MP3 that has not been through the gates yet. */
export type Mastered = Pick<Rendering, 'mp3' | 'marks'>

export type GateJob = Pick<Mastered, 'mp3'> & { predictedMs: number; targetLufs: number; aroundMs?: number; bedMs?: number }

export type Checked = { faults: GateFault[] } & Pick<Rendering, 'sha256' | 'durationMs' | 'lufs' | 'truePeakDbtp' | 'peaks'>

const RUMBLE_HZ = 75
const SHELF_HZ = 3000
const COMPRESSOR_RATIO = 2.2
/** Speech of every voice comes to the compressor at one level. */
const WORKING_LUFS = -20
const COMPRESSOR_THRESHOLD_DB = -16

/** From spoken pieces to a tagged MP3 at its loudness. All of it is calculation: it belongs in a thread. */
export const master = async ({
  pieces,
  tone,
  loudnessLufs,
  targetMs,
  tags,
  attempt,
  around,
  bed,
}: MasterJob): Promise<Mastered> => {
  const { pauseFactor, ceilingDbtp } = ATTEMPTS[attempt]
  const wantedMs = targetMs === undefined ? undefined : targetMs - (bed ? bedMs(bed.trackId) : 0)
  const { samples, marks: placed } = joinPieces(pieces, { sampleRate: MP3_SAMPLE_RATE, pauseFactor, wantedMs, ...MIX })
  const voiced = shape(samples, requireTone(tone))
  const level = { lufs: loudnessLufs, ceilingDbtp }
  const bulletin = bed
    ? overBed(voiced, bed, { placed, tone, level, station: tags.station })
    : { channels: normalise([voiced], MP3_SAMPLE_RATE, level), shiftMs: 0 }
  const whole = around ? await putAround(bulletin.channels, around, level) : { channels: bulletin.channels, shiftMs: 0 }
  const mp3 = tagMp3(await encodeMp3(whole.channels), tags)
  const heard = (ms: number): number => Math.round(ms + bulletin.shiftMs + whole.shiftMs + MP3_DELAY_MS)
  const marks = placed.map(({ segment, startMs, endMs }) => ({ segment, startMs: heard(startMs), endMs: heard(endMs) }))
  return { mp3, marks }
}

type Over = { placed: Joined['marks']; tone: number; level: LoudnessTarget; station: string }

const overBed = (voiced: Float32Array, bed: BedRequest, { placed, tone, level, station }: Over) => {
  const [voice] = normalise([voiced], MP3_SAMPLE_RATE, level)
  const { trackId, withoutMusic } = bed
  const silentSpans = placed.filter(({ segment }) => withoutMusic.includes(segment))
  const stings = stingsOf(placed, bed)
  const { bedBelowVoice: belowVoice } = requireTone(tone)
  const under = { trackId, station, lufs: level.lufs, belowVoice, silentSpans, stings }
  const { channels, shiftMs } = putUnder(voice, under)
  return { channels: normalise(channels, MP3_SAMPLE_RATE, level), shiftMs }
}

/** What the gates find in it, and what is known of it from then on. Belongs in a thread as well. */
export const check = async ({ mp3, ...bounds }: GateJob): Promise<Checked> => {
  const { durationMs, ...measured } = await checkGates({ mp3, ...bounds })
  return { ...measured, durationMs: Math.round(durationMs), sha256: createHash('sha256').update(mp3).digest('hex') }
}

const shape = (samples: Float32Array, { driveDb, shelfDb }: Tone): Float32Array => {
  const clean = applyBiquad(samples, highPass(MP3_SAMPLE_RATE, RUMBLE_HZ))
  const loudness = integratedLoudness(clean, MP3_SAMPLE_RATE)
  if (loudness === -Infinity) return clean
  const gain = fromDecibel(WORKING_LUFS - loudness)
  const working = clean.map((sample) => sample * gain)
  const even = compress(working, MP3_SAMPLE_RATE, { thresholdDb: COMPRESSOR_THRESHOLD_DB - driveDb, ratio: COMPRESSOR_RATIO })
  return applyBiquad(even, highShelf(MP3_SAMPLE_RATE, SHELF_HZ, shelfDb))
}
