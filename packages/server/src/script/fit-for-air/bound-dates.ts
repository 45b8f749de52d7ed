import { type ByTongue, TONGUES, type Tongue } from '../tongue.ts'
import { monthsOf } from './named-dates.ts'

// A date without its weekday that hangs on the words around it: it stays as it is printed.

/** 'Zwischen dem 1. und', 'la loi adoptée par le 5'. */
const BEFORE: ByTongue<string> = {
  en: 'as|between|until|till|by|before|after',
  de: 'bis|zwischen|vor|nach|und',
  fr: "entre|avant|après|pour|et|ou|que|comme|vers|jusqu['’]à|d['’]ici|par|sur|de|en",
  es: 'entre|hasta|y|e|o|u|sobre|tras|contra|como|por|con|según|de|a|al|ante|en|que',
  it: 'tra|fra|fino|entro|dopo|prima|e|o|per|a|con|contro|come|che|su|in',
  pt: 'entre|até|antes|após|e|ou|por|com|como|sobre|contra|de|a|do|da|que',
  pl: 'od|do|między|przed|po|i|oraz|lub|na|o|a',
  nl: 'tussen|tot|voor|na|en|of|tot en met',
  ro: 'până|între|după|înainte|și|sau|de',
  hi: '(?!)',
}

/** A span, a day that is told of itself, its year in words, or a part of the day that has its own word. */
const BEHIND: ByTongue<string> = {
  en: 'to|and|through|until|till|or|of|this',
  de: 'bis|und|oder|dieses|des|d\\.',
  fr: 'et|ou|aux?|matin|soir|midi|est|sera|était|marque|reste|restera|de',
  es: 'y|o|al|hasta|es|será|marca|de|del(?=\\s(?:año|mismo|presente|corriente|actual|\\d))',
  it: 'e|o|al|fino|mattina|sera|notte|è|sarà|segna|di(?=\\squest)|dell(?=.anno)|del(?=\\s\\d)',
  pt: 'e|ou|ao|até|é|será|marca|de|do(?=\\s(?:ano|mesmo|corrente|presente))|deste|desse',
  pl: 'i|oraz|lub|do(?=\\s(?:dnia\\s)?\\d)|br|b\\.|bieżącego|tego',
  nl: 'en|of|tot|t/m|van|dit|j\\.?\\s?l|ll',
  ro: 'și|sau|până|la(?=\\s\\d)|e|este|anul|anului|a\\.',
  hi: '(?!)',
}

/** A day still to come: 'le 14 mars prochain' is not 'aujourd’hui prochain'. */
const COMING: ByTongue<string> = {
  en: 'next',
  de: 'nächste[nrs]?|kommende[nrs]?',
  fr: 'prochain|à venir|suivant',
  es: 'próximo|que viene|venidero|siguiente',
  it: 'prossimo|venturo|p\\.v|successivo',
  pt: 'próximo|que vem|seguinte|vindouro',
  pl: 'przyszłego|następnego',
  nl: 'aanstaande|eerstkomende|komende|a\\.s',
  ro: 'viitor|următor',
  hi: '(?!)',
}

/** Before its weekday: 'komende maandag 8 februari' is not 'komende vandaag'. */
const NEXT_BEFORE =
  /(?<!\p{L})(?:next|last|coming|nächste[nrs]?|kommende[nrs]?|letzte[nrs]?|vergangene[nrs]?|komende|aankomende|aanstaande|volgende|afgelopen|vorige|najbliższ\p{L}{1,2}|nadchodząc\p{L}{1,2}|ubiegł\p{L}{1,2}|minion\p{L}{1,2}|अगले|पिछले|आगामी|बीते)\s$/iu
/** 'Oggi del ’79': so short a year may have any mark before it. */
const SHORT_YEAR = /^\s(?:de[lu]?\s)?['’‘]\d\d(?!\d)/u

const mapped = (make: (tongue: Tongue) => RegExp): ReadonlyMap<Tongue, RegExp> =>
  new Map(TONGUES.map((tongue) => [tongue, make(tongue)]))
const IS_BEFORE = mapped((tongue) => new RegExp(`(?<!\\p{L})(?:${BEFORE[tongue]})\\s$|\\($`, 'iu'))
const IS_BEHIND = mapped((tongue) => new RegExp(`^(?:\\s?[–-]\\s?\\d|\\s(?:${BEHIND[tongue]})(?!\\p{L}))`, 'iu'))
const IS_COMING = mapped((tongue) => new RegExp(`^,?\\s(?:${COMING[tongue]})(?!\\p{L})`, 'iu'))

/** `right` begins behind the comma of a date: what follows one is another part of the sentence. */
export const isBound = (left: string, right: string, hasComma: boolean, tongue: Tongue): boolean =>
  IS_BEFORE.get(tongue)?.test(left) === true || (!hasComma && IS_BEHIND.get(tongue)?.test(right) === true)

/** 'El 8 de febrero, 10 de febrero y 12 de febrero': of many days none is said alone. */
const MORE_DAYS = mapped(
  (tongue) =>
    new RegExp(
      `^,?\\s\\d{1,2}(?:\\.?\\s(?:de\\s)?(?:${monthsOf(tongue).join('|')})(?!\\p{L})|,\\s\\d|\\s(?:and|und|et|y|e|i|en|și)\\s\\d)`,
      'iu',
    ),
)

/** True where the words beside a date name another one than that of this week, with or without its weekday. */
export const isOfOther = (left: string, right: string, tongue: Tongue): boolean =>
  IS_COMING.get(tongue)?.test(right) === true ||
  NEXT_BEFORE.test(left) ||
  SHORT_YEAR.test(right) ||
  MORE_DAYS.get(tongue)?.test(right) === true
