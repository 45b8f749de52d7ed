import { leansBack } from '../fit-for-air/leans-back.ts'
import { countsAgain, isOfTown, leansOnHeadline } from '../fit-for-air/leans-on-headline.ts'
import { plainWords } from '../fit-for-air/phrases.ts'
import { STOP_WORDS } from '../fit-for-air/stop-words.ts'
import { countsIn, VALUES } from '../fit-for-air/victims.ts'
import type { Tongue } from '../tongue.ts'
import { holdsFigures, holdsSomeNames, isSpecific, showsNames } from './headline-words.ts'
import { losesEnd } from './loses-end.ts'
import { losesNot } from './loses-not.ts'
import { keepsReporter } from './reported-by.ts'
import { isRunUp } from './retold.ts'
import { isTelling } from './sure-part.ts'
import { losesGrave, tellsDeath } from './tells-death.ts'
import { isToldAfresh } from './told-afresh.ts'
import { leadsUp } from './turned.ts'

// 'Court stops vote on dam', and below it 'The Supreme Court has stopped the vote on the dam': who hears both hears it twice, so one of them goes.

/** So much of the headline's words a sentence has: it tells the same, */
const SAME = 0.5
/** and so much, that little of the headline is left. */
const ALL_OF_IT = 0.75
/** Of fewer words a headline is a title. */
const FEWEST = 4

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu
const wordsIn = (text: string): string[] => text.match(WORD) ?? []
/** A shorter word counts where it stands for more. */
const LEAST = 3
/** Endings differ: of a short word four letters count, of a longer one most of them. */
const SHORTEST = 4
const ENDING = 3
const stemOf = (word: string): string => word.slice(0, Math.max(SHORTEST, word.length - ENDING))
/** What may not be lost counts with more letters: 'przyjął' is not 'przystąpił'. */
const SURE = 5
const ENGLISH_ENDING = /(?<=^\p{L}{4,})(?:ing|ed|s)$/u
const sureStemIn =
  (tongue: Tongue) =>
  (word: string): string => {
    const short = tongue === 'en' ? word.replace(ENGLISH_ENDING, '') : word
    return short.slice(0, Math.max(SURE, short.length - ENDING))
  }

const LETTERS = /^\p{Lu}{2,5}$/u
/** 'STF' stands for 'Supremo Tribunal Federal'. */
const areInitialsIn = (letters: string, words: readonly string[]): boolean =>
  words
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.charAt(0))
    .join('')
    .includes(letters)

/** The words of a headline that count. */
const countedIn = (headline: string, tongue: Tongue): string[] =>
  wordsIn(headline).filter(
    (word) => (word.length >= LEAST || /\d/.test(word) || LETTERS.test(word)) && !STOP_WORDS[tongue].has(word.toLowerCase()),
  )

/** Tells of a word whether a sentence says it: with another ending, in figures or in words, in letters or in full. */
const saidIn = (sentence: string, tongue: Tongue, stem = stemOf): ((word: string) => boolean) => {
  const said = wordsIn(sentence)
  const small = said.map((word) => word.toLowerCase())
  const counted = countsIn(sentence, tongue)
  return (word) => {
    const low = word.toLowerCase()
    const count = /^\d+$/.test(word) ? Number(word) : VALUES[tongue]?.get(low)
    if (count !== undefined && counted.has(count)) return true
    if (LETTERS.test(word) && areInitialsIn(word, said)) return true
    if (low.length < SHORTEST || /\d/.test(low)) return small.includes(low)
    const begin = stem(low)
    return small.some((one) => one.startsWith(begin) || (begin.length > SHORTEST && one.includes(begin)))
  }
}

