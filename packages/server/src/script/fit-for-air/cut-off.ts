import type { Tongue } from '../tongue.ts'

/** What services and feeds put where they cut: '… [+1234 chars]', '[…]', '... Read more'. '(+2)' is what a party gained. */
const CUT_MARK =
  /(?:\s?(?:…|(?<!\.)\.{3,9}))?\s?[[(]\s?(?:\+\s?\d{1,7}\s?(?:chars?|characters|zeichen|caracteres|caratteri|caractères|znaków|tekens|caractere)|\+\s?\d{3,7}|…|\.{3,}|&hellip;)\s?[\])].{0,80}$/iu
const MORE =
  /\s?(?:…|(?<!\.)\.{3,9})\s?(?:\(?(?:read|continue reading|more|weiterlesen|mehr|lire|leer|seguir leyendo|leggi|continua|czytaj|więcej|ler|leia|saiba|lees|verder|citește|citeşte|आगे पढें|और पढ\u093C?ें|पूरी|keep reading|view|see|click|\[|→|»|>).{0,60})$/iu

/** A stop before the ellipsis may be one inside a figure, an abbreviation or an address: 'It cost £2.' of '£2.4bn'. It ends no sentence. */
const STOP_BEFORE = /(?<![\s.…])[.…]?["'”’»)\]]?\s?(?:…|(?<!\.)\.{3,9})\s?$/u

/** What cuts between words, not between letters, sets its mark in brackets behind a blank: the long word before it is whole, and so is its stop. */
const WHOLE_BEFORE = /(?<=[\p{Ll}\p{Lo}\p{M}]{5}[.!?।]["'”’»]?)\s\[\s?(?:…|\.{3}|&hellip;)\s?\]$/u

/** A text whose publisher cut it ends with an ellipsis, no matter which mark stood there: its last sentence is left out then. */
export const withPlainCut = (text: string): string =>
  text.replace(WHOLE_BEFORE, '').replace(CUT_MARK, '…').replace(MORE, '…').replace(STOP_BEFORE, '…')

const WHOLE = /[.!?…।:]["'”’»)\]]*$/u
const DANGLING = /[,;–—-]$/u
/** A summary without a stop is one sentence; what goes on for longer was cut. */
const MAX_SUMMARY = 140

/** Short forms that stand only before a number or a name: 'rozpocznie się o godz.' is cut, though a stop is behind it; 'trwa 2 godz.' is whole. */
const WANTS_MORE: Readonly<Record<Tongue, RegExp>> = {
  en: /\s(?:Mr|Mrs|Ms|approx)\.$/u,
  de: /\s(?:Nr|ca|zw|bzw|sog|vgl)\.$/u,
  pl: /(?<!\d)\s(?:godz|ul|nr|tzw|im|św|pow|gm|woj)\.$/u,
  es: /\s(?:núm|Sr|Sra|Dª|art)\.$/u,
  it: /\s(?:sig|dott|on|art|cd)\.$/u,
  fr: /\s(?:Mme|Mlle|art|env)\.$/u,
  pt: /\s(?:Sr|Sra|art|aprox)\.$/u,
  hi: /\s(?:डॉ|श्री|प्रो|नं)\.$/u,
  nl: /\s(?:nr|ca|dhr|mevr|zgn)\.$/u,
  ro: /\s(?:nr|str|dl|dna|jud|art)\.$/u,
}

/**
 * True for the last piece of a text that ends in the middle: without a stop behind others that have theirs, or alone on a word that wants
 * another one. `isStopless`: its source never sets a stop behind a summary; `isCut`: it ends at the letter where its source cuts.
 */
export const isCutOff = (
  piece: string,
  { isAlone, isStopless, isCut = false }: { isAlone: boolean; isStopless: boolean; isCut?: boolean },
  tongue: Tongue,
): boolean => {
  const text = piece.trim()
  if (WANTS_MORE[tongue].test(text)) return true
  if (text === '' || WHOLE.test(text)) return false
  if (isCut || !isAlone || DANGLING.test(text) || (text.length > MAX_SUMMARY && !isStopless)) return true
  return endsOnJoint(text, tongue)
}

/** True for words that want another one behind them: '… mis en examen et placé en'. */
export const endsOnJoint = (text: string, tongue: Tongue): boolean => {
  const last = /(?:^|\s)([\p{Ll}\p{Lo}][\p{L}\p{M}]*)$/u.exec(text)?.[1]
  return last !== undefined && isJoining(last, tongue)
}

/** Articles, prepositions and conjunctions end no sentence; verbs and particles among the small words may. */
const JOINING: Readonly<Record<Tongue, RegExp>> = {
  en: /^(?:the|a|an|of|to|and|or|but|with|from|for|by|at|as|that|which|who|his|their|its|into|than)$/,
  de: /^(?:der|die|das|den|dem|des|eine|einen|einem|einer|und|oder|aber|für|mit|von|vom|zur|zum|dass|weil|ihre|seine|bei|beim|wie|als)$/,
  pl: /^(?:i|w|we|z|ze|na|do|od|dla|przez|po|przed|za|o|że|oraz|lub|ale|który|która|które)$/,
  es: /^(?:el|la|los|las|un|una|de|del|al|a|y|e|o|en|con|por|para|que|su|sus|pero|como)$/,
  it: /^(?:il|lo|la|i|gli|le|un|una|di|del|della|dei|a|al|alla|da|dal|in|nel|con|su|per|e|che|ma|o)$/,
  fr: /^(?:le|la|les|un|une|des|de|du|d|à|au|aux|en|dans|sur|avec|pour|par|et|ou|que|qui|son|sa|ses|leur)$/,
  pt: /^(?:o|a|os|as|um|uma|de|do|da|dos|das|em|no|na|por|para|com|e|ou|que|seu|sua|mas)$/,
  hi: /^(?:का|की|के|में|को|से|पर|ने|और|या|कि|एक|तथा)$/,
  nl: /^(?:de|het|een|van|in|op|te|met|voor|bij|naar|uit|en|of|maar|dat|die|hun|zijn|haar)$/,
  ro: /^(?:și|în|la|de|din|pe|cu|pentru|că|să|un|o|unei|unui|care|sau|dar|al|ale)$/,
}

const isJoining = (word: string, tongue: Tongue): boolean => JOINING[tongue].test(word)
