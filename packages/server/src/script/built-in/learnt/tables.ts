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
