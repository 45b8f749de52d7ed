import {
  type Air,
  articleFor,
  bare,
  isCapital,
  isCount,
  isNumber,
  isPersons,
  isPlural,
  isVerbal,
  low,
  singular,
} from './grammar.ts'
import { isUnsure } from './known.ts'
import {
  ACCIDENTS,
  ADVERBS,
  BARE,
  CALLED,
  COMMON,
  COUNTRIES,
  DETERMINERS,
  EVENTS,
  GROUP_OF,
  IDIOMS,
  LIGHT,
  LIGHT_ALONE,
  MASS,
  NATIONS,
  NOT_ALONE,
  ONE_OF,
  PERSONS,
  PRONOUNS,
  THE_BEHIND_NAME,
  THE_LAST,
  THE_NAMES,
  THE_NOUNS,
  THE_OF,
  UNITS,
  VERBS,
  WHERE_IN,
} from './words.ts'

/** Behind 'to' what is not known to be of a noun may be a verb: 'to revamp system'. */
const isKnownKind = (written: string, length: number): boolean => {
  const word = low(written)
  return (
    length === 1 ||
    isCapital(written) ||
    word.includes('-') ||
    isCount(word) ||
    MASS.has(word) ||
    COMMON.has(word) ||
    NATIONS.has(word) ||
    DETERMINERS.has(word) ||
    isNumber(word) ||
    ONE_OF.has(word) ||
    isPlural(word) ||
    WHERE_IN.has(word)
  )
}

