import { type Air, DONE, isCapital, isCount, isDone, isPlural, isVerbal, low, singular } from './grammar.ts'
import { pastOf } from './past.ts'
import { phrase } from './phrase.ts'
import { BARE, BE, BEFORE, LOOSE, MASS, MODALS, NATIONS, NEEDS_VERB, NO_PLURAL, OPENS, PEOPLE, PERSONS, VERBS } from './words.ts'

/** Verbs with a doing behind them: 'stop buying'. */
const TAKES_ING =
  /^(?:stop|start|beg[ia]n|keep|kept|avoid|consider|continu|resum|risk|admit|den[iy]|finish|quit|end|discuss|ban|suggest|oppos|halt|paus|delay|mull|spen[dt]|caught|left|see|find|found|tr[iy]|report)/u
/** Behind these a noun with a participle is a clause: 'as villages evacuated'. */
const PRESENT = new Set(['as', 'while'])

/** 'puts on hold drive', 'passes by voice vote bill': where the object begins nobody can tell. */
const isTorn = (opening: string, [first = '']: readonly string[], length: number): boolean =>
  (/^pass(?:es|ed)?$/u.test(opening) && first === 'by') ||
  (length > 1 &&
    /^(?:by|on|in|into|at|under)$/u.test(first) &&
    /^(?:puts?|takes?|took|brings?|brought|places?|adopts?|approves?|rejects?|keeps?|sets?)$/u.test(opening))

