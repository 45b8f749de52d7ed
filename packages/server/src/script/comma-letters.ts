import type { Tongue } from './tongue.ts'

const CEDILLAS: Readonly<Record<string, string>> = { ţ: 'ț', Ţ: 'Ț', ş: 'ș', Ş: 'Ș' }

/** Half of the Romanian papers write the comma below as a cedilla: 'marţi'. Lists of words, and the voice, know the one of the tongue. */
export const withCommaLetters = (text: string, tongue: Tongue): string =>
  tongue === 'ro' ? text.replace(/[ţŢşŞ]/g, (letter) => CEDILLAS[letter] ?? letter) : text
