import { createHash } from 'node:crypto'
import { MAX_VOICE_MS, MIN_VOICE_MS } from '@hourcast/domain/voices/voice-limits'
import { applyBiquad, highPass } from '../dsp/biquad.ts'
import { integratedLoudness } from '../dsp/loudness.ts'
import { normalise } from '../dsp/normalise.ts'
import { resample } from '../dsp/resample.ts'
import { concatenate, tidySpeech } from '../dsp/tidy-speech.ts'
import { checkGates } from '../gates.ts'
import { tagRecording } from '../id3.ts'
import { ATTEMPTS, MIX } from '../mix-settings.ts'
import { encodeMp3, MP3_SAMPLE_RATE } from '../mp3.ts'
import type { MasteredRecording, RecordingJob } from '../studio-types.ts'
import type { ReadSound } from './mono-sound.ts'
import { readMp3 } from './read-mp3.ts'
import { readWav } from './read-wav.ts'
import { soundKindOf } from './sound-kind.ts'

/** Below what anybody hears: the microphone's own direct current, and steps on the floor. */
const RUMBLE_HZ = 30
const END_SILENCE_MS = 100
/** A decoder may add a frame or two at both ends. */
const GRACE_MS = 100

/**
 * A stranger's file as an MP3 that may air: judged by its content, without the silence around it, at the station's loudness, and through
 * the gates of a bulletin. Not compressed: it may be music. All of it is calculation: it belongs in a thread.
 */
export const masterRecording = async ({ bytes, loudnessLufs, tags }: RecordingJob): Promise<MasteredRecording> => {
  const sound = await readSound(bytes)
  if ('fault' in sound) return { ok: false, fault: sound.fault }
  const { samples, sampleRate } = sound
  if (samples.length < (sampleRate * MIN_VOICE_MS) / 1000)
    return { ok: false, fault: samples.length === 0 ? 'not-sound' : 'too-short' }
  const clean = applyBiquad(resample(samples, sampleRate, MP3_SAMPLE_RATE), highPass(MP3_SAMPLE_RATE, RUMBLE_HZ))
  const heard = tidySpeech(clean, MP3_SAMPLE_RATE, MIX.maxPauseMs)
  if (integratedLoudness(heard, MP3_SAMPLE_RATE) === -Infinity) return { ok: false, fault: 'silent' }
  if (heard.length < (MP3_SAMPLE_RATE * MIN_VOICE_MS) / 1000) return { ok: false, fault: 'too-short' }
  const edge = new Float32Array(Math.round((END_SILENCE_MS * MP3_SAMPLE_RATE) / 1000))
  const whole = concatenate([edge, heard, edge])
  for (const { ceilingDbtp } of [ATTEMPTS[1], ATTEMPTS[2]]) {
    const rendering = await finish(whole, { ceilingDbtp, loudnessLufs, tags })
    if (rendering) return { ok: true, rendering }
  }
  return { ok: false, fault: 'uneven' }
}

const readSound = async (bytes: Uint8Array): Promise<ReadSound> => {
  const kind = soundKindOf(bytes)
  if (kind === null) return { fault: 'not-sound' }
  const maxMs = MAX_VOICE_MS + GRACE_MS
  return kind === 'wav' ? readWav(bytes, maxMs) : readMp3(bytes, maxMs)
}

type How = Omit<RecordingJob, 'bytes'> & { ceilingDbtp: number }

/** Undefined where it fails a gate. */
const finish = async (samples: Float32Array, { ceilingDbtp, loudnessLufs, tags }: How) => {
  const levelled = normalise([samples], MP3_SAMPLE_RATE, { lufs: loudnessLufs, ceilingDbtp })
  const mp3 = tagRecording(await encodeMp3(levelled), tags)
  const predictedMs = (samples.length / MP3_SAMPLE_RATE) * 1000
  const { faults, ...measured } = await checkGates({ mp3, predictedMs, targetLufs: loudnessLufs })
  if (faults.length > 0) return undefined
  const sha256 = createHash('sha256').update(mp3).digest('hex')
  return { mp3, sha256, ...measured, durationMs: Math.round(measured.durationMs), marks: [] }
}