/** Nothing in it can be what somebody does: 'over crash apologises'. */
const isNoVerb = (held: readonly string[], { isMany: isOfMany }: Air): boolean =>
  held.every((word, at) => {
    const plain = low(word)
    const isMany = isCount(singular(plain)) || PEOPLE.has(plain) || isCapital(word)
    const isLike = /[^su']s$/u.test(plain) && !NO_PLURAL.has(plain) && (!isMany || BARE.has(singular(plain)))
    return (
      !VERBS.has(plain) &&
      !(
        at > 0 &&
        (isLike ||
          /ed$/u.test(plain) ||
          (BARE.has(plain) && (isOfMany === true || (!isCount(plain) && !MASS.has(plain)))) ||
          DONE.has(plain))
      )
    )
  })

/** All that follows the verb, said; nothing where a word of it is not understood. `isTold`: the verb tells what is past. */
export const restSaid = (words: readonly string[], opening: string, air: Air, isTold = false): string | undefined => {
  const said: string[] = []
  let held: string[] = []
  let lead = opening
  let opener = ''
  // In a clause of its own a noun may have its verb, once.
  let isNew = false
  let clause: 'main' | 'open' | 'needs verb' | 'told' = 'main'
  const close = (next: string): boolean => {
    const one =
      phrase(held, lead, next, air) ?? (air.isLoose === true && !air.isTitled && isNoVerb(held, air) ? held.join(' ') : undefined)
    if (one === undefined) return false
    if (said.length === 1 && isTorn(opening, words, held.length)) return false
    const isBare = one === held.join(' ')
    // 'Test and Trace service'
    if (lead === 'and' && !isBare && !air.isTitled && isCapital(held[0] ?? '') && !NATIONS.has(low(held[0] ?? ''))) return false
    // 'since the start of war', 'for opening rounds of the league'
    if (lead === 'of' && isBare && /^(?:war|season|trial|game|match)$/u.test(one) && /^the /u.test(said.at(-2) ?? ''))
      return false
    if (next === 'of' && isBare && /^(?:opening|final|closing|early|first|last) \S+s$/u.test(one)) return false
    // 'drug and gun charges': the first is no thing of its own.
    if ((next === 'and' || next === 'or') && held.length > 0 && one !== held.join(' ') && !PERSONS.has(low(held.at(-1) ?? '')))
      return false
    if (lead === 'and' && held.length === 1 && one !== held[0] && !isNew) return false
    isNew = one !== held.join(' ')
    if (one !== '') said.push(one)
    held = []
    return true
  }
  /** The verb of a clause, past where the main verb is. */
  const clauseVerb = (word: string): boolean => {
    const past = isTold && /^(?:as|after|when|while|before|since)$/u.test(opener) ? pastOf(low(word), opener) : word
    if (past === undefined) return false
    return verb(past === low(word) ? word : isCapital(word) ? past.charAt(0).toUpperCase() + past.slice(1) : past)
  }
  const verb = (...told: string[]): true => {
    said.push(...told)
    lead = low(told.at(-1) ?? '')
    return true
  }
  for (const [index, word] of words.entries()) {
    const plain = low(word)
    const next = low(words[index + 1] ?? '')
    const before = low(held.at(-1) ?? '')
    const isOpen = clause === 'open' || clause === 'needs verb'
    const isFirst = held.length === 0
    if (OPENS.has(plain)) {
      if (clause === 'needs verb' || !close(plain)) return undefined
      clause = NEEDS_VERB.has(plain) ? 'needs verb' : 'open'
      opener = plain
      verb(word)
    } else if (
      plain === 'of' &&
      !air.isTitled &&
      isCapital(words[index - 1] ?? '') &&
      isCapital(words[index + 1] ?? '') &&
      held.length > 0
    )
      held.push(word)
    else if (BEFORE.has(plain)) {
      const isHit = plain === 'by' && /^(?:hit|struck|killed|injured|run|crushed)$/u.test(lead)
      if (!close(plain)) return undefined
      verb(word)
      if (isHit) lead = 'hit by'
    } else if (isFirst && MODALS.has(lead)) {
      if (!BARE.has(plain)) return undefined
      verb(word)
    } else if (
      isFirst &&
      BE.has(lead) &&
      (DONE.has(plain) || plain.endsWith('ed') || plain.endsWith('ing') || BE.has(plain)) &&
      !isCount(next)
    )
      verb(word)
    else if (lead === 'to' && isFirst && BARE.has(plain) && (air.isTitled || !isCapital(word))) verb(word)
    else if (
      !isFirst &&
      (DONE.has(plain) || plain === 'aged' || (lead === 'and' && (plain === 'missing' || plain === 'dead'))) &&
      (isDone(plain, next) || next === '' || plain === 'aged' || plain === 'missing' || plain === 'dead')
    ) {
      const isNumbered =
        lead === 'and' &&
        (/^\d[\d,]*$|^(?:one|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds|thousands|several|tens)$/u.test(
          low(held[0] ?? ''),
        ) ||
          (lead === 'and' && low(said.at(-2) ?? '') === 'than'))
      const isSingle = /^(?:one|1)$/u.test(low(held[0] ?? ''))
      const isState = opening === 'dead' || opening === 'missing'
      const isMany = isPlural(before) || /^(?:two|three|four|five|six|seven|eight|nine|ten|\d.*)$/u.test(low(held[0] ?? ''))
      const isClause = isOpen && OPENS.has(lead)
      if (
        plain !== 'aged' &&
        !isClause &&
        !isNumbered &&
        !(lead === 'of' && PERSONS.has(before) && opening !== 'accused') &&
        plain !== 'linked'
      )
        return undefined
      if (isOpen && !isClause && lead !== 'of' && plain !== 'aged') return undefined
      if (!close('')) return undefined
      if (isNumbered)
        verb(
          ...(plain === 'missing' || plain === 'dead'
            ? [isSingle ? 'is' : 'are']
            : isState
              ? [isSingle ? 'has been' : 'have been']
              : []),
          word,
        )
      else if (isClause) {
        clause = 'told'
        verb(PRESENT.has(lead) ? (isMany ? 'are' : 'is') : isMany ? 'were' : 'was', word)
      } else verb(word)
    } else if (!isFirst && isOpen && LOOSE.has(plain)) return undefined
    else if (VERBS.has(plain)) {
      if (!isOpen || (isFirst && !['who', 'that', 'which'].includes(lead)) || !close('')) return undefined
      clause = 'told'
      if (!clauseVerb(word)) return undefined
    } else if (
      !isFirst &&
      ((isPlural(before) && !isCapital(held.at(-1) ?? '')) || /^(?:they|we|i|you)$/u.test(before)) &&
      BARE.has(plain)
    ) {
      if (!isOpen || !close('')) return undefined
      clause = 'told'
      // 'after police arrest' may tell of an arrest.
      const isNoun = isTold && !/s$/u.test(before) && (next === '' || BEFORE.has(next) || OPENS.has(next))
      if ((isNoun && (isCount(plain) || plain === 'arrest')) || !clauseVerb(word)) return undefined
    } else if (/..ly$/u.test(plain) && isFirst && isVerbal(next, words[index + 1] ?? '', air.isTitled)) said.push(word)
    else if (
      isVerbal(plain, word, air.isTitled) ||
      (plain === 'being' && isFirst && OPENS.has(lead)) ||
      (isFirst &&
        /^(?:for|of|after|before|by|while)$/u.test(lead) &&
        /^(?:killing|stabbing|shooting|kidnapping|beating|smuggling|spying|leading|leaving)$/u.test(plain) &&
        next !== '' &&
        !BEFORE.has(next))
    ) {
      // 'capture stunning image'
      if (isFirst && !BEFORE.has(lead) && !OPENS.has(lead) && !BE.has(lead) && !TAKES_ING.test(lead)) return undefined
      const isNoun =
        isFirst && BEFORE.has(lead) && lead !== 'of' && lead !== 'by' && lead !== 'for' && (next === '' || BEFORE.has(next))
      if (isNoun) return undefined
      if (!isFirst && (isCapital(held.at(-1) ?? '') || !(isCount(before) || isPlural(before)))) return undefined
      if (!close('')) return undefined
      verb(word)
    } else held.push(word)
    if (word.endsWith(',')) {
      // A place within its country.
      if (
        held.length === 0 ||
        !isCapital(held.at(-1) ?? '') ||
        !isCapital(words[index + 1] ?? '') ||
        air.isTitled ||
        words.length > index + 3 ||
        !words.slice(index + 1).every(isCapital)
      )
        return undefined
      if (!close('')) return undefined
    }
  }
  return clause !== 'needs verb' && close('') ? said.join(' ') : undefined
}
