import { type ByTongue, TONGUES, type Tongue } from '../tongue.ts'

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
  es: 'y|o|al|hasta|es|será|marca|de|del',
  it: 'e|o|al|fino|mattina|sera|notte|è|sarà|segna|di|dell|del',
  pt: 'e|ou|ao|até|é|será|marca|d[eo]|deste|desse',
  pl: 'i|oraz|lub|do(?=\\s(?:dnia\\s)?\\d)|br|b\\.|bieżącego|tego',
  nl: 'en|of|tot|t/m|van|dit|jl|ll',
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

const mapped = (make: (tongue: Tongue) => RegExp): ReadonlyMap<Tongue, RegExp> =>
  new Map(TONGUES.map((tongue) => [tongue, make(tongue)]))
const IS_BEFORE = mapped((tongue) => new RegExp(`(?<!\\p{L})(?:${BEFORE[tongue]})\\s$|\\($`, 'iu'))
const IS_BEHIND = mapped((tongue) => new RegExp(`^(?:\\s?[–-]\\s?\\d|\\s(?:${BEHIND[tongue]})(?!\\p{L}))`, 'iu'))
const IS_COMING = mapped((tongue) => new RegExp(`^,?\\s(?:${COMING[tongue]})(?!\\p{L})`, 'iu'))

/** `right` begins behind the comma of a date: what follows one is another part of the sentence. */
export const isBound = (left: string, right: string, hasComma: boolean, tongue: Tongue): boolean =>
  IS_BEFORE.get(tongue)?.test(left) === true || (!hasComma && IS_BEHIND.get(tongue)?.test(right) === true)

export const isStillComing = (right: string, tongue: Tongue): boolean => IS_COMING.get(tongue)?.test(right) === true
