import { LANGUAGES } from '@hourcast/domain/hosts/languages'

type LanguageSound = {
  /** As voices are told in English. */
  name: string
  /** Voice of the built-in program. */
  espeakVoice: string
  /** Letters and digits a second at the built-in voice's neutral tone, pauses between sentences left out (measured on it). */
  lettersPerSecond: number
}

/** What the sound side needs to know of a language. `locale` is BCP 47. */
export type AudioLanguage = LanguageSound & { locale: string }

/** By the language's number on the wire. */
const LANGUAGE_SOUNDS: readonly LanguageSound[] = [
  { name: 'American English', espeakVoice: 'en-us', lettersPerSecond: 15.0 },
  { name: 'German', espeakVoice: 'de', lettersPerSecond: 15.5 },
  { name: 'Polish', espeakVoice: 'pl', lettersPerSecond: 13.1 },
  { name: 'Spanish (Spain)', espeakVoice: 'es', lettersPerSecond: 14.8 },
  { name: 'Italian', espeakVoice: 'it', lettersPerSecond: 14.7 },
  { name: 'French', espeakVoice: 'fr', lettersPerSecond: 19.1 },
  { name: 'Portuguese', espeakVoice: 'pt', lettersPerSecond: 14.1 },
  { name: 'Hindi', espeakVoice: 'hi', lettersPerSecond: 6.8 },
  { name: 'Australian English', espeakVoice: 'en-au', lettersPerSecond: 16.5 },
  { name: 'British English', espeakVoice: 'en-gb-x-rp', lettersPerSecond: 15.3 },
  { name: 'Dutch', espeakVoice: 'nl', lettersPerSecond: 14.6 },
  { name: 'Romanian', espeakVoice: 'ro', lettersPerSecond: 13.5 },
  { name: 'Indian English', espeakVoice: 'en-in', lettersPerSecond: 17.1 },
  { name: 'Mexican Spanish', espeakVoice: 'es-419', lettersPerSecond: 12.9 },
]

/** Throws RangeError for a number outside the 14 languages. */
export const requireAudioLanguage = (language: number): AudioLanguage => {
  const sound = LANGUAGE_SOUNDS[language]
  const known = LANGUAGES.find(({ value }) => value === language)
  if (!sound || !known) throw new RangeError(`language: ${language} is none of the ${LANGUAGES.length} languages`)
  return { ...sound, locale: known.locale }
}
