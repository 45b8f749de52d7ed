export const WAV_SAMPLE_RATE = 48_000

/** Null where the sound is too short for it, or has none. */
export type WavLoudness = {
  lufs: number
  /** LU, EBU Tech 3342. */
  range: number | null
  truePeakDbtp: number
  /** LUFS over 400 ms and over 3 s. */
  maxMomentary: number | null
  maxShortTerm: number | null
}

export const WAV_CHANNELS = 2

/** What is known of the sound of a WAV. Its body is the samples, two for each frame, and the chunks behind them. */
export type WavFacts = {
  frames: number
  bodyBytes: number
  /** Of the MP3 that it was made of. */
  kbps: number
  isOfMono: boolean
  loudness: WavLoudness
}

/** Wall time of the station: 2026-10-25 and 02:00:00. */
type Wall = { date: string; time: string }

/** What a WAV says of the broadcast that it is. */
export type WavLabel = {
  title: string
  station: string
  host: string
  /** NEWS and the like: by what a playout sorts. */
  category: string
  broadcastId: string
  /** Names the host: the next bulletin takes the place of this one. */
  schedulerId: string
  airs: Wall
  /** Not to be aired after it. */
  ends: Wall
  /** Where the last word ends, in milliseconds of the MP3; null where it has no words of its own. */
  lastWordMs: number | null
  /** False for what people have recorded. */
  isMachineMade: boolean
}

/** As the tag of the MP3 says it. */
export const MACHINE_MARK = 'AI_GENERATED=1'
