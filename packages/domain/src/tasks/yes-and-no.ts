import { OR } from './and-words.ts'
import { kept } from './kept.ts'
import { inHurry, orEnglish } from './own-words.ts'

// 'Politics: no, sport: yes': a bare answer behind a subject is about that subject alone.

type Words = Readonly<Record<string, string>>

const YES: Words = {
  en: '(?:yes|yep|yeah|yup)(?:,? (?:please|thanks|thank you))?',
  de: '(?:aber |sehr )?(?:ja|jawohl|doch|schon|gerne?)(?:,? (?:bitte|gerne?|danke))?',
  fr: "oui(?:,? (?:merci|volontiers|s['’]il (?:te|vous) pla[iî]t))?",
  es: 's[íi](?:,? (?:gracias|por favor))?',
  it: 's[ìíi](?:,? (?:grazie|per favore))?',
  pt: 'sim(?:,? (?:obrigad[oa]|por favor))?',
  pl: 'tak(?:,? (?:proszę|poproszę|dziękuję))?',
  nl: '(?:ja|wel)(?:,? (?:graag|bedankt|dank je|alsjeblieft))?',
  ro: 'da(?:,? (?:mulțumesc|te rog|vă rog))?',
  hi: '(?:जी )?(?:हाँ|हां|हा)',
}
const NO: Words = {
  en: '(?:no|nope)(?:,? (?:thanks|thank you|thx))?',
  de: 'nein(?:,? (?:danke|bitte))?',
  fr: 'non(?:,? merci)?',
  es: 'no(?:,? gracias)?',
  it: 'no(?:,? grazie)?',
  pt: 'não(?:,? obrigad[oa])?',
  pl: 'nie(?:,? (?:dziękuję|dzięki))?',
  nl: '(?:nee|niet)(?:,? (?:bedankt|dank je|dank u))?',
  ro: 'nu(?:,? (?:mulțumesc|mersi))?',
  // Behind a word alone it leaves out by itself, and 'BBC और कुछ नहीं' is 'nothing else'.
  hi: '(?<=[:,–—-]\\s)नहीं(?:,? (?:धन्यवाद|शुक्रिया))?',
}
/** A 'yes' before what it wants: 'no politics, yes to sport'. Polish 'tak' is 'so' too. */
export const YES_TO: Words = {
  en: 'yes',
  de: 'ja',
  fr: 'oui',
  es: 'sí',
  it: 'sì',
  pt: 'sim',
  pl: 'tak(?= dla )',
  nl: 'ja|wel',
  ro: 'da',
  hi: 'हाँ|हां',
}
/** 'Not politics, sport' sets one against the other, where 'no politics, sport' is a list. */
const NOT: Words = {
  en: 'not',
  de: 'nicht',
  fr: "pas(?= (?:la|le|les) | l['’])",
  es: 'no(?= (?:el|la|los|las) )',
  it: "non(?= (?:il|la|lo|i|gli|le) | l['’])",
  pt: 'não(?= (?:o|a|os|as) )',
  pl: 'nie',
  nl: 'niet',
  ro: 'nu',
}

const own = (lists: Words, tongue: string): string => inHurry(orEnglish(lists, tongue))

const WORD = "[\\p{L}\\p{M}'’-]{1,30}"
const FEW = `(?:${WORD} ){0,3}${WORD}`
/** No line break more: each begins a piece. */
const BLANKS = '[^\\S\\n]*'
const BEGINS = `(?<=^|[\\n.,;:!?।])${BLANKS}`
const ENDS = '(?=\\s*(?:$|[\\n.,;:!।]))'

const patternsOf = kept((tongue: string) => ({
  yes: new RegExp(`${BEGINS}(?<what>[^\\n.,;:!?।]{1,40}?)\\s?[:,–—-]?\\s(?:${own(YES, tongue)})${ENDS}`, 'giu'),
  no: new RegExp(`${BEGINS}(?<what>${FEW})\\s?[:,–—-]?\\s(?:${own(NO, tongue)})${ENDS}`, 'giu'),
  not: new RegExp(
    `(?<=^|[\\n.;:!?।])${BLANKS}(?:${own(NOT, tongue)})\\s(?<what>(?:${WORD} )?${WORD}),\\s(?<other>${FEW})(?=\\s*(?:$|[\\n.;:!?।]))`,
    'giu',
  ),
}))

/** Each subject with a bare 'yes' or 'no' behind it as a sentence of its own. */
export const withAnswers = (task: string, tongue: string): string => {
  const { yes, no, not } = patternsOf(tongue)
  return task
    .replace(yes, '\n$<what>\n')
    .replace(no, '\n without $<what>\n')
    .replace(not, (all: string, what: string, other: string) =>
      OR.test(what) || OR.test(other) ? all : `\n without ${what}\n${other}\n`,
    )
}
