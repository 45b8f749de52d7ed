import { findLanguage, LANGUAGES } from '../hosts/languages.ts'

/** What is common to the languages of a wizard's list: 'en' of English as of English - India. */
export const tongueOfLanguage = (language: number): string => (findLanguage(language)?.locale ?? 'en-US').slice(0, 2)

/** Each tongue once, by the language that bears its name alone. */
export const TONGUE_CHOICES = LANGUAGES.filter(({ name }) => !name.includes(' - ')).map(({ value, name, locale }) => ({
  tongue: locale.slice(0, 2),
  name,
  language: value,
}))

/** 'German'; of an empty tongue 'Every language'. */
export const nameOfTongue = (tongue: string): string =>
  TONGUE_CHOICES.find((choice) => choice.tongue === tongue)?.name ?? 'Every language'
