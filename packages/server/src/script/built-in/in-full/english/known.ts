import { isCapital, isCount, low } from './grammar.ts'
import { COMMON, COUNTRIES, KNOWN, MASS, NATIONS, ONE_OF, PARTIES, THE_NAMES } from './words.ts'

/** Of these with a name there is one that all know: 'Panorama lawsuit', 'Paris attacker'. */
export const KNOWN_BY_NAME =
  /^(?:show|film|movie|book|memoir|album|lawsuit|case|series|documentary|procession|ceremony|scandal|attacker|suspect|killer|shooter|bomber|gunman|victim)$/u

/** What wants another article than 'a', and nobody can tell which. */
export const isUnsure = (lows: readonly string[], lead: string, names: readonly string[]): boolean => {
  const last = lows.at(-1) ?? ''
  const two = lows.slice(-2).join(' ')
  return (
    /^(?:situation|mood|outlook|podium|infection|denial|performance|industry|cancellation|semi-final|quarter-final)$/u.test(
      last,
    ) ||
    /^(?:safety car|(?:deposit|capital|cash|investor) flight|threat level)$/u.test(two) ||
    lows[0] === 'first-ever' ||
    lows[0] === 'other' ||
    (last === 'region' && lows.length > 1) ||
    (/^(?:death|life) (?:sentence|penalty)$/u.test(two) && /^(?:approv|adopt|back|seek|support|demand)/u.test(lead)) ||
    (/^(?:describ|recall|recount)/u.test(lead) && names.length > 0) ||
    (/^join/u.test(lead) && /^(?:project|programme|program|scheme)$/u.test(last)) ||
    (lead === 'in' && /^(?:operation|raid|clash|ambush)$/u.test(last) && names.length > 0) ||
    (KNOWN_BY_NAME.test(last) &&
      names.some((word) => !COUNTRIES.has(low(word)) && !KNOWN.has(low(word)) && !THE_NAMES.has(word) && !/^[A-Z]+$/u.test(word)))
  )
}

/** A name stands before the noun: 'Berlin attack suspect'. */
export const isOfName = (named: readonly string[]): boolean =>
  named.slice(0, -1).some((word) => {
    const plain = low(word)
    return (
      isCapital(word) &&
      ![COMMON, NATIONS, MASS, PARTIES, COUNTRIES, ONE_OF].some((known) => known.has(plain)) &&
      !isCount(plain) &&
      !/-|..(?:ed|ing|ous)$/u.test(plain)
    )
  })

/** 'Poe urged the media to', 'Poe urged workers to': somebody did it, and the subject ends before it. */
export const isActive = (named: readonly string[]): boolean =>
  named.slice(1).some((word, at) => {
    const plain = low(word)
    return (
      /^(?:the|a|an|his|her|its|their)$/u.test(plain) ||
      (at + 2 < named.length && /^[a-z]{3,}ed$|^(?:told|sent)$/u.test(plain) && !COMMON.has(plain))
    )
  })
