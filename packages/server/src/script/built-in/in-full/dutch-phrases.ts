import {
  ADVERB,
  BARE,
  COMMON,
  DEED,
  DETERMINER,
  DOING,
  DONE,
  EVENT,
  FIXED,
  HURT,
  isAdjective,
  isAge,
  isCapital,
  isLower,
  isLowerNoun,
  isOfPlace,
  isOne,
  isPlural,
  isRole,
  KIN,
  KIND_BARE,
  KIND_DE,
  KIND_HET,
  LANDS,
  NUMBER,
  PERSON,
  PREPOSITION,
  ROAD,
  THE,
  THE_PLACE,
  THING,
} from './dutch-words.ts'

export type Part = { said: string; next: number; sets: boolean; prep?: string }

/** A name from here on, with its small words: 'Frank van der Lende (40)'. */
export const nameTo = (words: readonly string[], at: number): number => {
  let next = at
  while (
    isCapital(words[next]) ||
    (next > at &&
      (isAge(words[next]) ||
        (/^(?:van|de|der|den|het|ten|ter|aan)$/u.test(words[next] ?? '') &&
          /^(?:\p{Lu}|de|der|den)/u.test(words[next + 1] ?? '') &&
          isCapital(words[next - 1]) &&
          words[next] !== 'aan')))
  )
    next += 1
  return next
}

