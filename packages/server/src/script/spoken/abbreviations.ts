import { type SureRule, withSureLetters } from '../sure-letters.ts'
import { setOf } from '../word-lists.ts'
import { mayEnd, sayShortForms } from './short-forms.ts'
import { stopStays } from './stops.ts'
import { WRITTEN_OUT } from './written-out.ts'

/** Two or three capitals are spelled, but for these; longer ones are said as they are where they can be. */
const PRONOUNCED = new Set(
  // Words that somebody stresses, or a machine reports, are no acronyms.
  'FAO ONU RAI LIDL KIA ALARM STOP OPEN ERROR FAULT HIGH LOW OFF ON IN OUT UP NOT NO YES NEW NOW LIVE FREE BEST TOP ALL ONE ONLY NEVER FIRST WATCH VIDEO WIN WINS MUST AND THE'.split(
    ' ',
  ),
)
const PRONOUNCED_IN: Readonly<Record<string, ReadonlySet<string>>> = {
  de: new Set(['DAX', 'TÜV']),
  pl: new Set(['ZUS', 'GUS', 'VAT', 'PIT']),
  it: new Set(['IVA', 'PIL']),
  ro: new Set(['TIR', 'PIB', 'PET']),
  es: setOf('IVA PIB INE CIS UME UCI UVI BOE PSOE AVE ERE EPA PAC UCO GEO CIE COI PAU MIR PAN PRI SAT SEP'),
  pt: setOf('IVA PIB TAP INE SEF SIC SUS COI PAN PAC PEC MEC BES AO DO DA DE EM NA OS AS'),
}
/** Could be said, but nobody does. */
const SPELLED = new Set('ACLU ADAC DAAD EADS IAEA ICAO ICICI NYSE OSCE UCLA USAF USDA USGA'.split(' '))

const BEGIN =
  '(?:B[LR]?|CH?[LR]?|D[RW]?|F[LR]?|G[LR]?|H|J|K[LNRW]?|L|M|N|P[FHLR]?|Q|R|SC?H?[LMNRW]?|S[PT]R?|S[KLMNPQTW]|TH?[RW]?|V|WR?|X|ZW?)'
const END =
  '(?:[LNR]?(?:[CGPST]H|CK|[CG]HT|CT|S[KPT])|[LNR][DKT]|[LR]?[FMPV]|R?[LN]|RL?D|[LN]?[GSZ]|[BCDJKRTWX]|LL|NN|TT|[FMP][FPST]|MB|HN|N?TZ|W[KN]|RB|RKT)S?'
/** Beginning, vowels and ending of a word as European tongues have them: STAR and NASDAQ, not LGBT. */
const SAYABLE = new RegExp(`^${BEGIN}?[AEIOUY]{1,3}(?:[^AEIOUY]{1,2}[AEIOUY]{1,2})*(?:${END})?$`)

/** Two to 89: Charles III, Super Bowl LX. */
const ROMAN = /^L?X{0,3}(?:IX|IV|V?I{0,3})$/

const isSayable = (capitals: string): boolean => SAYABLE.test(capitals.normalize('NFD').replace(/\p{M}/gu, ''))

const isWord = (capitals: string, tongue: string, names: ReadonlySet<string>): boolean =>
  PRONOUNCED.has(capitals) ||
  PRONOUNCED_IN[tongue]?.has(capitals) ||
  ROMAN.test(capitals) ||
  ((capitals.length > 3 || names.has(capitals)) && isSayable(capitals) && !SPELLED.has(capitals))

/** True for the arguments of a replacer when the stop of the abbreviation is that of the text. */
const endsText = (found: readonly unknown[]): boolean => {
  const [all, at, text] = [String(found[0]), Number(found.at(-2)), String(found.at(-1))]
  return all.endsWith('.') && text.slice(at + all.length).trim() === ''
}

/** Its stop is that of the sentence too: 'moved to the U.S. The rest stayed'. */
const endsSentence = (found: readonly unknown[]): boolean =>
  stopStays(String(found.at(-1)), Number(found.at(-2)) + String(found[0]).length)

/** Polish has no capitals but for names: behind these a capital begins a sentence, unless it names whom the number counts. */
const POLISH_END = /^(?:os|br|egz|godz|mies|st|proc|pkt|lat)\.$/u
const endsPolishSentence = (found: readonly unknown[]): boolean => {
  const end = Number(found.at(-2)) + String(found[0]).length
  return (
    POLISH_END.test(String(found[0])) &&
    /^\s\p{Lu}(?!\p{L}{0,20}(?:ów|ek|ych|ich)(?!\p{L}))\p{Ll}/u.test(String(found.at(-1)).slice(end, end + 30))
  )
}

const RULES: Readonly<Record<string, readonly SureRule<string>[]>> = Object.fromEntries(
  Object.entries(WRITTEN_OUT).map(([tongue, rules]) => [tongue, withSureLetters(rules)]),
)

/**
 * Abbreviations written out; acronyms of two to five capitals spelled, so that WHO is not 'who', but those that are said as words: NATO,
 * STAR FM's first, and short `names` that can be said ('MAX'). Texts in capitals stay as they are.
 */
export const sayAbbreviations = (text: string, tongue: string, names: ReadonlySet<string> = new Set()): string => {
  let said = sayShortForms(text, tongue)
  for (const { mark, words, letters } of RULES[tongue] ?? []) {
    if (!said.includes(letters)) continue
    said = said.replace(
      mark,
      (...found) =>
        `${words}${endsText(found) || (mayEnd(String(found[0])) && endsSentence(found)) || (tongue === 'pl' && words !== 'osiedle' && endsPolishSentence(found)) ? '.' : ''}`,
    )
  }
  // U.S. and N.H.S. are spelled too.
  said = said.replace(
    /(?<![\p{L}.])(?:\p{Lu}\.){2,}/gu,
    (...found) => `${found[0].replaceAll('.', ' ').trim()}${endsText(found) || endsSentence(found) ? '.' : ''}`,
  )
  const isShouted = !/[\p{Ll}\p{Lo}]/u.test(said)
  if (isShouted) return said
  return said.replace(/(?<![\p{L}\p{N}.-])\p{Lu}{2,5}(?![\p{L}\p{N}-])/gu, (acronym) =>
    isWord(acronym, tongue, names) ? acronym : [...acronym].join(' '),
  )
}
