import { withoutSounds } from '@hourcast/domain/words/pronounced'
import { requireAudioLanguage } from './audio-languages.ts'
import { requireTone } from './tones.ts'

/** Every utterance swings in and out, however short it is. */
const UTTERANCE_MS = 250
/** What the voice rests at a mark inside a sentence, and at a comma (measured at the neutral tone). */
const STOP_MS = 380
const COMMA_MS = 280
const SYMBOL_LETTERS = 7
const EMOJI_LETTERS = 14
const SPELLED_LETTERS = 2.4
/** A letter that stands alone beside another one, as in 'B B C' (measured: 2.3 to 4.2). */
const LONE_LETTERS = 3.2
/** Devanagari counts fewer letters for as much speech: in Hindi, Latin words and what stands for numbers weigh half. */
const LATIN_IN_HINDI = 0.5
const MAX_SPELLED_LENGTH = 6

/**
 * How long a sentence should take to say, without pauses around it, in milliseconds: its letters, and what its digits, signs and
 * abbreviations stand for, at the language's pace in this tone.
 */
export const predictSpeechMs = (spoken: string, language: number, tone: number): number => {
  const sentence = withoutSounds(spoken)
  const { lettersPerSecond, locale } = requireAudioLanguage(language)
  const pace = (requireTone(tone).rate / requireTone(0).rate) * lettersPerSecond
  const latin = locale.startsWith('hi') ? LATIN_IN_HINDI : 1
  const letters = countWordLetters(sentence, latin) + (countNumberLetters(sentence) + countSignLetters(sentence)) * latin
  const rests = STOP_MS * count(sentence, INNER_STOP) + COMMA_MS * count(sentence, /,\s/gu)
  return UTTERANCE_MS + (letters / pace) * 1000 + (rests * requireTone(0).rate) / requireTone(tone).rate
}

const INNER_STOP = /(?:[!?…;:]|\.(?=[^\p{L}\s]?\s\P{Ll}))[^\p{L}\p{N}\s]?\s|\s[–—]\s/gu
const CAPITALS = /^\p{Lu}{2,5}$/u
const LONE = /(?<![\p{L}\p{N}])\p{Lu}(?: \p{Lu})+(?!\p{L})/gu
const VOWEL = /[aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüăąęő]/iu

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const countWordLetters = (sentence: string, latinWeight: number): number => {
  let letters = 0
  // In a headline all in capitals they say nothing about a word.
  const areCapitalsTelling = /[\p{Ll}\p{Lo}]/u.test(sentence)
  for (const [run] of sentence.matchAll(LONE)) letters += count(run, /\p{Lu}/gu) * (LONE_LETTERS - 1) * latinWeight
  for (const [word] of sentence.matchAll(/\p{L}+/gu)) {
    const isLatin = /\p{Script=Latin}/u.test(word)
    const mayBeSpelled = isLatin && word.length > 1 && word.length <= MAX_SPELLED_LENGTH
    const isSpelled = mayBeSpelled && ((areCapitalsTelling && CAPITALS.test(word)) || !VOWEL.test(word))
    letters += word.length * (isSpelled ? SPELLED_LETTERS : 1) * (isLatin ? latinWeight : 1)
  }
  return letters
}

/** Numbers grow in words faster than in digits: 7 is five letters, 90 six, 2027 more than twenty. Decimals are said digit by digit. */
const countNumberLetters = (sentence: string): number => {
  let letters = 0
  for (const [, whole = '', decimals = ''] of sentence.matchAll(
    /(\p{Nd}+(?:[.,'’\u00a0\u202f]\p{Nd}{3})*)(?:[.,](\p{Nd}+))?/gu,
  )) {
    const digits = count(whole, /\p{Nd}/gu)
    letters += digits <= 2 ? digits * 4 : digits * 8.5 - 11
    letters += decimals.length > 0 ? 5 + decimals.length * 4.5 : 0
  }
  return letters
}

const countSignLetters = (sentence: string): number =>
  count(sentence, /[%‰&+@=€$£°#<>*~^|\\]|(?<=\p{L})[./](?=\p{L})/gu) * SYMBOL_LETTERS +
  count(sentence, /\p{Extended_Pictographic}/gu) * EMOJI_LETTERS
