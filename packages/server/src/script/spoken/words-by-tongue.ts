import { TONGUES } from '../tongue.ts'

/** Words for one thing, by language tag without region. */
export type Words = Readonly<Record<string, string>>

/** In the order en, de, pl, es, it, fr, pt, hi, nl, ro. */
export const row = (...words: string[]): Words => Object.fromEntries(TONGUES.map((tongue, index) => [tongue, words[index] ?? '']))

/** From one value to another: '5–7 Grad'. */
export const RANGE: Words = row('to', 'bis', 'do', 'a', 'a', 'à', 'a', 'से', 'tot', 'până la')
