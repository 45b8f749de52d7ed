import { MAX_VOICE_MS, MIN_VOICE_MS } from './voice-limits.ts'

/** Why a file that an owner adds cannot go on air. Judged by what is in it, no matter what it is called. */
export type RecordingFault = 'not-sound' | 'too-short' | 'too-long' | 'silent' | 'uneven'

export const RECORDING_FAULTS: Record<RecordingFault, string> = {
  'not-sound': 'This file holds no sound that can be read here. MP3 and WAV are.',
  'too-short': `There is less than ${MIN_VOICE_MS / 1000} second to hear in it.`,
  'too-long': `It is longer than ${MAX_VOICE_MS / 60_000} minutes.`,
  silent: 'Nothing can be heard in it. Check the microphone, or choose another file.',
  uneven: 'It cannot be brought to an even loudness: most of it is silent, or it has a few loud peaks alone.',
}
