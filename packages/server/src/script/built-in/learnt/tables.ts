import type { ByTongue } from '../../tongue.ts'
import { dutch } from './weights/dutch.ts'
import { english } from './weights/english.ts'
import { french } from './weights/french.ts'
import { german } from './weights/german.ts'
import { hindi } from './weights/hindi.ts'
import { italian } from './weights/italian.ts'
import { polish } from './weights/polish.ts'
import { portuguese } from './weights/portuguese.ts'
import { romanian } from './weights/romanian.ts'
import { spanish } from './weights/spanish.ts'

/** Of log odds, in which weights are counted. */
export const HUNDREDTHS = 100

/** What was learnt, by tongue: each sign, a colon and its weight in hundredths of log odds; without a sign what holds of any story. */
export const TABLES: ByTongue<{ name: string; table: string }> = {
  en: { name: 'english', table: english },
  de: { name: 'german', table: german },
  pl: { name: 'polish', table: polish },
  es: { name: 'spanish', table: spanish },
  it: { name: 'italian', table: italian },
  fr: { name: 'french', table: french },
  pt: { name: 'portuguese', table: portuguese },
  hi: { name: 'hindi', table: hindi },
  nl: { name: 'dutch', table: dutch },
  ro: { name: 'romanian', table: romanian },
}

/** 'polici:-34': the number stands behind the last colon, since a sign may be one. */
const readWeight = (entry: string): [string, number][] => {
  const at = entry.lastIndexOf(':')
  return at < 0 ? [] : [[entry.slice(0, at), Number(entry.slice(at + 1))]]
}

export const weightsIn = (table: string): ReadonlyMap<string, number> => new Map(table.split(/\s+/).flatMap(readWeight))

/** 0 to 1: the weights of its signs on top of what holds without a sign. */
export const chanceOf = (signs: ReadonlySet<string>, weights: ReadonlyMap<string, number>): number => {
  let odds = weights.get('') ?? 0
  for (const sign of signs) odds += weights.get(sign) ?? 0
  return 1 / (1 + Math.exp(-odds / HUNDREDTHS))
}
