import { type Tongue, tongueOf } from './tongue.ts'

const CEDILLAS: Readonly<Record<string, string>> = { ţ: 'ț', Ţ: 'Ț', ş: 'ș', Ş: 'Ș' }

/** Half of the Romanian papers write the comma below as a cedilla: 'marţi'. Lists of words, and the voice, know the one of the tongue. */
export const withCommaLetters = (text: string, tongue: Tongue): string =>
  tongue === 'ro' ? text.replace(/[ţŢşŞ]/g, (letter) => CEDILLAS[letter] ?? letter) : text

/** Items as their tongue writes them. */
export const inLettersOf = <T extends { title: string; text: string }>(items: T[], locale: string): T[] => {
  const tongue = tongueOf(locale)
  if (tongue !== 'ro') return items
  return items.map((item) => ({
    ...item,
    title: withCommaLetters(item.title, tongue),
    text: withCommaLetters(item.text, tongue),
  }))
}
