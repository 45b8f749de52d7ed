import { requireAudioLanguage } from './audio-languages.ts'
import { requireTone, TONES } from './tones.ts'

/** Digits are said as words, capitals in a row as their names. */
const LETTERS_A_DIGIT = 4.5
const LETTERS_A_SPELLED_LETTER = 3
/** Every utterance swings in and out, however short it is. */
const UTTERANCE_MS = 150

/** How long a sentence should take to say, without pauses around it, in milliseconds. */
export const predictSpeechMs = (sentence: string, language: number, tone: number): number => {
  const { lettersPerSecond } = requireAudioLanguage(language)
  const { rate } = requireTone(tone)
  const pace = (lettersPerSecond * rate) / (TONES[0]?.rate ?? rate)
  return UTTERANCE_MS + (countLetters(sentence) / pace) * 1000
}

const countLetters = (sentence: string): number => {
  const spelled = (sentence.match(/(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/gu) ?? []).join('').length
  const digits = sentence.match(/\p{Nd}/gu)?.length ?? 0
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0
  return letters + digits * LETTERS_A_DIGIT + spelled * (LETTERS_A_SPELLED_LETTER - 1)
}
