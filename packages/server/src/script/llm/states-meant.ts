import { BRAZIL } from '../built-in/asides.ts'
import { CANTONS } from '../spoken/swiss-cantons.ts'
import type { Tongue } from '../tongue.ts'

/** 'Niederuzwil SG', 'Soutelo-PI', behind a place, and '(LU)'. */
const LETTERS = /(?:(?<=\p{Lu}[\p{L}’'-]*)[\s/-]|\()(\p{Lu}{2})(?![\p{L}\p{N}])/gu

/** The cantons and the states in words that a text has in letters: a host says them so. */
export const statesMeant = (text: string, tongue: Tongue): string[] => {
  const letters = [...text.matchAll(LETTERS)].map(([, two = '']) => two)
  if (tongue === 'de') return letters.flatMap((two) => (CANTONS[two] === undefined ? [] : `Kanton ${CANTONS[two]}`))
  return tongue === 'pt' ? letters.flatMap((two) => BRAZIL[two] ?? []) : []
}
