export type Language = {
  /** The number on the wire. */
  value: number
  /** The name in the wizard. */
  name: string
  /** BCP 47. */
  locale: string
}

/** In the order of the wizard. */
export const LANGUAGES: readonly Language[] = [
  { value: 0, name: 'English', locale: 'en-US' },
  { value: 8, name: 'English - Australia', locale: 'en-AU' },
  { value: 9, name: 'English - United Kingdom', locale: 'en-GB' },
  { value: 12, name: 'English - India', locale: 'en-IN' },
  { value: 1, name: 'German', locale: 'de-DE' },
  { value: 2, name: 'Polish', locale: 'pl-PL' },
  { value: 3, name: 'Spanish', locale: 'es-ES' },
  { value: 13, name: 'Spanish - Mexic', locale: 'es-MX' },
  { value: 4, name: 'Italian', locale: 'it-IT' },
  { value: 5, name: 'French', locale: 'fr-FR' },
  { value: 6, name: 'Portuguese', locale: 'pt-PT' },
  { value: 7, name: 'Hindi', locale: 'hi-IN' },
  { value: 10, name: 'Dutch', locale: 'nl-NL' },
  { value: 11, name: 'Romanian', locale: 'ro-RO' },
]

/** By its number, its name or its locale, case aside: 1, '1', 'German', 'de-DE'. */
export const findLanguage = (wanted: number | string): Language | null => {
  const text = String(wanted).trim().toLowerCase()
  return (
    LANGUAGES.find(({ value, name, locale }) => [String(value), name.toLowerCase(), locale.toLowerCase()].includes(text)) ?? null
  )
}
