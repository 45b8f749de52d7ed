/** How one of the six tones is made audible: by rate, pitch, range, pauses, compression and brightness; loudness is levelled afterwards. */
export type Tone = {
  name: 'neutral' | 'calm' | 'friendly' | 'energetic' | 'serious' | 'playful'
  /** Built-in voice: words a minute as its engine counts them. */
  rate: number
  /** Built-in voice, 0 to 99, 50 is the speaker's own. */
  pitch: number
  /** Built-in voice, 0 to 99: how far the pitch moves. */
  range: number
  sentencePauseMs: number
  /** How many decibels above the compressor's threshold speech is driven. */
  driveDb: number
  /** Gain above 3 kHz. */
  shelfDb: number
  /** How far a music bed lies below the voice, in LU. */
  bedBelowVoice: number
  /** Natural voices: how far above their own pitch, in semitones. More than one makes another person of them. */
  semitones: number
  /** Other voices: speed against their own, and how to speak. */
  speed: number
  instructions: string
}

export const TONES: readonly Tone[] = [
  {
    name: 'neutral',
    rate: 152,
    pitch: 50,
    range: 50,
    sentencePauseMs: 380,
    driveDb: 4,
    shelfDb: 0,
    bedBelowVoice: 18,
    semitones: 0,
    speed: 1,
    instructions: 'Speak like a radio newsreader: clear, even, matter-of-fact.',
  },
  {
    name: 'calm',
    rate: 126,
    pitch: 36,
    range: 42,
    sentencePauseMs: 560,
    driveDb: 2,
    shelfDb: -1.5,
    bedBelowVoice: 20,
    semitones: -0.6,
    speed: 0.9,
    instructions: 'Speak calmly and softly, without haste, like a late-night radio host.',
  },
  {
    name: 'friendly',
    rate: 160,
    pitch: 62,
    range: 62,
    sentencePauseMs: 340,
    driveDb: 4,
    shelfDb: -0.5,
    bedBelowVoice: 17,
    semitones: 0.4,
    speed: 1.04,
    instructions: 'Speak warmly and with a smile, like a friendly radio host talking to one listener.',
  },
  {
    name: 'energetic',
    rate: 186,
    pitch: 72,
    range: 68,
    sentencePauseMs: 240,
    driveDb: 8,
    shelfDb: 1.5,
    bedBelowVoice: 15,
    semitones: 0.7,
    speed: 1.08,
    instructions: 'Speak with energy and drive, like the host of a morning show.',
  },
  {
    name: 'serious',
    rate: 136,
    pitch: 22,
    range: 26,
    sentencePauseMs: 520,
    driveDb: 5,
    shelfDb: 1.5,
    bedBelowVoice: 21,
    semitones: -1,
    speed: 0.94,
    instructions: 'Speak gravely and with weight, in a low voice, like the announcer of grave news.',
  },
  {
    name: 'playful',
    rate: 166,
    pitch: 81,
    range: 80,
    sentencePauseMs: 400,
    driveDb: 3,
    shelfDb: 0,
    bedBelowVoice: 16,
    semitones: 1,
    speed: 1.06,
    instructions: 'Speak playfully, with lively ups and downs, as if telling a good joke.',
  },
]

/** Throws RangeError for a number outside the six tones. */
export const requireTone = (tone: number): Tone => {
  const found = TONES[tone]
  if (!found) throw new RangeError(`tone: ${tone} is none of 0 to ${TONES.length - 1}`)
  return found
}
