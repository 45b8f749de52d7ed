import type { Tongue } from '../tongue.ts'

// How many have died is counted again and again: of two numbers the older one is no longer so.

const SMALL: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one two three four five six seven eight nine ten eleven twelve',
    'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    'een twee drie vier vijf zes zeven acht negen tien elf twaalf',
  ].flatMap((row) => row.split(' ').map((word, at) => [word, at + 1])),
)
const NUMBER = `(?<n>\\d{1,3}(?:[.,]\\d{3})+|\\d{1,6}|${Object.keys(SMALL).join('|')})`

const patterns = (...sources: string[]): readonly RegExp[] =>
  sources.map((source) => new RegExp(`(?<![\\p{L}\\p{N}])${source.replace('#', NUMBER)}(?![\\p{L}\\p{N}])`, 'iu'))

/** With the number where '#' stands. */
const DEAD: Readonly<Partial<Record<Tongue, readonly RegExp[]>>> = {
  en: patterns(
    '# (?:(?!(?:injured|hurt|wounded)\\b)[\\p{L}-]+ ){0,3}?(?:dead|killed|dies|died|deaths)',
    'death toll (?:[\\p{L}]+ ){0,3}#',
    '(?:kills|killing|killed) (?:at least |more than )?#',
  ),
  de: patterns(
    '# (?:tote[nr]?|todesopfer)',
    '# (?:menschen|personen) (?:(?!verletzt)\\p{L}+ ){0,4}?(?:starben|getötet|gestorben|ums leben)',
    '(?:starben|sterben) (?:mindestens |wohl )?#',
    '(?:zahl der (?:toten|todesopfer)|todesopfer) (?:[\\p{L}]+ ){0,8}?auf #',
  ),
  nl: patterns(
    '# (?:doden|dodelijke slachtoffers)',
    '# (?:mensen|personen) (?:(?!gewond)\\p{L}+ ){0,4}?(?:omgekomen|gedood|overleden|om het leven)',
    'dodental (?:[\\p{L}]+ ){0,8}?(?:naar|op|tot) #',
  ),
}

/** How many have died by a text; undefined where it does not say. */
export const tollOf = (text: string, tongue: Tongue): number | undefined => {
  for (const pattern of DEAD[tongue] ?? []) {
    const found = pattern.exec(text)?.groups?.n?.toLowerCase()
    if (found !== undefined) return SMALL[found] ?? Number(found.replace(/[.,]/g, ''))
  }
  return undefined
}