/** A noun from `at`, with the article that the paper left out. */
export const nounAt = (words: readonly string[], at: number): Part | undefined => {
  const word = words[at] ?? ''
  if (DETERMINER.test(word) || NUMBER.test(word)) {
    let next = at + 1
    while (
      NUMBER.test(words[next] ?? '') ||
      ((isAdjective(words[next]) || isOfPlace(words[next])) &&
        isLower(words[next + 1]) &&
        !PREPOSITION.test(words[next + 1] ?? '') &&
        !DONE.test(words[next + 1] ?? ''))
    )
      next += 1
    const noun = words[next] ?? ''
    if (/^(?:jaar|maanden|maand|weken)$/u.test(noun) && /^(?:cel|celstraf|gevangenisstraf|tbs)$/u.test(words[next + 1] ?? ''))
      return { said: words.slice(at, next + 2).join(' '), next: next + 2, sets: false }
    if (
      isLower(noun) &&
      !/^(?:is|zijn|wordt|worden|werd|werden|was|waren|heeft|hebben)$/u.test(noun) &&
      !PREPOSITION.test(noun) &&
      !DONE.test(noun) &&
      !HURT.test(noun)
    )
      return { said: words.slice(at, next + 1).join(' '), next: next + 1, sets: false }
    const end = nameTo(words, next)
    if (end === next && next === at + 1 && /^\d/u.test(word) && !isLowerNoun(words[next]))
      return { said: word, next, sets: false }
    return end > next && !isLowerNoun(words[end]) ? { said: words.slice(at, end).join(' '), next: end, sets: false } : undefined
  }
  if (ROAD.test(word)) return { said: `de ${word}`, next: at + 1, sets: true }
  let from = at
  while (isAdjective(words[from]) && !isOne(words[from] ?? '') && !BARE.test(words.slice(from, from + 2).join(' '))) from += 1
  // 'de mooiste' or 'het mooiste': nobody knows.
  if (words.slice(at, from).some((adjective) => /ste$/u.test(adjective) && !/(?:eer|acht|twintig)ste$/u.test(adjective)))
    return undefined
  if (isOfPlace(words[from]) && isLowerNoun(words[from + 1])) from += 1
  const isDescribed = from > at
  const two = words.slice(from, from + 2).join(' ')
  const length = BARE.test(two) || THING.test(two) || PERSON.test(two) ? 2 : 1
  const noun = words.slice(from, from + length).join(' ')
  const next = from + length
  const said = words.slice(at, next).join(' ')
  if (ROAD.test(words[next] ?? '') && EVENT.test(noun))
    return { said: `een ${said} op de ${words[next]}`, next: next + 1, sets: true }
  const land = words[next] ?? ''
  if (
    LANDS.has(land) &&
    !isCapital(words[next + 1]) &&
    words[next + 1] !== 'en' &&
    !DEED.test(noun) &&
    (isOne(noun) || isPlural(noun) || BARE.test(noun))
  ) {
    const told = nounAt(words.slice(0, next), at)
    return told && { said: `${told.said} in ${land}`, next: next + 1, sets: true }
  }
  if (isLower(noun) && isCapital(words[next])) {
    const named = nameTo(words, next)
    const article = KIND_DE.test(noun)
      ? 'de '
      : KIND_HET.test(noun)
        ? 'het '
        : KIND_BARE.test(noun) && !isDescribed
          ? ''
          : isRole(noun)
            ? isDescribed
              ? 'de '
              : ''
            : undefined
    if (
      article === undefined ||
      isLowerNoun(words[named]) ||
      COMMON.test(words.slice(next, named).join(' ')) ||
      (article === 'de ' && isDescribed && !/e$/u.test(words[at] ?? ''))
    )
      return undefined
    const described = article === 'het ' && isDescribed ? said.replace(/^(\p{L}+s)(?= )/u, '$1e') : said
    return { said: `${article}${described} ${words.slice(next, named).join(' ')}`, next: named, sets: article !== '' }
  }
  if (isLowerNoun(words[next])) return undefined
  if (Object.hasOwn(THE, noun)) return isDescribed ? undefined : { said: `${THE[noun]} ${noun}`, next, sets: true }
  if (words[next] === 'van' && /^(?:ver|be|ont|her)\p{L}+(?<!ing)en$/u.test(noun) && !DOING.test(noun)) return undefined
  if (DOING.test(noun)) return words[next] === 'van' && !isDescribed ? { said: `het ${noun}`, next, sets: true } : undefined
  if (BARE.test(noun) || (length === 1 && isPlural(noun))) return { said, next, sets: false }
  if (isOne(noun)) return { said: `een ${said}`, next, sets: true }
  const end = nameTo(words, at)
  if (end === at || isLowerNoun(words[end])) return undefined
  const name = words.slice(at, end).join(' ')
  const [, article = ''] = THE_PLACE.find(([place]) => place.test(name)) ?? []
  if (article === '' && COMMON.test(name)) return undefined
  return { said: article === '' ? name : `${article} ${name}`, next: end, sets: article !== '' }
}
/** 'na incident met drone' as 'na een incident', and what comes behind it. */
export const phraseAt = (words: readonly string[], at: number): Part | undefined => {
  const prep = words[at] ?? ''
  if (prep === 'om' && words[at + 1] === 'het' && words[at + 2] === 'leven')
    return { said: 'om het leven', next: at + 3, sets: false }
  if (prep === 'per' && words[at + 1] === 'direct') return { said: 'per direct', next: at + 2, sets: false }
  if (!PREPOSITION.test(prep)) return undefined
  if (prep === 'op' && /^\d+-jarige$/u.test(words[at + 1] ?? '') && words[at + 2] === 'leeftijd')
    return { said: `op ${words[at + 1]} leeftijd`, next: at + 3, sets: false, prep }
  if (prep === 'op' && words[at + 1] === 'staande' && words[at + 2] === 'voet')
    return { said: 'op staande voet', next: at + 3, sets: false, prep }
  if (
    /^(?:uit|naar|in)$/u.test(prep) &&
    /^(?:ziekenhuis|gevangenis)$/u.test(words[at + 1] ?? '') &&
    !isCapital(words[at + 2]) &&
    !isLowerNoun(words[at + 2])
  )
    return { said: `${prep} ${words[at + 1] === 'ziekenhuis' ? 'het' : 'de'} ${words[at + 1]}`, next: at + 2, sets: true, prep }
  if (
    (/^(?:uit|in|onder)$/u.test(prep) && words[at + 1] === 'water') ||
    (prep === 'op' && words[at + 1] === 'station' && !isCapital(words[at + 2]))
  )
    return { said: `${prep} het ${words[at + 1]}`, next: at + 2, sets: true, prep }
  const fixed = `${prep} ${words[at + 1] ?? ''}`
  if (FIXED.test(fixed) && !isLowerNoun(words[at + 2])) return { said: fixed, next: at + 2, sets: false, prep }
  // Only a mother gives birth.
  if (prep === 'van' && /^(?:dochter|zoon)$/u.test(words[at + 1] ?? '') && isCapital(words[at + 2]))
    return { said: words.slice(at, nameTo(words, at + 2)).join(' '), next: nameTo(words, at + 2), sets: false, prep }
  if (
    prep === 'van' &&
    words[at - 1] === 'bevallen' &&
    /^(?:eerste|tweede|derde|vierde|vijfde|zoon|dochter|tweeling|kind)$/u.test(words[at + 1] ?? '')
  ) {
    const isOrdinal = /de$|ste$/u.test(words[at + 1] ?? '')
    return {
      said: `van ${isOrdinal ? 'haar ' : 'een '}${words.slice(at + 1, at + (isOrdinal ? 3 : 2)).join(' ')}`,
      next: at + (isOrdinal ? 3 : 2),
      sets: true,
      prep,
    }
  }
  if (KIN.test(words[at + 1] ?? '')) return undefined
  const rest = nounAt(words, at + 1)
  if (rest === undefined) return undefined
  if (words[rest.next] !== 'en') return { ...rest, said: `${prep} ${rest.said}`, prep }
  const other = nounAt(words, rest.next + 1)
  return other && { said: `${prep} ${rest.said} en ${other.said}`, next: other.next, sets: rest.sets || other.sets, prep }
}

/** Phrases and adverbs from here to the end, or nothing where a word is not known. */
export const restFrom = (
  words: readonly string[],
  from: number,
  isLast: (word: string) => boolean,
): { said: string[]; last: string[]; preps: string[] } | undefined => {
  const said: string[] = []
  const last: string[] = []
  const preps: string[] = []
  for (let at = from; at < words.length; ) {
    const word = words[at] ?? ''
    const both = isLast(word) && words[at + 1] === 'en' && isLast(words[at + 2] ?? '') ? `${word} en ${words[at + 2]}` : ''
    const part =
      both !== ''
        ? { said: both, next: at + 3, sets: false }
        : isLast(word) || ADVERB.test(word)
          ? { said: word, next: at + 1, sets: false }
          : phraseAt(words, at)
    if (part === undefined) return undefined
    if (isLast(word)) last.push(both || word)
    else preps.push('prep' in part ? (part.prep ?? '') : '')
    said.push(part.said)
    at = part.next
  }
  return { said, last, preps }
}
