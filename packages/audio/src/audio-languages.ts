/** What the sound side needs to know of a language, by its number in product section 9. */
export type AudioLanguage = {
  /** As voices are told in English. */
  name: string
  locale: string
  /** Voice of the built-in program. */
  espeakVoice: string
  /** Letters and digits a second at the built-in voice's neutral tone, pauses between sentences left out (calibrated against it). */
  lettersPerSecond: number
}

export const AUDIO_LANGUAGES: readonly AudioLanguage[] = [
  { name: 'American English', locale: 'en-US', espeakVoice: 'en-us', lettersPerSecond: 12 },
  { name: 'German', locale: 'de-DE', espeakVoice: 'de', lettersPerSecond: 12 },
  { name: 'Polish', locale: 'pl-PL', espeakVoice: 'pl', lettersPerSecond: 12 },
  { name: 'Spanish (Spain)', locale: 'es-ES', espeakVoice: 'es', lettersPerSecond: 12 },
  { name: 'Italian', locale: 'it-IT', espeakVoice: 'it', lettersPerSecond: 12 },
  { name: 'French', locale: 'fr-FR', espeakVoice: 'fr', lettersPerSecond: 12 },
  { name: 'Portuguese', locale: 'pt-PT', espeakVoice: 'pt', lettersPerSecond: 12 },
  { name: 'Hindi', locale: 'hi-IN', espeakVoice: 'hi', lettersPerSecond: 12 },
  { name: 'Australian English', locale: 'en-AU', espeakVoice: 'en-au', lettersPerSecond: 12 },
  { name: 'British English', locale: 'en-GB', espeakVoice: 'en-gb-x-rp', lettersPerSecond: 12 },
  { name: 'Dutch', locale: 'nl-NL', espeakVoice: 'nl', lettersPerSecond: 12 },
  { name: 'Romanian', locale: 'ro-RO', espeakVoice: 'ro', lettersPerSecond: 12 },
  { name: 'Indian English', locale: 'en-IN', espeakVoice: 'en-in', lettersPerSecond: 12 },
  { name: 'Mexican Spanish', locale: 'es-MX', espeakVoice: 'es-419', lettersPerSecond: 12 },
]

/** Throws RangeError for a number that is none of the 14 languages. */
export const requireAudioLanguage = (language: number): AudioLanguage => {
  const found = AUDIO_LANGUAGES[language]
  if (!found) throw new RangeError(`language: ${language} is none of the ${AUDIO_LANGUAGES.length} languages`)
  return found
}
