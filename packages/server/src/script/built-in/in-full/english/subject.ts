import { type Air, articleFor, bare, DONE, isCapital, isCount, isDone, isPersons, isPlural, isVerbal, low } from './grammar.ts'
import {
  BARE,
  BEFORE,
  BODIES,
  COMMON,
  COUNTRIES,
  DETERMINERS,
  KNOWN,
  LOOSE_HEAD,
  MASS,
  NATIONS,
  NO_SUBJECT,
  OPENS,
  PARTIES,
  PERSONS,
  PREDICATE_STARTS,
  THE_LAST,
  THE_NAMES,
  VERBS,
} from './words.ts'

const APPROX =
  /^(?:At least|More than|Fewer than|Nearly|Almost|About|Around|Up to|Over|Another) (?=\d|one\b|two|three|four|five|six|seven|eight|nine|ten\b|a |hundreds|dozens)/iu
const COUNT =
  /^(?:\d[\d,.]*(?: (?:million|lakh|crore))?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens|hundreds|thousands|scores|several)(?: more| others?)?(?= )/iu

/** `isNew`: it has got a word that the headline lacks. `isActing`: somebody, who may do what the verb says. */
export type Subject = { said: string; isPlural: boolean; length: number; isNew: boolean; isActing: boolean }

/** Its first word small, where that is no name. */
const lowerFirst = (words: readonly string[], { isTitled }: Air): string => {
  const [first = '', ...others] = words
  const plain = low(first)
  const isCommon =
    isCount(plain) ||
    COMMON.has(plain) ||
    MASS.has(plain) ||
    /^ex-|-year-old$|..(?:ed|ing|ous|less|ful|ary|ic|ly|..ent)$/u.test(plain)
  return [
    isCommon && !isTitled && /^.[\p{Ll}-]+$/u.test(bare(first)) ? first.charAt(0).toLowerCase() + first.slice(1) : first,
    ...others,
  ].join(' ')
}
const withArticle = (words: readonly string[], air: Air): string =>
  `${articleFor(words[0] ?? '') === 'an' ? 'An' : 'A'} ${lowerFirst(words, air)}`

/** How many: 'At least 12', 'Two people'. */
const countedSubject = (
  counted: string,
  count: string,
  words: readonly string[],
  starts: (index: number) => boolean,
): Subject | undefined => {
  const length = counted.split(' ').length
  const isOne = /^(?:1|one)$/iu.test(count)
  if (starts(length) && !['to', 'in', 'on', 'under'].includes(low(words[length] ?? ''))) {
    const people = isOne ? 'person' : /^(?:dozens|hundreds|thousands|scores)$/iu.test(count) ? 'of people' : 'people'
    return { said: `${counted} ${people}`, isPlural: !isOne, length, isNew: true, isActing: true }
  }
  let end = length
  while (
    end < words.length &&
    end < length + 5 &&
    !starts(end) &&
    !(BARE.has(low(words[end] ?? '')) && isPersons(low(words[end - 1] ?? '')))
  )
    end += 1
  const between = words.slice(length, end)
  const last = low(between.at(-1) ?? '')
  const isClear = between.every((word, at) => {
    const plain = low(word)
    return !word.endsWith(',') && !VERBS.has(plain) && !OPENS.has(plain) && (!BEFORE.has(plain) || (plain === 'of' && at === 0))
  })
  if (!isClear || isOne || !isPlural(last)) return undefined
  return { said: `${counted} ${between.join(' ')}`, isPlural: true, length: end, isNew: false, isActing: isPersons(last) }
}

