import { type ByTongue, TONGUES, type Tongue } from '../../tongue.ts'
import { holds, type Line, phrases, phrasesByTongue, plainWords } from '../phrases.ts'
import { outsideQuotes } from '../quote-marks.ts'
import type { ReaderCalls } from './call-lists.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { ro } from './ro.ts'

// How a publisher turns to its readers: to pay, to sign in, to comment, to read on elsewhere, to send pictures and tips. No listener can do it, and the
// station is no paper.

const CALLS: ByTongue<ReaderCalls> = { en, de, fr, es, it, pt, pl, nl, ro, hi }

/** Stands for any first word. */
const ANY_WORD = '*'

/** Of all tongues: the buttons of a page are often in another than its articles. */
const beginsByFirstWord = (): ReadonlyMap<string, RegExp> => {
  const lists = new Map<string, string[]>()
  for (const entry of TONGUES.flatMap((tongue) => CALLS[tongue].begins.split(/[|\n]/))) {
    const [first = ''] = entry.trim().split(/\s/)
    const key = /[*#_]/.test(first) ? ANY_WORD : plainWords(first).trim()
    lists.set(key, [...(lists.get(key) ?? []), entry])
  }
  return new Map([...lists].map(([first, list]) => [first, new RegExp(`^${phrases(list.join('\n')).source}`)]))
}
const BEGINS = beginsByFirstWord()
const MAX_WORDS = 22

/** True for a sentence that only a page says to its reader, in any tongue. */
export const isReaderCall = (sentence: string): boolean => {
  const words = plainWords(sentence)
  const [, first = '', ...others] = words.split(' ')
  return others.length <= MAX_WORDS && [first, ANY_WORD].some((word) => BEGINS.get(word)?.test(words))
}

const listOf = (tongue: Tongue): [Tongue, string] => [tongue, CALLS[tongue].anywhere]
const ANYWHERE = phrasesByTongue(Object.fromEntries(TONGUES.map(listOf)) as Record<Tongue, string>)

/** What the page has more of: 'Découvrez en images …', 'Reveja os golos', 'Scopri tutte le date'. */
const ORDERS: Readonly<Partial<Record<Tongue, RegExp>>> = {
  es: /^¡?(?:revive|repasa|descubre|conoce) (?:aquí|en|todos?|todas?|con|cómo|qué|cuáles)(?!\p{L})/iu,
  fr: /(?:^|[,:]\s)(?:suivez (?:toute?s?|l['’]|notre|en direct)|découvrez|retrouvez|revivez|consultez|revoyez|plongez|visionnez|explorez|testez|calculez)\s/iu,
  it: /^(?:scopri|rivivi|guarda) (?:il|la|le|gli|i|come|cosa|qui|quali|tutt\p{L})(?!\p{L})/iu,
  pt: /^(?:veja|confira|assista|reveja|recorde|saiba|acompanhe|descubra) (?:[oa]s?|aqui|como|mais|tudo|tod[oa]s|quais|onde|em)(?!\p{L})/iu,
}

/** True for a sentence of an article in which the publisher turns to its readers, or speaks of itself as a paper. */
export const turnsToReaders = ({ text }: Line, tongue: Tongue): boolean => {
  const own = outsideQuotes(text)
  if (ORDERS[tongue]?.test(own)) return true
  return (/\?[”"»)]?$/.test(text) && CALLS[tongue].asks.test(own)) || holds(plainWords(own), ANYWHERE[tongue])
}

/** Said to one reader, as advice and leaflets are: 'Musisz zapłacić', 'cum îți alegi', 'आपके घर'. 'आप' alone is a party. */
const TO_ONE: Readonly<Partial<Record<Tongue, RegExp>>> = {
  pl: /(?<!\p{L})(?:[Mm]usisz|[Mm]ożesz|[Mm]asz|[Jj]esteś|[Cc]hcesz|[Zz]yskasz|[Zz]apłacisz|[Dd]ostaniesz|[Tt]w(?:ój|oj\p{L}{1,3})|ciebie|tobie|cię|(?:(?!(?:nasz|wasz)\s)\p{Ll}{2,20}[aeiy]sz|\p{Lu}\p{Ll}{2,20}[eiy]sz|Znasz)(?=\s(?:go|ją|ich|je|to|tę|tego|się)(?!\p{L})))(?!\p{L})/u,
  ro: /(?<!\p{L})(?:[Îî]ți|[Îî]ţi|ți|ţi|tău|tale|ta|tine|te|[Ee]ști|[Ee]şti|[Vv]rei|[Pp]oți|[Pp]oţi|[Dd]acă te|alegi|[Cc]um (?!(?:mulți|toți|alți|unii|doi|tineri|copii|mari|mici|niciunii)(?!\p{L}))\p{Ll}{3,}(?:[țtșzdgbpvrl]|sc|șt)i)(?!\p{L})|^Ai\s/u,
  hi: /(?<![\p{L}\p{M}])(?:आपको|आपका|आपके|आपकी)(?![\p{L}\p{M}])/u,
}

/** True for a sentence that speaks to one reader, and to no audience. */
export const speaksToOne = ({ text }: Line, tongue: Tongue): boolean => TO_ONE[tongue]?.test(outsideQuotes(text)) === true
