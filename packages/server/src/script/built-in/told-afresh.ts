import { numbersInWords } from '../small-number-words.ts'
import type { Tongue } from '../tongue.ts'
import { tellDeath } from './tells-death.ts'

// 'A woman has been killed in Harwick', and below it 'A 40-year-old woman died on Friday': who hears both hears of two.

const COUNTS: Readonly<Partial<Record<Tongue, string>>> = {
  en: 'an?|one|two|three|four|five|six|seven|eight|nine|ten|several|dozens of',
  de: 'ein|eine|einen|einer|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|mehrere',
  fr: 'une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plusieurs|des',
  es: 'una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varios|varias',
  it: "una?|uno|un['’]|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|diversi|diverse",
  pt: 'um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|vários|várias',
  nl: 'een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|meerdere',
  ro: 'un|o|doi|două|trei|patru|cinci|șase|șapte|opt|nouă|zece|mai mulți|mai multe',
}
const PERSON =
  '(?:man|woman|boy|girl|teenager|driver|motorcyclist|cyclist|pedestrian|people|men|women|child|children|pensioner|mann|frau|männer|frauen|kind|kinder|menschen|personen|jugendlicher|senior|seniorin|radfahrer|autofahrer|motorradfahrer|homme|femme|hommes|femmes|personnes|enfants?|adolescente?|automobiliste|motard|piéton|cycliste|quinquagénaire|sexagénaire|septuagénaire|quadragénaire|trentenaire|octogénaire|fillette|garçon|hombre|mujer|hombres|mujeres|personas|joven|menor|niñ[oa]s?|motorista|ciclista|conductor|uomo|donna|persone|ragazz[oaie]|bambin[oaie]|anzian[oaie]|operaio|motociclista|homem|mulher|homens|mulheres|pessoas|jovem|jovens|criança|adolescente|idos[oa]|man|vrouw|jongen|meisje|mannen|vrouwen|mensen|kinderen|fietser|automobilist|motorrijder|bărbat|femeie|bărbați|femei|persoane|copil|copii|tânăr|tânără|șofer|motociclist)'
const patternsOf = (counts: string): { begins: RegExp; holds: RegExp } => {
  const somebody = `(?<count>(?:${counts})(?!\\p{L})|\\d{1,3}(?= ))\\s?(?:[\\p{L}\\d-]+ ){0,2}?${PERSON}(?![\\p{L}-])`
  return {
    begins: new RegExp(
      `^(?:[^,.]{2,30}, |\\p{L}+ )?(?:(?:at least|mindestens|au moins|al menos|almeno|pelo menos|minstens|cel puțin) )?${somebody}`,
      'iu',
    ),
    holds: new RegExp(`(?<!\\p{L})${somebody}`, 'iu'),
  }
}
const PATTERNS = Object.fromEntries(Object.entries(COUNTS).map(([tongue, counts]) => [tongue, patternsOf(counts)])) as Readonly<
  Partial<Record<Tongue, { begins: RegExp; holds: RegExp }>>
>

/** One of them, in any form. */
const ONE = /^(?:an?|one|eine?[nr]?|une?|una?|uno|un['’]|um|uma|een|o|1)$/iu
const countOf = (count: string | undefined, tongue: Tongue): string | undefined =>
  count === undefined || /^\d/.test(count)
    ? count
    : ONE.test(count)
      ? '1'
      : (numbersInWords(count.toLowerCase(), tongue)[0] ?? count.toLowerCase())

/** True for a first sentence that brings in once more whose death the headline has told, and as many. */
export const isToldAfresh = (first: string, headline: string, tongue: Tongue): boolean => {
  const patterns = PATTERNS[tongue]
  const begun = countOf(patterns?.begins.exec(first)?.groups?.count, tongue)
  const before = countOf(patterns?.holds.exec(headline)?.groups?.count, tongue)
  return begun !== undefined && begun === before && tellDeath([first, headline], tongue)
}
