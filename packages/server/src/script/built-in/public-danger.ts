import { isHedged } from '../fit-for-air/hedges.ts'
import { holds, lineOf, phrases, phrasesByTongue, plainWords } from '../fit-for-air/phrases.ts'
import { type ByTongue, TONGUES, type Tongue } from '../tongue.ts'
import type { Judged } from './judged.ts'
import { DANGERS, OTHERWISE } from './public-danger-words.ts'
import { WEIGHTS } from './story-weight.ts'

// What endangers many or binds all is rare, and no two of it are worded alike: what editors were seen to leave out says little of it.

/** A story tells in its beginning what it is. */
const READ_CHARS = 400
/** So many words stand between a thing and what befalls it: 'The bridge at Selby is closed', 'Die Brücke ist bis auf Weiteres für Lastwagen gesperrt'. */
const MOST_BETWEEN = 9
/** So short before a colon or a dash is a topic and no fact: 'Blackout: …'. */
const LONGEST_LABEL = 2

/** `befalls`: without it the words tell the whole. */
type Matter = { what: RegExp; befalls?: RegExp }

const matterOf = (line: string): Matter => {
  const [what = '', befalls] = line.split(' + ')
  return { what: phrases(what), ...(befalls === undefined ? {} : { befalls: phrases(befalls) }) }
}

const MATTERS = Object.fromEntries(
  TONGUES.map((tongue) => [tongue, DANGERS[tongue].trim().split('\n').map(matterOf)]),
) as unknown as ByTongue<readonly Matter[]>
const OTHER = phrasesByTongue(OTHERWISE)

const countWords = (text: string): number => text.split(' ').filter(Boolean).length

/** From which word to which each match goes. */
const placesOf = (words: string, pattern: RegExp): (readonly [number, number])[] =>
  [...words.matchAll(pattern)].map(({ 0: found, index }) => {
    const from = countWords(words.slice(0, index))
    return [from, from + countWords(found)]
  })

const standNear = (words: string, one: RegExp, other: RegExp): boolean => {
  const others = placesOf(words, other)
  const isNear = (from: number, to: number) => from >= to && from - to <= MOST_BETWEEN
  return placesOf(words, one).some(([from, to]) => others.some(([start, end]) => isNear(start, to) || isNear(from, end)))
}

const tells = (words: string, { what, befalls }: Matter): boolean =>
  holds(words, what) && (befalls === undefined || (holds(words, befalls) && standNear(words, what, befalls)))

const LABEL = /^([^:–—]{1,60}?)(?::\s|\s[-–—]\s)/u
const CLAUSE_END = /[.:;!।|–—]\s|\s-\s/u

const clausesOf = (said: string): string[] => {
  const [before = '', label = ''] = LABEL.exec(said) ?? []
  return (countWords(label) <= LONGEST_LABEL ? said.slice(before.length) : said).split(CLAUSE_END)
}

/** A year before the last one tells of what is long over, unless nothing was like it since then. */
const YEAR = /(?:(since|seit|depuis|desde|dal|sinds|od|din) )?(1[5-9]\d\d|20\d\d)(?= )/g
const tellsOfLongAgo = (words: string, thisYear: number): boolean =>
  [...words.matchAll(YEAR)].some(([, since, year]) => since === undefined && Number(year) < thisYear - 1)

/** 'The government denies that the border is closed', 'Die Grenze wird nicht geschlossen'. */
const DENIED =
  /(?<!\p{L})(?:den(?:y|ies|ied)|not? (?:be |been )?(?:closed|resign\p{L}*|declared|evacuated)|dementiert|bestreitet|nicht (?:geschlossen|entlassen|gesperrt|evakuiert|zurückgetreten|zurück)|dément|démentent|desmient\p{L}*|nieg\p{L}*|smentisc\p{L}*|nega(?:m|no)?|ontken\p{L}*|zaprzecz\p{L}*|dementuj\p{L}*|desment\p{L}*|infirm\p{L}*|neagă|इनकार|खंडन)(?!\p{L})/u

/** True for a plain fact of now that a listener wants to know however a paper words it. */
export const tellsPublicDanger = (text: string, tongue: Tongue, airAt: number): boolean => {
  const said = text.slice(0, READ_CHARS)
  const words = plainWords(said)
  if (said.includes('?') || holds(words, OTHER[tongue]) || tellsOfLongAgo(words, new Date(airAt).getUTCFullYear())) return false
  // What is denied or only said need not be so.
  const clauses = clausesOf(said)
    .filter((clause) => !isHedged(lineOf(clause), tongue))
    .map(plainWords)
    .filter((clause) => !DENIED.test(clause))
  return MATTERS[tongue].some((matter) => clauses.some((clause) => tells(clause, matter)))
}

/** A team has its blackouts and earthquakes too. */
export const isPublicDanger = (
  { headline, lead, weight }: Pick<Judged, 'headline' | 'lead' | 'weight'>,
  tongue: Tongue,
  airAt: number,
): boolean => weight !== WEIGHTS.light && !headline.includes('?') && tellsPublicDanger(lead, tongue, airAt)