/** Verbs change their vowels: 'sluit' is 'gesloten', 'zamykają' is 'zamknęli', 'cierra' is 'cerrado'. In English too many words would be one. */
const consonantsOf = (word: string): string => word.normalize('NFD').replace(/\p{M}|[aeiouyæœ]/gu, '')
const FEWEST_CONSONANTS = 3
/** What an ending adds. */
const MOST_ADDED = 2
const VERB_ENDING: Readonly<Partial<Record<Tongue, RegExp>>> = { de: /[tnsd]$/u, nl: /[tnsd]$/u, pl: /.$/u }
const isOfVerb = (word: string, one: string, tongue: Tongue): boolean => {
  if (tongue === 'en' || tongue === 'hi') return false
  const said = one.replace(/^ge(?=\p{L}{4})/u, '')
  const all = consonantsOf(word)
  const wanted = all.length > FEWEST_CONSONANTS ? all.replace(VERB_ENDING[tongue] ?? /(?!)/u, '') : all
  const found = consonantsOf(said)
  return (
    wanted.length >= FEWEST_CONSONANTS &&
    said.charAt(0) === word.charAt(0) &&
    Math.abs(said.length - word.length) <= MOST_ADDED &&
    found.startsWith(wanted) &&
    found.length - wanted.length <= MOST_ADDED
  )
}

/** What a headline says of itself, and of who says it, decides nothing: the sentence tells what was said. */
const OF_ITSELF: Readonly<Partial<Record<Tongue, string>>> = {
  en: 'say reveals revealed confirms confirmed announces announced reports officials officially news update updates video watch live now today soon',
  de: 'video live jetzt offiziell meldet berichtet mio mrd',
  pl: 'wideo nagranie relacja sprawie film zdjęcia oto wywiad informuje podaje ogłasza ogłosił ogłosiła dot rdr mln mld proc',
  es: 'dice anuncia asegura afirma confirma video vídeo hoy ayer',
  it: 'video foto oggi annuncia conferma dice',
  fr: 'vidéo annonce confirme direct',
  pt: 'vídeo hoje anuncia confirma diz veja',
  nl: 'video meldt bevestigt',
  ro: 'video foto anunță confirmă azi',
}
/** 'USA', 'FR': what is written in letters stands below in full. 'AUS' and 'KO' are words. */
const IN_LETTERS = /^(?!AUS$|KO$)\p{Lu}{2,3}$/u
const ALIVE = /^żyj[eą]$/iu

/** The words of a headline that count and of which a sentence surely says nothing. Who died in one word did in another. */
const lostIn = (sentence: string, headline: string, tongue: Tongue): string[] => {
  const isSaid = saidIn(sentence, tongue, sureStemIn(tongue))
  const said = wordsIn(sentence.toLowerCase())
  const isDead = tellsDeath(sentence, tongue)
  return countedIn(headline, tongue).filter(
    (word) =>
      !isSaid(word) &&
      !said.some((one) => isOfVerb(word.toLowerCase(), one, tongue)) &&
      !(isDead && (tellsDeath(word, tongue) || (tongue === 'pl' && ALIVE.test(word)))),
  )
}

/** True where nothing of a headline is lost but small words. */
const losesNothing = (sentence: string, headline: string, tongue: Tongue): boolean =>
  lostIn(sentence, headline, tongue).length === 0

/** True where nothing is lost of what a headline tells. A noun may be what was decided, and a name for whom: neither is given up. */
const losesNoNews = (sentence: string, headline: string, tongue: Tongue): boolean => {
  const light = (OF_ITSELF[tongue] ?? '').split(' ')
  return lostIn(sentence, headline, tongue).every((word) => IN_LETTERS.test(word) || light.includes(word.toLowerCase()))
}

/** How much of what counts in a headline a sentence says. */
const partSaid = (sentence: string, headline: string, tongue: Tongue): number => {
  const words = countedIn(headline, tongue)
  return words.length < FEWEST ? 0 : words.filter(saidIn(sentence, tongue)).length / words.length
}

/**
 * True for a first sentence that is as true without its headline: of nobody whom that has named, with its reporter and its dead, and of one matter,
 * not of all: 'Unemployment always falls in July'; with its 'not' and its end. `second`: what is told in one breath with it, and may have the dead.
 */
export const standsFor = (first: string, second: string, headline: string, tongue: Tongue): boolean => {
  const said = second === '' ? first : `${first} ${second}`
  return (
    isTelling(first, tongue) &&
    (holdsFigures(said, headline) || isSpecific(first, tongue)) &&
    (!isRunUp(first, tongue) || leadsUp(first, second, tongue)) &&
    !leans(first, tongue) &&
    !isOfTown(first, headline, tongue) &&
    keepsReporter(first, headline, tongue) &&
    !losesGrave(said, headline, tongue) &&
    !losesNot(said, headline, tongue) &&
    !losesEnd(said, headline, tongue)
  )
}

