import { BODIES, EVENTS, NO_PLURAL, NO_VERB, NOT_ALONE, NOUNS, PEOPLE, PERSONS, PLURALS } from './words.ts'

/** Done to somebody, with what may follow where the same word can be what somebody did: 'Police fired at'. */
const ANY =
  'in on at of after by with for over during near outside from to into as under amid following when while because inside and before against among alongside'
export const DONE = new Map<string, ReadonlySet<string>>(
  [
    [
      ANY,
      'killed wounded arrested detained jailed imprisoned sentenced convicted evacuated rescued removed suspended trapped kidnapped abducted captured deployed hospitalised hospitalized stabbed robbed raped extradited deported deleted displaced fined beheaded executed assassinated murdered electrocuted suffocated poisoned remanded acquitted bitten mauled gored trampled crushed burnt burned exhumed seized recalled cancelled canceled postponed scrapped banned damaged destroyed gutted ransacked vandalised looted hacked stranded martyred assaulted lynched sacked expelled ousted questioned quizzed',
    ],
    ['in on at after by during near outside inside as when while and following before amid', 'injured hurt'],
    ['with over in after for by as', 'charged indicted'],
    ['of', 'accused convicted cleared suspected acquitted'],
    ['for by in over', 'blamed mocked slammed'],
    ['dead in near outside during after by and inside', 'shot gunned knifed'],
    ['dead guilty alive safe in on at under inside near', 'found'],
    ['by', 'hit struck sued fired attacked bitten swept backed run'],
    ['to', 'linked urged told ordered allowed forced asked advised invited sent taken rushed airlifted flown tied'],
    ['in over after as at on for', 'held'],
    ['dead injured homeless without stranded', 'left'],
    ['in across at among', 'confirmed reported recorded detected registered diagnosed'],
    ['from', 'barred banned released freed fired dropped excluded evicted stolen'],
    ['as', 'named appointed identified unveiled'],
  ]
    .flatMap(([follow = '', done = '']) => done.split(' ').map((word): [string, string] => [word, follow]))
    .reduce(
      (map, [word, follow]) => map.set(word, new Set([...(map.get(word) ?? []), ...follow.split(' ')])),
      new Map<string, Set<string>>(),
    ),
)

export const bare = (word: string): string => word.replace(/,$/u, '')
export const low = (word: string): string => bare(word).toLowerCase()
export const isCapital = (word: string): boolean => /^[\p{Lu}]/u.test(word)
export const isPlural = (word: string): boolean =>
  PLURALS.has(word) || (/[^su']s$/u.test(word) && !/is$/u.test(word) && !NO_PLURAL.has(word) && word.length > 3)
export const isCount = (word: string): boolean => PERSONS.has(word) || EVENTS.has(word) || NOUNS.has(word) || NOT_ALONE.has(word)
export const isVerbal = (word: string, written: string, isTitled: boolean): boolean =>
  word.endsWith('ing') && word.length > 4 && !word.includes('-') && !NO_VERB.has(word) && (isTitled || !isCapital(written))
export const isNumber = (word: string): boolean => /^[$£€₹]?\d[\d,.]*(?:m|bn|k|%|cr)?$/u.test(word)
export const isDone = (word: string, next: string): boolean => DONE.get(word)?.has(next) === true

/** 'a' or 'an' by the sound of the next word. */
export const articleFor = (word: string): string => {
  if (/^(?:8|11(?!\d)|18(?!\d)|EU(?!\p{L}))/u.test(word)) return 'an'
  if (
    /^(?:[AEFHILMNORSX][A-Z]+\b|[AEFHILMNORSX]-)/u.test(word) &&
    !/^(?:NATO|UAE|UN|US|UK|EU|FIFA|NASA|LED|SIM|NASCAR|NEW|HUGE|MAJOR|LIVE|SEBI|FEMA|MAGA|SARS|MERS|LIGO|RAF$|AIDS|SWAT|ISIS|IKEA|HIV-)/u.test(
      word,
    )
  )
    return 'an'
  if (/^(?:NATO|NASA|NASCAR|NEW|U[A-Z])/u.test(word)) return 'a'
  return /^(?:[aeio]|u(?!ni|ti|s[aei]|k\b|s\b|n\b|rugu|gand|kr|topi|b?er-)|hour|heir|honest|honou?r)/iu.test(word) &&
    !/^(?:one|once|eu|ewe)/iu.test(word)
    ? 'an'
    : 'a'
}

/**
 * `isTitled`: each word has a capital, so that names cannot be told. `isLoose`: a noun whose article is not known stays as it
 * is printed; `isMany`: then of several, whose verb may look like a noun.
 */
export type Air = { isTitled: boolean; isLoose?: boolean; isMany?: boolean }
export const singular = (word: string): string =>
  word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.endsWith('men') ? `${word.slice(0, -2)}an` : word.replace(/s$/u, '')
export const isPersons = (word: string): boolean =>
  PLURALS.has(word) || PERSONS.has(singular(word)) || BODIES.has(singular(word)) || PEOPLE.has(word)
