// A Polish headline often withholds what happened: 'Powstaje aplikacja', 'Oblewała córkę żrącą substancją'. The first sentence tells it whole, with
// the names, in other forms of the same words.

const WORD = /[\p{L}\p{N}][\p{L}\p{N}]*/gu
/** Endings change, and with them the marks of letters: 'Irański', 'Iranu'. */
const STEM = 4
const stemOf = (word: string): string =>
  word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').slice(0, STEM)
const stemsIn = (text: string): Set<string> =>
  new Set((text.match(WORD) ?? []).filter((word) => word.length >= STEM || /^\d/.test(word)).map(stemOf))

/** Names inside a sentence: what begins one has its capital anyway. */
const NAMES = /(?<=[\p{L}\p{N},–-]["”]?\s["„(]?)\p{Lu}[\p{L}\p{N}]+/gu
const HOLDS_NAME = /(?<=[\p{L}\p{N},]\s["„(]?)\p{Lu}\p{L}/u
const SPOKEN = /["„”]|\s[–-]\s/u
/** How it has long been is no news. */
const EVER_SINCE = /(?<!\p{L})od (?:\p{L}+ )?(?:\d+|\p{L}+) lat(?!\p{L})/iu
/** What only leads up to it. */
const RUN_UP =
  /^(?:zaczęło się|wszystko (?:zaczęło|wydarzyło|działo)|do (?:zdarzenia|wypadku|tragedii|ataku)|przypom\p{L}+|jeszcze|gdy|kiedy|choć|ponad|w (?:styczniu|lutym|marcu|kwietniu|maju|czerwcu|lipcu|sierpniu|wrześniu|październiku|listopadzie|grudniu) \d{4})(?!\p{L})/iu
/** So much of the headline has to be said. */
const MOST = 0.4
const LEAST = 2

const shared = (text: string, headline: ReadonlySet<string>): number =>
  [...stemsIn(text)].filter((stem) => headline.has(stem)).length

/** True for a Polish sentence that only leads up to the news, or tells how it has long been. */
export const leadsUpInPolish = (sentence: string): boolean => [RUN_UP, EVER_SINCE].some((one) => one.test(sentence))

/** True for a first sentence that tells what its Polish headline tells, with names; what the headline names stands in it. */
export const tellsInPolish = (first: string, next: string, headline: string): boolean => {
  if ([RUN_UP, SPOKEN, EVER_SINCE].some((one) => one.test(first)) || !HOLDS_NAME.test(first)) return false
  const stems = stemsIn(headline)
  const own = stemsIn(first)
  const names = (headline.match(NAMES) ?? []).map(stemOf)
  if (names.some((name) => !own.has(name) && !stemsIn(next).has(name)) || (names[0] !== undefined && !own.has(names[0])))
    return false
  if ([...stems].some((stem) => /^\d/.test(stem) && !own.has(stem))) return false
  // Whom the headline names first the first sentence may not call 'the leader'.
  const [begin = ''] = headline.match(WORD) ?? []
  if (stemsIn(next).has(stemOf(begin)) && !own.has(stemOf(begin))) return false
  const told = shared(`${first} ${next}`, stems)
  return shared(first, stems) > 0 && told >= LEAST && told >= stems.size * MOST
}

/** 'Irański reżim jak hydra? Wybrano następcę': asked first, then told. The first sentence answers it by name. */
export const answersInPolish = ([first = '', ...others]: readonly string[], headline: string): boolean => {
  if (!/\?["”]?\s\p{Lu}/u.test(headline) || RUN_UP.test(first) || SPOKEN.test(first) || !HOLDS_NAME.test(first)) return false
  const stems = stemsIn(headline)
  return shared(first, stems) > 0 && shared([first, ...others.slice(0, 2)].join(' '), stems) > 1
}