/** With its subject so much of a headline is enough; where words bend at both ends, a part without. */
const OF_IT = 0.4
const OF_IT_IN_HINDI = 0.3
/** True for sentences that tell what a headline does, whatever they leave out of it. */
export const tellsOf = (said: string, headline: string, tongue: Tongue): boolean =>
  saysAgain(said, headline, tongue) ||
  (tongue === 'hi'
    ? partSaid(said, headline, tongue) >= OF_IT_IN_HINDI
    : partSaid(said, headline, tongue) >= OF_IT && namesSubject(said, headline, tongue))

/** True for a sentence under whose headline half of it would be heard twice. */
export const saysAgain = (sentence: string, headline: string, tongue: Tongue): boolean =>
  isToldAfresh(sentence, headline, tongue) || partSaid(sentence, headline, tongue) >= SAME

const leans = (sentence: string, tongue: Tongue): boolean =>
  leansBack(plainWords(sentence), tongue) || countsAgain(sentence, tongue)

/** True where a sentence has the first word of a headline that counts, which mostly is whom it is about. */
const namesSubject = (sentence: string, headline: string, tongue: Tongue): boolean => {
  const [subject = ''] = countedIn(headline, tongue)
  return saidIn(sentence, tongue)(subject)
}

/** True for a first sentence that tells its headline, or with the next one does, and needs it for nothing. */
const tellsInPlace = ([first = '', next = '']: readonly string[], headline: string, tongue: Tongue): boolean =>
  partSaid(first, headline, tongue) >= SAME &&
  (partSaid(`${first} ${next}`, headline, tongue) >= ALL_OF_IT || (showsNames(tongue) && holdsSomeNames(first, headline))) &&
  namesSubject(first, headline, tongue) &&
  holdsFigures(first, headline) &&
  !leansOnHeadline(first, headline, tongue) &&
  standsFor(first, '', headline, tongue)

/** That somebody is free again is the news, also where the rest repeats the headline. */
const FREED =
  /(?<!\p{L})(?:released|freed|freigelassen|auf freien fuß|auf freiem fuß|libérée?s?|relâchée?s?|remise?s? en liberté|liberad[oa]s?|en libertad|rilasciat[oaie]|scarcerat[oaie]|em liberdade|solt[oa]s?|zwolnion[yaeo]|wypuszczon[yaeo]|vrijgelaten|eliberat[ăe]?|eliberați|रिहा)(?!\p{L})/iu

type Once = { lead: string; rest: readonly string[] }

/** Of few stories, where nothing is chosen: the sentence that says every word of its headline is told without it. */
export const saidOnce = (headline: string, told: readonly string[], tongue: Tongue): Once => {
  const [first = '', ...others] = told
  const isAll = tellsInPlace(told, headline, tongue) && losesNothing(first, headline, tongue)
  return isAll ? { lead: first, rest: others } : { lead: headline, rest: told }
}

/** Of many stories: no headline and a sentence that says it again. `spoken`: the headline as it is said. */
export const saidOnceOfMany = (headline: string, spoken: string, told: readonly string[], tongue: Tongue): Once => {
  const [first = '', ...others] = told
  const part = partSaid(first, headline, tongue)
  if (FREED.test(first) && !FREED.test(headline)) return { lead: spoken, rest: told }
  if (isToldAfresh(first, headline, tongue)) return { lead: spoken, rest: [] }
  // What leaves out how many says something else, and a question is answered.
  if (part < SAME || !holdsFigures(first, headline) || headline.includes('?')) return { lead: spoken, rest: told }
  if (tellsInPlace(told, headline, tongue) && losesNoNews(first, headline, tongue)) return { lead: first, rest: others }
  return { lead: spoken, rest: part < ALL_OF_IT || leans(others[0] ?? '', tongue) ? [] : others }
}
