import { type Air, articleFor, bare, DONE, isCapital, isCount, isDone, isPersons, isPlural, isVerbal, low } from './grammar.ts'
import { isActive, isOfName, KNOWN_BY_NAME } from './known.ts'
import { namedSubject, type Subject } from './named.ts'
import { phrase } from './phrase.ts'
import {
  BARE,
  BEFORE,
  BODIES,
  COMMON,
  COUNTRIES,
  DETERMINERS,
  EVENTS,
  LOOSE_HEAD,
  MASS,
  MISHAPS,
  NATIONS,
  NO_SUBJECT,
  OPENS,
  PARTIES,
  PERSONS,
  PREDICATE_STARTS,
  THE_LAST,
  THE_NAMES,
  THINGS,
  VERBS,
} from './words.ts'

const APPROX =
  /^(?:At least|More than|Fewer than|Nearly|Almost|About|Around|Up to|Over|Another) (?=\d|one\b|two|three|four|five|six|seven|eight|nine|ten\b|a |hundreds|dozens)/iu
const COUNT =
  /^(?:\d[\d,.]*(?: (?:million|lakh|crore))?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens|hundreds|thousands|scores|several)(?: more| others?)?(?= )/iu

const STATES = /^(?:critical|serious|stable|hospital|custody|court|investigation|arrest|fire|pressure|trial|strike|the)$/u

/** Its first word small, where that is no name. */
const lowerFirst = (words: readonly string[], { isTitled }: Air): string => {
  const [first = '', ...others] = words
  const plain = low(first)
  const isCommon =
    isCount(plain) ||
    COMMON.has(plain) ||
    MASS.has(plain) ||
    /^ex-|-year-old$|^[^-]*..(?:ed|ing|ous|less|ful|ary|ic|ly|..ent)$/u.test(plain)
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
  if (isActive(words.slice(length - 1, end))) return undefined
  if (!isClear || isOne || !isPlural(last)) return undefined
  return { said: `${counted} ${between.join(' ')}`, isPlural: true, length: end, isNew: false, isActing: isPersons(last) }
}

/** 'Butler, 13-year veteran,' and 'Butler, 38,': a name with who that is. */
const describedSubject = (words: readonly string[], air: Air): Subject | undefined => {
  const comma = words.findIndex((word) => word.endsWith(','))
  const end = words.findIndex((word, at) => at > comma && word.endsWith(','))
  if (comma < 1 || comma > 3 || end < 0 || end > comma + 5 || air.isTitled) return undefined
  const name = namedSubject(words.slice(0, comma + 1).map(bare), end + 1)
  const who = words.slice(comma + 1, end + 1).map(bare)
  const isAge = who.length === 1 && /^\d\d?$/u.test(who[0] ?? '')
  const said = isAge ? who[0] : PERSONS.has(low(who.at(-1) ?? '')) ? phrase(who, ',', '', air) : undefined
  if (name === undefined || comma === 0 || said === undefined || name.isPlural) return undefined
  return { ...name, said: `${name.said}, ${said},`, isNew: true }
}