/** Of guns, and no blaze. */
const FIRING = /^(?:rocket|missile|artillery|mortar|enemy|friendly|return|anti-aircraft|tank|rifle|machine-gun) fire$/u
const BROTHERS = /^(?:brothers|sisters|twins|siblings)$/u
/** A noun with what stands before it, said: with an article where it wants one; nothing where that is not sure. */
export const phrase = (words: readonly string[], lead: string, next: string, { isTitled }: Air): string | undefined => {
  if (words.length === 0) return ''
  if (words.length === 1 && PRONOUNS.has(words[0] ?? '')) return words[0]
  const said = words.join(' ')
  const lows = words.map(low)
  const [first = ''] = lows
  const last = lows.at(-1) ?? ''
  const isName = (word: string): boolean => isCapital(word) && !isTitled && !NATIONS.has(low(word))
  if (IDIOMS.has(`${lead}_${lows.join('_')}`)) return said
  if (ADVERBS.has(last)) {
    const before = phrase(words.slice(0, -1), lead, next, { isTitled })
    return before === undefined ? undefined : [before, words.at(-1)].filter(Boolean).join(' ')
  }
  // 'on Friday next week'
  if (
    lows.length > 2 &&
    /^(?:this|next|last) (?:week|month|year|weekend|season|summer|winter|spring|autumn|night)$/u.test(lows.slice(-2).join(' '))
  ) {
    const before = phrase(words.slice(0, -2), lead, 'week', { isTitled })
    return before === undefined ? undefined : `${before} ${words.slice(-2).join(' ')}`
  }
  if (
    lows.length > 2 &&
    /^(?:\d+|two|three|four|five|six|several) (?:times|years|days|weeks|months|hours|minutes)$/u.test(lows.slice(-2).join(' '))
  ) {
    const before = phrase(words.slice(0, -2), lead, '', { isTitled })
    return before === undefined ? undefined : `${before} ${words.slice(-2).join(' ')}`
  }
  if (lows.slice(1).some((word) => DETERMINERS.has(word) && !['one', 'two', 'three', 'half', 'more'].includes(word)))
    return undefined
  const owner = lows.findIndex((word) => /(?:['’]s|s['’])$/u.test(word))
  if (owner >= 0) {
    if (owner === lows.length - 1 && lows.length > 1) return undefined
    const owning = lows[owner]?.replace(/['’]s?$/u, '') ?? ''
    const owners = words.slice(0, owner + 1)
    if (DETERMINERS.has(first) || first === 'other') return said
    if (owner > 0 && !isTitled && isCapital(words.at(-1) ?? '') && !isCapital(words[owner] ?? '')) return undefined
    if (THE_NAMES.has(owners.join('_').replace(/['’]s?$/u, ''))) return `the ${said}`
    if (isName(words[owner] ?? '')) return isCount(owning) && owner === 0 ? undefined : said
    if (isTitled && !isCount(owning) && owner === 0) return said
    return PERSONS.has(owning) && !isTitled ? `${articleFor(words[0] ?? '')} ${said}` : undefined
  }
  if (
    lows.length > 1 &&
    (lows.slice(1).some((word) => isNumber(word) && !/^(?:19|20)\d\d$/u.test(word)) ||
      lows.some(
        (word, at) =>
          (PRONOUNS.has(word) && words[at] !== 'IT' && words[at] !== 'US') ||
          /^\d+(?:st|nd|rd|th)$|^(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)$/u.test(word),
      ))
  )
    return undefined
  if (/^[$£€₹]\d/u.test(first) && lows.length > 1 && !isPlural(last)) {
    const isSum = MASS.has(last)
    if (lead === 'to') return undefined
    return isSum ? said : isCount(last) ? `${articleFor(first.slice(1))} ${said}` : undefined
  }
  if (/^(?:19|20)\d\d$/u.test(first) && lows.length > 1 && isCount(last)) return `the ${said}`
  if (DETERMINERS.has(first) || isNumber(first)) return said
  if (/^(?:supreme|high|constitutional) court$/u.test(lows.join(' '))) return `the ${said}`
  if (last === 'lockdown' || FIRING.test(lows.slice(-2).join(' '))) return said
  if (isUnsure(lows, lead, words.slice(0, -1).filter(isName)) || (BROTHERS.test(last) && lows.length === 1)) return undefined
  // 'Video Sparked Outrage'
  if (lows.slice(1, -1).some((word, at) => /^[a-z]{3,}ed$/u.test(word) && isCount(lows[at] ?? ''))) return undefined
  if (first === 'dead' && lows.length > 1) return undefined
  if (
    (/^help|^let|^mak/u.test(lead) && lows.slice(1, -1).some((word) => BARE.has(word))) ||
    (lead === 'to' && !isKnownKind(words[0] ?? '', lows.length))
  )
    return undefined
  const mixed = lows
    .slice(0, -1)
    .some(
      (word, at) =>
        VERBS.has(word) ||
        isVerbal(word, words[at] ?? '', isTitled) ||
        (isPlural(word) && !COMMON.has(word) && !isName(words[at] ?? '')),
    )
  if (mixed) return undefined
  // 'puts on hold drive'
  const isVerb = BARE.has(first) && !isCount(first) && !MASS.has(first) && !COMMON.has(first) && !isCapital(words[0] ?? '')
  if (isVerb && lows.length > 1) return undefined
  const head = words.at(-1) ?? ''
  if (words.length > 1 && bare(head) === 'Cabinet') return undefined
  if ((isName(head) && !/^(?:FIR|IPO|SUV|NOC)$/u.test(bare(head))) || THE_NAMES.has(bare(head))) {
    const isBehind = WHERE_IN.has(first) && !isCapital(words[0] ?? '')
    const name = isBehind ? words.slice(1) : words.filter(isCapital)
    if (isBehind) return name.every(isCapital) ? (THE_NAMES.has(name.map(bare).join('_')) ? `the ${said}` : said) : undefined
    const isThe =
      THE_NAMES.has(name.map(bare).join('_')) || THE_LAST.has(bare(head)) || (words[1] === 'of' && THE_LAST.has(words[0] ?? ''))
    return isThe && name.length === words.length
      ? `the ${said}`
      : name.length === words.length || PERSONS.has(lows[words.length - name.length - 1] ?? '')
        ? said
        : undefined
  }
  // 'over crash speaks'
  const before = lows.at(-2) ?? ''
  if (isPlural(last) && isCount(before) && !isCount(singular(last)) && !isPersons(last) && !isCapital(head)) return undefined
  if (
    isPlural(last) &&
    lead === 'over' &&
    words.length > 1 &&
    EVENTS.has(singular(last)) &&
    isName(words[0] ?? '') &&
    !COUNTRIES.has(first)
  )
    return undefined
  if (isPlural(last)) {
    const isThere = words.length > 1 && ACCIDENTS.has(singular(last)) && COUNTRIES.has(first) && isCapital(words[0] ?? '')
    return isThere && next === '' ? `${words.slice(1).join(' ')} in ${words[0]}` : isThere ? undefined : said
  }
  if (THE_BEHIND_NAME.has(last) && words.length > 1 && words.slice(0, -1).every(isCapital)) return `the ${said}`
  if (THE_NOUNS.has(last))
    return words.slice(0, -1).some((word) => isName(word) && !THE_NAMES.has(word)) ? undefined : `the ${said}`
  if (next === 'of') {
    if (THE_OF.has(last)) return `the ${said}`
    if (GROUP_OF.has(last) && /..est$/u.test(first)) return `the ${said}`
    if (GROUP_OF.has(last)) return `${articleFor(words[0] ?? '')} ${said}`
    return MASS.has(last) ? said : undefined
  }
  if (
    MASS.has(last) &&
    (words.length === 1 || !isCount(last) || (['of', 'with', 'for'].includes(lead) && !words.slice(0, -1).some(isName)))
  )
    return said
  if (!isCount(last))
    return isTitled && words.length <= 2 && ['in', 'near', 'from'].includes(lead) && !lows.some((word) => COMMON.has(word))
      ? said
      : undefined
  if (
    isTitled &&
    !lows
      .slice(0, -1)
      .every((word) => COMMON.has(word) || NATIONS.has(word) || isCount(word) || MASS.has(word) || /\d-/u.test(word))
  )
    return undefined
  if (words.length === 1 && (lead === 'and' || lead === 'or') && !PERSONS.has(last)) return undefined
  if (words.length === 1 && NOT_ALONE.has(last) && lead !== 'as') return undefined
  if (LIGHT.has(lead) || (LIGHT_ALONE.has(lead) && words.length === 1 && !(/^h[eo]ld/u.test(lead) && EVENTS.has(last))))
    return undefined
  if (last === 'assault' && lows.at(-2) === 'sexual') return said
  if (CALLED.has(last) && words.slice(0, -1).some((word) => isName(word) && !COUNTRIES.has(low(word)) && !THE_NAMES.has(word)))
    return undefined
  if (UNITS.has(last) && words.slice(0, -1).some(isName) && !THE_NAMES.has(words.slice(0, -1).join('_'))) return undefined
  if ((first === 'first' || first === 'last') && last !== 'time' && !lead.startsWith('becom') && lead !== 'became')
    return undefined
  if (
    ONE_OF.has(first) ||
    (/..est$/u.test(first) &&
      !/(?:west|test|quest|rest|guest|honest|modest|midwest)$/u.test(first) &&
      !isCount(first) &&
      !BARE.has(first))
  )
    return `the ${said}`
  if (ACCIDENTS.has(last) && words.length > 1 && COUNTRIES.has(first) && isCapital(words[0] ?? '')) {
    const event = words.slice(1)
    return next === 'in' || next === 'at' || next === 'near'
      ? undefined
      : `${articleFor(event[0] ?? '')} ${event.join(' ')} in ${words[0]}`
  }
  // 'to find missing mother': whose is not told.
  if (/^(?:grand)?(?:mother|father|mum|dad)$/u.test(last) && !['of', 'by', 'as'].includes(lead)) return undefined
  if (last === 'anniversary') return `the ${said}`
  const isKnown =
    EVENTS.has(last) &&
    words.slice(0, -1).some((word) => isName(word) && !/^(?:US|UK|UN|EU|NATO|Nato|FBI|NHS|BBC|PM)$/u.test(word))
  return `${isKnown ? 'the' : articleFor(words[0] ?? '')} ${said}`
}