/** Who it is about, up to the first word that tells what: a number, one person, several, a name. */
export const subjectOf = (words: readonly string[], air: Air): Subject | undefined => {
  const starts = (index: number): boolean => {
    const word = low(words[index] ?? '')
    const next = low(words[index + 1] ?? '')
    return isDone(word, next) || (DONE.has(word) && next === '') || PREDICATE_STARTS.has(word)
  }
  const text = words.join(' ')
  const approx = APPROX.exec(text)?.[0] ?? ''
  const count = COUNT.exec(text.slice(approx.length))?.[0]
  if (count !== undefined) return countedSubject(`${approx}${count}`, count, words, starts)
  let end = 1
  const ends = (index: number): boolean => {
    const plain = low(words[index] ?? '')
    return (
      starts(index) ||
      VERBS.has(plain) ||
      isVerbal(plain, words[index] ?? '', air.isTitled) ||
      (BARE.has(plain) && isPersons(low(words[index - 1] ?? '')))
    )
  }
  while (end < words.length && end < 7 && !ends(end)) {
    if (OPENS.has(low(words[end] ?? '')) || (BEFORE.has(low(words[end] ?? '')) && low(words[end] ?? '') !== 'and'))
      return undefined
    end += 1
  }
  const head = words.slice(0, end)
  const aged = head.length > 1 && /^\d\d?,$/u.test(head.at(-1) ?? '')
  const named = aged ? head.slice(0, -1) : head
  const lows = named.map(low)
  const [first = ''] = lows
  const last = lows.at(-1) ?? ''
  const isBroken = named.some((word, at) => /['’]s?$/u.test(word) || (word.endsWith(',') && !(aged && at === named.length - 1)))
  if (DETERMINERS.has(first) || isBroken || NO_SUBJECT.has(first)) return undefined
  const many = lows
    .slice(0, -1)
    .some(
      (word, at) =>
        isPlural(word) && !COMMON.has(word) && !COUNTRIES.has(word) && !(at === 0 && THE_NAMES.has(bare(named[0] ?? ''))),
    )
  const subject = { length: end, isActing: true }
  if (PERSONS.has(last) && !many && !lows.includes('and') && !lows.includes('of') && named.length < 6)
    return /^(?:mp|senator|judge|sergeant)$/u.test(last) &&
      named.length > 1 &&
      isCapital(named.at(-2) ?? '') &&
      !NATIONS.has(lows.at(-2) ?? '') &&
      !PARTIES.has(lows.at(-2) ?? '')
      ? undefined
      : { ...subject, said: withArticle(head, air), isPlural: false, isNew: true }
  if (BODIES.has(last) && !many && named.length > 1 && named.length < 5 && !lows.includes('and') && !aged) {
    const isThe = THE_NAMES.has(named.map(bare).join('_')) || THE_LAST.has(bare(named.at(-1) ?? ''))
    if (!isThe && isCapital(named.at(-1) ?? '')) return undefined
    return { ...subject, said: isThe ? `The ${head.join(' ')}` : withArticle(head, air), isPlural: false, isNew: true }
  }
  const isLower = !isCapital(named.at(-1) ?? '') || named.length === 1
  if (isPlural(last) && !many && !lows.includes('and') && !aged && isLower && !air.isTitled && !LOOSE_HEAD.has(last)) {
    return { ...subject, said: head.join(' '), isPlural: true, isNew: false, isActing: isPersons(last) }
  }
  return air.isTitled || aged ? undefined : namedSubject(named, end)
}

/** Somebody or a body by name: 'The US', 'Iran and Oman'. */
const namedSubject = (named: readonly string[], length: number): Subject | undefined => {
  const sides = named
    .join(' ')
    .split(' and ')
    .map((side) => side.split(' '))
  if (sides.length > 2) return undefined
  const said: string[] = []
  for (const [at, side] of sides.entries()) {
    const key = side.join('_')
    const isThe = THE_NAMES.has(key)
    const isSure =
      isThe ||
      (side.length === 1 && (KNOWN.has(low(key)) || COUNTRIES.has(low(key)))) ||
      (side.length > 1 &&
        side.every((word) => /^\p{Lu}[\p{Ll}]+(?:-\p{Lu}\p{Ll}+)?$/u.test(word)) &&
        !/s$/u.test(key) &&
        !THE_LAST.has(side.at(-1) ?? '') &&
        !isCount(low(side.at(-1) ?? '')) &&
        !MASS.has(low(side.at(-1) ?? '')) &&
        !NATIONS.has(low(side[0] ?? '')))
    if (!isSure) return undefined
    said.push(isThe ? `${at === 0 ? 'The' : 'the'} ${side.join(' ')}` : side.join(' '))
  }
  return {
    said: said.join(' and '),
    isPlural: sides.length > 1,
    length,
    isNew: said.join(' and ') !== named.join(' '),
    isActing: true,
  }
}
