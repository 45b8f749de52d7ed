import { MINUTE_MS, SECOND_MS } from '../time-units.ts'
import { withUnit } from '../with-unit.ts'

export const MAX_VOICE_NAME = 100

/** Two minutes of uncompressed sound in CD quality for one channel, or of MP3 at any rate. What is larger is read no further. */
export const MAX_VOICE_FILE_BYTES = 12_000_000

/** Shorter than this nobody hears what it is, and its loudness cannot be measured. */
export const MIN_VOICE_MS = SECOND_MS
/** Around each bulletin: longer, and listeners would wait for the news. */
export const MAX_VOICE_MS = 2 * MINUTE_MS

/** What the owner says yes to, word for word: it is stored with the recording. */
export const CONSENT_SENTENCE =
  'I have the right to broadcast this recording, and everybody who can be heard in it has agreed to that.'

export const tooManyVoices = (most: number): string =>
  `A station has at most ${most} recordings. Nothing was changed. Delete one that you no longer need, then save again.`

export const VOICE_FILE_TOO_LARGE = `The file is too large: at most ${withUnit(MAX_VOICE_FILE_BYTES / 1_000_000, 'MB')} are taken. As an MP3 it is much smaller.`
export const NO_VOICE_FILE = 'Choose a file, or record one.'
