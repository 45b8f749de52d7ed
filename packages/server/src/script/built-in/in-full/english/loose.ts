import { type Air, isCapital, isCount, isDone, isNumber, isPersons, isPlural, low, singular } from './grammar.ts'
import type { Subject } from './named.ts'
import { subjectOf } from './subject.ts'
import {
  BARE,
  BEFORE,
  COUNTRIES,
  DETERMINERS,
  LOOSE,
  MODALS,
  NATIONS,
  NO_PLURAL,
  OFFICES,
  ONE_OF,
  OPENS,
  PERSONS,
  THE_NAMES,
  VERBS,
} from './words.ts'

/** 'US's' and 'Senate,' as they stand in the list. */
const keyOf = (words: readonly string[]): string => words.join('_').replace(/,$/u, '')
const stemsOf = (word: string): string[] => [word.replace(/s$/u, ''), word.replace(/es$/u, ''), word.replace(/ies$/u, 'y')]

/** 'NRL stars Poe and Roe': several who are something. */
const NOUN_TOO =
  /^(?:stars|heads|chairs|captains|hosts|guards|pilots|judges|leads|fires|rocks|spots|works|stocks|fans|aides|staffers|insiders|hopefuls)$/u

/** 'strikes down', 'orders Poe': what somebody does. What is a noun as well needs an object that only a verb can have. */
export const isThird = (written: string, next: string, air: Air): boolean => {
  const word = low(written)
  if (MODALS.has(word) || /^(?:is|has|was|had|said|says)$/u.test(word)) return true
  if (!/[^su']s$/u.test(word) && !/ss?es$/u.test(word)) return false
  if (isCapital(written) && !air.isTitled) return false
  const stem = stemsOf(word).find((one) => BARE.has(one))
  if (NOUN_TOO.test(word)) return false
  if (stem === undefined && !VERBS.has(word)) return false
  if (VERBS.has(word) && !LOOSE.has(word) && !/^(?:hopes|moves|draws|drives)$/u.test(word)) return true
  if (!LOOSE.has(word) && !isCount(singular(word)) && (stem === undefined || !isCount(stem))) return true
  const plain = low(next)
  if (plain === 'down' || (plain === 'out' && word === 'rules')) return true
  return (DETERMINERS.has(plain) && plain !== 'no') || (!air.isTitled && isCapital(next)) || isNumber(plain)
}

/** What it ends with shows an office; a council and a crown court go by the name of their town alone. */
const OFFICIAL =
  /(?:Supreme Court|High Court|Constitutional Court|Appeals Court|Ministry|Commission|Committee|Agency|Authority|Foundation|Association|Federation|Union|Assembly|Army|Navy|Department|Bureau|Party)$/u
/** Alone they may be a man, a state or a word of another kind. */
const UNSURE = /^(?:Channel|Gulf|Congo|Lords|Commons|Pacific|Atlantic|Isle_of|House_of|US-led)$/u

/** A name said with 'the', alone or by what it ends with, and an office of a country. */
export const isTheName = (words: readonly string[], { isTitled }: Air): boolean => {
  if (THE_NAMES.has(keyOf(words))) return !UNSURE.test(keyOf(words))
  const last = words.at(-1) ?? ''
  if (words.length < 2) return false
  const before = words.slice(0, -1)
  if (OFFICES.has(low(last)) || OFFICES.has(words.slice(-2).map(low).join('_'))) {
    const whose = OFFICES.has(words.slice(-2).map(low).join('_')) ? words.slice(0, -2) : before
    const whoseLow = whose.map(low)
    if (/^gov(?:ernmen)?t$/u.test(low(last)))
      return whose.length < 3 && whose.every((one) => isCapital(one) && !/['’]s$/u.test(one))
    return whose.length === 1 && (NATIONS.has(whoseLow[0] ?? '') || THE_NAMES.has(keyOf(whose)))
  }
  return (
    !isTitled &&
    OFFICIAL.test(words.join(' ')) &&
    words.every((word) => /^\p{Lu}[\p{L}’'-]+$/u.test(word)) &&
    !/['’]s$/u.test(before.join(' '))
  )
}

/** 'Japan PM' */
const isOfCountry = (words: readonly string[]): boolean =>
  COUNTRIES.has(low(words[0] ?? '')) &&
  (words.length === 2 || words.length === 3) &&
  OFFICES.has(words.slice(1).map(low).join('_')) &&
  !/^(?:King|Queen|government|govt|Supreme)$/iu.test(words[1] ?? '')

/** Of these a town has many. */
const MANY = new Set(
  'court jury airline hospital university school company firm bank charity startup retailer supermarket carmaker hotel publisher broadcaster'.split(
    ' ',
  ),
)
/** Alone at the head they are the one of the land. */
export const ALONE =
  /^(?:Government|Govt|PM|Prime Minister|President|Pope|Chancellor|Foreign Minister|Health Minister|Finance Minister|Home Secretary|Foreign Secretary|Health Secretary)$/iu

const oneSubject = (said: string, length: number): Subject => ({ said, isPlural: false, length, isNew: true, isActing: true })
/** An office or an institution with its article: 'The White House', 'Japan’s PM'. */
const officeSaid = (head: readonly string[], air: Air): string | undefined => {
  if (isOfCountry(head)) return [`${head[0]}’s`, ...head.slice(1)].join(' ')
  if (isTheName(head, air)) return `The ${head.join(' ')}`
  if (!ALONE.test(head.join(' '))) return undefined
  return `The ${/^Gov(?:ernmen)?t$/u.test(head[0] ?? '') ? low(head[0] ?? '') : head.join(' ')}`
}
const IS_TO = /^(?:expected|set|due|likely|unlikely|poised|ready) to$/u
/** 'accused of', 'urged to', with no other verb that could be its own. */
const isSuffered = (words: readonly string[], air: Air): boolean => {
  const [first = '', second = ''] = words
  if (!isDone(first, low(second)) || /^(?:hit|held|shot|sued|struck)$/u.test(first)) return false
  const clause = words.findIndex((word, at) => at > 1 && OPENS.has(low(word)))
  return !words
    .slice(1, clause < 0 ? words.length : clause)
    .some((word, at, all) => FINITE.test(word) || isThird(word, all[at + 1] ?? '', air))
}
/** What it did or what was done to it, and no part of 'US-based firm'. */
const PAST =
  /^(?!(?:based|backed|listed|led|funded|sponsored|owned|registered|appointed|mandated|trained|brokered|controlled|imposed|approved|elected|related|need|exceed|proceed|designated|manufactured|produced|issued|targeted)$)\p{Ll}+ed$/u
/** Hardly ever what kind of thing it is: 'NHS tracing app'. */
const DOING =
  /^(?:facing|investigating|considering|planning|preparing|seeking|urging|trying|probing|joining|expanding|scrambling|contemplating|weighing)$/u
const FINITE = /^(?:is|are|was|were|has|have|had|can|could|will|would|may|might|set)$/u
/** Never before a noun of many: 'White House bashes Poe'. */
const isHouse = (head: readonly string[]): boolean =>
  /^(?:White House|Kremlin|Pentagon|Vatican|Senate|Supreme Court|High Court|Home Office|Foreign Office|State Department|Justice Department|Govt|Government|PM|Prime Minister)$/u.test(
    head.join(' '),
  )
const isLikeThird = (written: string, next: string): boolean => {
  const word = low(written)
  return (
    /^\p{Ll}+[^su'’]s$/u.test(written) &&
    !isPersons(word) &&
    !isCount(singular(word)) &&
    !NO_PLURAL.has(word) &&
    !NOUN_TOO.test(word) &&
    (isCapital(next) || DETERMINERS.has(low(next)))
  )
}

const MOST_HEAD = 5
/** Who does it, up to a verb that is surely one; the rest need not be understood. */
export const looseSubject = (words: readonly string[], air: Air): { subject: Subject; verb: string } | undefined => {
  if (DETERMINERS.has(low(words[0] ?? ''))) return undefined
  for (let end = 1; end <= MOST_HEAD && end < words.length - 1; end += 1) {
    const head = words.slice(0, end)
    const word = words[end] ?? ''
    const next = words[end + 1] ?? ''
    if (head.some((one) => one.endsWith(','))) return undefined
    const office = officeSaid(head, air)
    if (office !== undefined && (isThird(word, next, air) || (isHouse(head) && isLikeThird(word, next))))
      return { subject: oneSubject(office, end), verb: word }
    if (office !== undefined && IS_TO.test(`${word} ${next}`)) return { subject: oneSubject(office, end), verb: 'ing' }
    if (office !== undefined && isSuffered(words.slice(end), air)) return { subject: oneSubject(office, end), verb: 'done' }
    if (office !== undefined && PAST.test(word) && (BEFORE.has(low(next)) || isCapital(next) || DETERMINERS.has(low(next))))
      return { subject: oneSubject(office, end), verb: word }
    if (office !== undefined && DOING.test(word) && !words.slice(end).some((one) => FINITE.test(one)))
      return { subject: oneSubject(office, end), verb: 'ing' }
    const last = low(head.at(-1) ?? '')
    const isOne =
      (PERSONS.has(last) || (MANY.has(last) && end > 1)) && (air.isTitled || end === 1 || !isCapital(head.at(-1) ?? ''))
    const isSame = head.some(
      (one) =>
        /^(?:moment|record|media|music|dvd)$/u.test(low(one)) ||
        ONE_OF.has(low(one)) ||
        /\d(?:st|nd|rd|th)$/u.test(one) ||
        BEFORE.has(low(one)) ||
        OPENS.has(low(one)),
    )
    if (isOne && !isSame && (isThird(word, next, air) || /^(?:orders|rules)$/u.test(low(word)))) {
      const subject = subjectOf([...head, 'will', 'be'], air)
      return subject === undefined || subject.length !== end ? undefined : { subject, verb: word }
    }
    if (word === 'to' && !air.isTitled && !isNumber(low(head[0] ?? '')) && BARE.has(low(next)) && !isSame) {
      const subject =
        office !== undefined
          ? oneSubject(office, end)
          : /^[A-Z]{2,6}$/u.test(head.join(' '))
            ? oneSubject(head.join(' '), end)
            : last === 'council' && end > 1 && isCapital(head[0] ?? '')
              ? oneSubject(head.join(' '), end)
              : subjectOf([...head, 'to', 'be', 'held'], air)
      const isTold =
        low(next) === 'be' &&
        !VERBS.has(last) &&
        !/^(?:seems|appears|needs|tends|looks|proves|ought|used)$/u.test(last) &&
        /ed$|^(?:built|given|held|kept|made|paid|sold|sent|taken)$/u.test(words[end + 2] ?? '')
      if (subject === undefined || subject.length !== end || !(subject.isActing || isTold)) return undefined
      return { subject: { ...subject, length: end }, verb: 'to' }
    }
    if (VERBS.has(low(word)) || (next !== 'to' && isPlural(low(word)) && !isPersons(low(word)) && !isCapital(word)))
      return undefined
  }
  return undefined
}
