import { isHeadStump } from '../built-in/head-stump.ts'
import { ABBREVIATED } from '../built-in/sentence-ends.ts'
import { isCutTitle, isNoWord, isShortWord } from '../built-in/short-words.ts'
import { sayAbbreviations } from './abbreviations.ts'
import { sayCloseFigures } from './close-figures.ts'
import { sayDates } from './dates.ts'
import { isShortForm } from './short-forms.ts'
import { sayUnits } from './units.ts'

/** Up to sixteen letters with a stop inside a sentence: an abbreviation, or the end of a sentence that another one follows. */
const STOPPED =
  /(?<![\p{L}\p{M}\p{N}.-]|(?<!(?<!\p{L})(?:\p{L}|[dn]ell|all|sull|qu))['’])([\p{L}\p{M}]{1,16})\.(?=\s["“„(]?[\p{L}\p{N}]|[,;:)])/gu
/** 'i.s.m.', 'm.a.w.' */
const DOTTED = /(?<![\p{L}\p{M}.])\p{Ll}\.(?:\s?\p{Ll}{1,3}\.){1,4}/u
/** 'Dir. San. Vet. Argeș': a second one in a row shows that the first ends no sentence. */
const IN_A_ROW = /(?<![\p{L}\p{M}.])(\p{L}{2,6})\.\s(\p{L}{2,6})\.(?=\s[\p{L}\p{N}])/u
/** 'अ.जा.': letters of Hindi words; those of Latin ones are said as they are, 'डी.एम.' */
const HINDI_DOTTED = /(?<![\p{L}\p{M}.])(?:[\p{Lo}]\p{M}{0,2}\p{Lo}?\p{M}?\.){2,5}/gu
/** 'Pol.-Insp.', 'seg.-feira': nobody says the half before the hyphen. */
const HYPHENED = /(?<![\p{L}\p{M}.-])\p{L}{1,8}(?<=\p{Ll})\.-\p{L}/u
/** Where a stop stands only at the end there is no abbreviation to look for. */
const STOP_INSIDE = /\../s
const VOWEL = /[aeiouyąęóáéíóúàèìòùâêîôûäëïöüăãõøæœ]/iu

const ROMANCE_SHORT = new Set(['fr', 'es', 'it', 'pt'])
const SHORT_TITLES = new Set([...ROMANCE_SHORT, 'ro'])
const TITLE = /^\p{Lu}\p{Ll}{1,2}(?<=[bcdfghjklmnpqrstvwxzțș])$/u

/** Thousands of millions or a thousand times more: where a tongue has no word for it, nobody can tell which. */
const SHORT_SCALE = /(?<![\p{L}\p{N}.,])\d[\d.,]{0,9}\s?(?:[btm]ln|trn|bn)(?![\p{L}\p{M}\p{N}])/u

/** True for a sentence with an abbreviation that no voice can say: it is left out whole, for half of it would be heard as nonsense. */
export const holdsUnsayableAbbreviation = (sentence: string, locale: string): boolean => {
  if (SHORT_SCALE.test(sentence) && SHORT_SCALE.test(sayAbbreviations(sayUnits(sentence, locale), locale.slice(0, 2))))
    return true
  if (!STOP_INSIDE.test(sentence)) return false
  if (sentence.search(STOPPED) < 0 && !DOTTED.test(sentence) && !HYPHENED.test(sentence) && sentence.search(HINDI_DOTTED) < 0)
    return false
  const tongue = locale.slice(0, 2)
  // What can be said as it is written need not be written out.
  return (
    isMute(sentence, tongue) &&
    isMute(sayAbbreviations(sayUnits(sayDates(sayCloseFigures(sentence, locale), locale), locale), tongue), tongue)
  )
}

const isMute = (said: string, tongue: string): boolean => {
  const head = HEAD.exec(said)?.[0] ?? ''
  if (isHeadStump(head, said.slice(head.length), tongue)) return true
  if (DOTTED.test(said) || HYPHENED.test(said) || hasUnknownInARow(said, tongue)) return true
  if ((said.match(HINDI_DOTTED) ?? []).some((all) => !all.split('.').every((part) => part === '' || INITIALS.has(part))))
    return true
  return [...said.matchAll(STOPPED)].some(({ 0: all, 1: token = '', index }) =>
    isUnsayable(token, said.slice(index + all.length, index + all.length + 4), tongue),
  )
}

const hasUnknownInARow = (said: string, tongue: string): boolean => {
  const [, ...both] = IN_A_ROW.exec(said) ?? []
  return (
    both.length > 0 &&
    both.every((token) => !ABBREVIATED.test(token) && !isShortWord(token, tongue) && token !== token.toUpperCase())
  )
}

/** How Hindi writes the letters of Latin initials: 'आर. के. वर्मा'. */
const INITIALS = new Set('ए बी सी डी ई एफ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई जेड जैड'.split(' '))
const SPOKEN_TITLE = /^(?:श्री|सुश्री)$/u

/** One or two letters that are no word: 'नगर नि. इसका'. */
const isHindiStump = (token: string): boolean =>
  token.replace(/\P{L}/gu, '').length <= 2 && !INITIALS.has(token) && !isShortWord(token, 'hi') && !SPOKEN_TITLE.test(token)

/** What may be a short form before the first stop. */
const HEAD = /^[\p{L}'’"“„« ]{2,12}\./u

const isUnsayable = (token: string, behind: string, tongue: string): boolean => {
  // Initials are said as letters, and letters of Hindi are words.
  if (/\p{Script=Devanagari}/u.test(token)) return isHindiStump(token)
  if (token === token.toUpperCase()) return false
  if (!VOWEL.test(token)) return true
  if (isNoWord(token, tongue)) return true
  // 'carr. fed. 190'
  if (ROMANCE_SHORT.has(tongue) && token.length <= 3 && !isShortWord(token, tongue) && /^\s\d/u.test(behind)) return true
  // 'Lângă Dep. Vechi': the sentence goes on with a name.
  if (
    SHORT_TITLES.has(tongue) &&
    TITLE.test(token) &&
    !ABBREVIATED.test(token) &&
    !isShortWord(token, tongue) &&
    /^\s\p{Lu}/u.test(behind)
  )
    return true
  if (isCutTitle(token, tongue) && /^\s\p{Lu}/u.test(behind)) return true
  // 'O min. Alves': a unit counts nothing here.
  if (ROMANCE_SHORT.has(tongue) && isShortForm(token, tongue, true) && !isShortForm(token, tongue, false)) return true
  // Behind the stop of a sentence no small letter follows.
  return /^(?:[,;:)]|\s["“„(]?\p{Ll})/u.test(behind)
}
