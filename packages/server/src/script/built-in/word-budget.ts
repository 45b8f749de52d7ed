import { type Length, TARGET_SECONDS } from '@hourcast/domain/sources/content'

/** Words a minute of the built-in voice by tone, neutral to playful, as measured on English. */
const WORDS_A_MINUTE = [144, 118, 152, 176, 127, 157]

/** Words of a tongue said in the time of one English word. */
const DENSITY: Readonly<Record<string, number>> = {
  de: 0.84,
  pl: 0.8,
  es: 0.95,
  it: 0.9,
  fr: 0.98,
  pt: 0.92,
  hi: 1.0,
  nl: 0.92,
  ro: 0.88,
}

/** Pauses between segments take their share. */
const SPEECH_SHARE = 0.9

export const wordBudget = (length: Length, tone: number, locale: string): number =>
  Math.round(((WORDS_A_MINUTE[tone] ?? 144) / 60) * TARGET_SECONDS[length] * SPEECH_SHARE * (DENSITY[locale.slice(0, 2)] ?? 1))