/** Who it is about, up to the first word that tells what: a number, one person, several, a name. */
export const subjectOf = (words: readonly string[], air: Air): Subject | undefined => {
  const starts = (index: number): boolean => {
    const word = low(words[index] ?? '')
    const next = low(words[index + 1] ?? '')
    const isState = PREDICATE_STARTS.has(word) && (!/^(?:in|on|under)$/u.test(word) || STATES.test(next))
    return isDone(word, next) || (DONE.has(word) && next === '') || isState
  }
  const text = words.join(' ')
  const approx = APPROX.exec(text)?.[0] ?? ''
  const count = COUNT.exec(text.slice(approx.length))?.[0]
  if (count !== undefined) return countedSubject(`${approx}${count}`, count, words, starts)
  const comma = words.findIndex((word) => word.endsWith(','))
  if (comma >= 0 && comma < 4 && !/^\d\d?,$/u.test(words[comma + 1] ?? '')) return describedSubject(words, air)
  if (comma >= 1 && comma < 4 && !PERSONS.has(low(words[comma] ?? ''))) return describedSubject(words, air)
  let end = 1
  const ends = (index: number): boolean => {
    const plain = low(words[index] ?? '')
    return (
      starts(index) ||
      VERBS.has(plain) ||
      isVerbal(plain, words[index] ?? '', air.isTitled) ||
      (BARE.has(plain) && isPersons(low(words[index - 1] ?? '')) && (air.isTitled || !isCapital(words[index] ?? '')))
    )
  }
  while (end < words.length && end < 7 && !ends(end)) {
    const plain = low(words[end] ?? '')
    if (OPENS.has(plain)) return undefined
    if (BEFORE.has(plain) && plain !== 'and') return undefined
    end += 1
  }
  const head = words.slice(0, end)
  const aged = head.length > 1 && /^\d\d?,$/u.test(head.at(-1) ?? '')
  const named = aged ? head.slice(0, -1) : head
  const lows = named.map(low)
  const [first = ''] = lows
  const last = lows.at(-1) ?? ''
  const isBroken = named.some((word, at) => /['’]s?$/u.test(word) || (word.endsWith(',') && !(aged && at === named.length - 1)))
  if (
    DETERMINERS.has(first) ||
    lows.some((word) => /^(?:how|you|we|they|he|she|i)(?:$|['’])/u.test(word)) ||
    isBroken ||
    isActive(named) ||
    NO_SUBJECT.has(first)
  )
    return undefined
  const many = lows
    .slice(0, -1)
    .some(
      (word, at) =>
        isPlural(word) && !COMMON.has(word) && !COUNTRIES.has(word) && !(at === 0 && THE_NAMES.has(bare(named[0] ?? ''))),
    )
  const subject = { length: end, isActing: true }
  if (/^bod(?:y|ies)$/u.test(last) && named.length === 1 && low(words[1] ?? '') === 'found')
    return { ...subject, said: last === 'body' ? 'A body' : 'Bodies', isPlural: last !== 'body', isNew: true }
  // There is one: 'Myanmar leader'.
  if (last === 'leader' || last === 'founder') return undefined
  if (named.length > 1 && /^(?:brothers|sisters|twins|siblings)$/u.test(last)) return undefined
  // 'Berlin attack suspect': the one that is known.
  if (KNOWN_BY_NAME.test(last) && isOfName(named)) return undefined
  if (last === 'guard' && /^(?:coast|national|home|revolutionary)$/u.test(lows.at(-2) ?? '')) return undefined
  // 'Moment woman falls'
  if (lows.includes('moment')) return undefined
  // 'House fire leave person'
  if (
    lows.slice(1, -1).some((word, at) => BARE.has(word) && !isCount(word) && !COMMON.has(word) && !isCapital(named[at + 1] ?? ''))
  )
    return undefined
  if (PERSONS.has(last) && !many && !lows.includes('and') && !lows.includes('of') && named.length < 6)
    return /^(?:mp|senator|judge|sergeant)$/u.test(last) &&
      named.length > 1 &&
      isCapital(named.at(-2) ?? '') &&
      !NATIONS.has(lows.at(-2) ?? '') &&
      !PARTIES.has(lows.at(-2) ?? '')
      ? undefined
      : { ...subject, said: withArticle(head, air), isPlural: false, isNew: true }
  // Each place has one.
  if (last === 'council' || last === 'ministry') return air.isTitled ? undefined : namedSubject(named, end)
  if (BODIES.has(last) && !many && named.length > 1 && named.length < 5 && !lows.includes('and') && !aged) {
    const isThe = THE_NAMES.has(named.map(bare).join('_')) || THE_LAST.has(bare(named.at(-1) ?? ''))
    if (!isThe && isCapital(named.at(-1) ?? '')) return undefined
    return { ...subject, said: isThe ? `The ${head.join(' ')}` : withArticle(head, air), isPlural: false, isNew: true }
  }
  if (
    THINGS.has(last) &&
    (EVENTS.has(last) || DONE.has(low(words[end] ?? '')) || MISHAPS.has(low(words[end] ?? ''))) &&
    !many &&
    !aged &&
    named.length < 4 &&
    lows.slice(0, -1).every((word) => COMMON.has(word) || MASS.has(word) || isCount(word) || NATIONS.has(word))
  )
    return { ...subject, said: withArticle(head, air), isPlural: false, isNew: true }
  const isLower = !isCapital(named.at(-1) ?? '') || named.length === 1
  if (isPlural(last) && !many && !lows.includes('and') && !aged && isLower && !air.isTitled && !LOOSE_HEAD.has(last)) {
    return { ...subject, said: head.join(' '), isPlural: true, isNew: false, isActing: isPersons(last) }
  }
  if (air.isTitled || aged) return undefined
  return namedSubject(named, end)
}
