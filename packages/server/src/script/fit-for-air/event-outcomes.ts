import { type ByTongue, TONGUES, type Tongue } from '../tongue.ts'

/** What comes of an event, beginnings of words: an arrest, a court, a cause; '_' is a space. No accents. */
const COMES_OF: ByTongue<readonly string[]> = {
  en: [
    'arrest detain custody',
    'charged court jail sentence guilty trial prosecut convict verdict fined',
    'caused cause_of blamed arson sparked',
  ],
  de: [
    'festgenommen festnahme verhaft haft',
    'angeklagt anklage gericht prozess urteil verurteil richter',
    'ursache verursach brandursache unfallursache brandstift',
  ],
  fr: ['interpell garde ecrou arrete', 'examen tribunal juge proces condamn', 'origine provoqu'],
  es: ['deten detien arrest', 'imputa juez jueza juicio conden tribunal acusad', 'causa_de causas causo provoco origen'],
  it: ['arrest fermat manette', 'indagat processo condann tribunale accusat', 'cause provocat origine'],
  pt: ['detid detem preso presa presos prisao prend', 'arguid tribunal julga conden acusad', 'causas causou provocou origem'],
  nl: [
    'aangehouden aanhouding opgepakt gearresteerd arresteer arrestatie',
    'aangeklaagd rechter rechtbank veroordeel vervolg celstraf',
    'oorzaak veroorzaakt brandsticht',
  ],
  pl: ['zatrzym areszt', 'zarzut oskarz skazan wyrok sad sadu sadem', 'przyczyn spowodowal podpal'],
  ro: ['retinut arest catuse', 'inculpat judecat condamnat tribunal acuzat', 'cauzat cauzele provocat'],
  hi: ['गिरफ्तार गिरफ़्तार हिरासत', 'आरोपपत्र चार्जशीट अदालत कोर्ट सजा दोषी मुकदमा', 'का_कारण'],
}

const COMING = new Map(
  TONGUES.map((tongue) => [
    tongue,
    COMES_OF[tongue].map(
      (row) => new RegExp(`(?<!\\p{L})(?:${row.normalize('NFD').replaceAll(' ', '|').replaceAll('_', ' ')})`, 'u'),
    ),
  ]),
)

/** What a text without accents tells of what came of an event: a bit for each kind. */
export const outcomesIn = (plain: string, tongue: Tongue): number =>
  (COMING.get(tongue) ?? []).reduce((bits, pattern, at) => (pattern.test(plain) ? bits | (1 << at) : bits), 0)

/** Of a story, and of its headline: a bit for each kind of what came of its event. */
export type Outcome = { at: number | undefined; outcomes: number; headlineOutcomes: number }

/** 'Driver arrested after crash' is news of a crash that was told: an arrest, a court or a cause that the earlier story lacks; `isFirst`: it has none of them. */
export const tellsOutcome = (one: Outcome, other: Outcome, isFirst = false): boolean => {
  const isDated = one.at !== undefined && other.at !== undefined && one.at !== other.at
  const [first, second] = (one.at ?? 0) <= (other.at ?? 0) ? [one, other] : [other, one]
  const isNewOf = (told: Outcome, of: Outcome) =>
    isFirst ? told.headlineOutcomes !== 0 && of.outcomes === 0 : (told.headlineOutcomes & ~of.outcomes) !== 0
  return isNewOf(second, first) || (!isDated && isNewOf(first, second))
}
