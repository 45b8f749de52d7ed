import { isGrave } from '../fit-for-air/grave.ts'
import { isDoubted, isHedged, isSourced, tellsVerdict, withoutCauses } from '../fit-for-air/hedges.ts'
import { leansBack } from '../fit-for-air/leans-back.ts'
import { isTaken, namesOffender, tellsOnlyCustody } from '../fit-for-air/offenders.ts'
import { type Line, lineOf } from '../fit-for-air/phrases.ts'
import { isAttributed } from '../fit-for-air/speakers.ts'
import type { Tongue } from '../tongue.ts'
import { holdsSubject, sharedPart, sharesWord } from './headline-words.ts'
import { wordCount } from './sentences.ts'

// A headline is short, and leaves to its text who says so: 'Mayor took bribes', and below it 'Mayor Jan Low is accused of taking bribes'. Said
// first it would be the host's word.

/** So many sentences tell what the headline tells. */
const NEAR = 3
/** So much of a headline, and a sentence speaks of the same. */
const SAME_MATTER = 0.4
/** So much, and it is of whom the headline names by a crime, or has arrested. */
const SAME_CRIME = 0.25
/** So much, and it says the very same. */
const SAME_WORDS = 0.55

/** Nobody waits so long for what the headline says at once. */
const LONG = 36

/** '…, the ferry line said', below 'Ferry line cancels trips': who says it is who does it. */
const isSaidByOther = (line: Line, headline: string, tongue: Tongue): boolean => {
  // Nothing that the headline names may be lost for it.
  if (!isSourced(line, tongue) || !holdsSubject(line.text, headline)) return false
  const clause = line.text.split(CLAUSES).find((part) => isSourced(lineOf(part), tongue)) ?? ''
  return wordCount(clause) > SPEAKER || !sharesWord(clause, headline)
}
const CLAUSES = /,\s|\s[-–—]\s/u
/** A clause of so few words holds nothing but who speaks. */
const SPEAKER = 6

/** Here a sentence begins to tell of something else. */
const ASIDE =
  /;\s|,?\s(?:while|whereas|während|wohingegen|alors qu['’]|alors que|tandis que|mientras que|mientras|mentre|enquanto|podczas gdy|terwijl|în timp ce|जबकि|वहीं)\s?|,\s(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|a|ale|i|natomiast|en|maar|iar|dar|și|और|लेकिन)\s/u

type IsUnsure = (line: Line, tongue: Tongue) => boolean
const isUnsure: IsUnsure = (line, tongue) => isHedged(line, tongue) || isDoubted(line, tongue)

/** True where a sentence hedges what the headline tells: not its cause, and not what an aside tells of somebody else. */
const hedges = (line: Line, headline: string, isSo: IsUnsure, tongue: Tongue): boolean => {
  if (!isSo(line, tongue) || !isSo(withoutCauses(line, tongue), tongue)) return false
  const asides = line.text.split(ASIDE)
  const hedging = asides.filter((part) => isSo(lineOf(part), tongue))
  return (
    asides.length === 1 ||
    hedging.length === 0 ||
    hedging.some((part) => wordCount(part) <= SPEAKER || sharedPart(part, headline, tongue) > 0)
  )
}

/** Whose body it is, nobody knows for sure yet. */
const OF_WHOM =
  /(?<!\p{L})(?:(?:is|are) (?:believed|thought) to be (?:that|those) of|may be (?:that|those) of|(?:pourrait|semble) être celui|podrían? (?:pertenecer|corresponder|tratarse)|(?:pertenecería|correspondería)n?|potrebbe(?:ro)? (?:appartenere|essere (?:di|del|della|quello)|trattarsi)|(?:poderia|pode) (?:pertencer|ser (?:do|da|de)|tratar-se)|könnte es sich|ar putea (?:aparține|fi (?:al|a) )|mogelijk gaat het om|może chodzić o)(?!\p{L})/iu

/** Of a death whose dead is not known for sure, and is in the headline by name. */
const namesUnsureDead = (headline: string, lines: readonly Line[], tongue: Tongue): boolean =>
  isGrave(lineOf(headline).words, tongue) &&
  lines.slice(0, 2).some(({ text }) => OF_WHOM.test(text) && (headline.match(NAME) ?? []).some((name) => text.includes(name)))
const NAME = /\p{Lu}\p{L}{3,}/gu

/** How these sentences report what a headline tells as a fact: they hedge it, or say who says so, or are not sure themselves. */
const claimOf = (headline: string, lines: readonly Line[], tongue: Tongue): 'hedged' | 'said' | undefined => {
  const head = lineOf(headline)
  const isOfCrime = isTaken(head, tongue) || namesOffender(head, tongue, [head, ...lines])
  const same = isOfCrime ? SAME_CRIME : SAME_MATTER
  const parts = lines.map((line) => sharedPart(line.text, headline, tongue))
  const [first] = lines
  const [part = 0] = parts
  const areIn = (isSo: IsUnsure): boolean =>
    lines.some((line, at) => (parts[at] ?? 0) >= (at === 0 ? same : SAME_WORDS) && hedges(line, headline, isSo, tongue))
  if (areIn(isHedged) || namesUnsureDead(headline, lines, tongue)) return 'hedged'
  if (areIn(isDoubted)) return 'said'
  const isSaid = first !== undefined && part >= SAME_WORDS && wordCount(first.text) <= LONG
  return isSaid && isSaidByOther(first, headline, tongue) ? 'said' : undefined
}

/** For whom something is done says nothing: 'per il sindaco' may be his opinion, 'per il mercato' is not. Nor does a lie, in Hindi spoken. */
const FOR_THE = /(?<!\p{L})(?:per (?:il|la)|para (?:el|la|o|a)|pour (?:le|la)|झूठ बोल(?:ा|ी|े))(?![\p{L}\p{M}])/giu
/** 'Accoltella la vicina: arrestato': what stands before the colon says nothing. */
const isSpoken = (headline: string, tongue: Tongue): boolean => {
  const plain = headline.replace(FOR_THE, '')
  const [, behind = ''] = /^[^:]+:\s(.+)$/u.exec(plain) ?? []
  const isArrest = behind !== '' && isTaken(lineOf(behind), tongue)
  return isAttributed(isArrest ? plain.replace(/\s?:\s/u, ', ') : plain, tongue)
}

/** Nothing of a story is told as a fact that its `sentences`, told or left out, only report. */
export const claimIn = (
  headline: string,
  told: readonly string[],
  sentences: readonly string[],
  tongue: Tongue,
): 'none' | 'told' | 'bare' => {
  const [claim = ''] = headline.split(STOP)
  const head = lineOf(claim)
  if (isUnsure(head, tongue) || tellsVerdict(head, tongue) || tellsOnlyCustody(head, tongue) || isSpoken(claim, tongue))
    return 'none'
  const kind = claimOf(claim, sentences.slice(0, NEAR).map(lineOf), tongue)
  if (kind === undefined) return 'none'
  const near = told.slice(0, NEAR).map(lineOf)
  const [first] = near
  const isTold =
    first !== undefined &&
    !leansBack(first.words, tongue) &&
    (sharedPart(first.text, claim, tongue) >= SAME_CRIME || namesUnsureDead(claim, near, tongue)) &&
    near.some((line) => isUnsure(line, tongue) || isSourced(line, tongue))
  if (isTold) return 'told'
  // Who says so may be lost, as papers lose it; a doubt may not.
  return kind === 'hedged' ? 'bare' : 'none'
}
const STOP = /(?<=\p{L}{3}[.!?])\s/u
