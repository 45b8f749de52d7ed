import { capital } from '../../first-letter.ts'
import { setOf } from '../../word-lists.ts'
import { type BareWord, type Word, withoutArticles } from './gaps.ts'

const IS = setOf('is are was were')
const HAS = setOf('has have had')

/** A running sentence as a headline would print it: without articles, and `isVerbless` also without 'is' and 'has been'. */
export const asHeadline = (sentence: readonly Word[], isVerbless: boolean): BareWord[] => {
  const bare = withoutArticles(sentence)
  const words = isVerbless ? bare.filter((_, at) => at === 0 || !isLeftOut(bare, at)) : bare
  const [first, ...others] = words
  return first === undefined ? [] : [inCapital(first), ...others]
}

const isLeftOut = (sentence: readonly BareWord[], at: number): boolean => {
  const [before, here, next] = [sentence[at - 1], sentence[at], sentence[at + 1]]
  if (here === undefined || next === undefined || next.article !== undefined || /[pd]/.test(next.shape)) return false
  if (HAS.has(here.low)) return next.low === 'been'
  if (here.low === 'been') return HAS.has(before?.low ?? '')
  return before?.shape !== 'p' && IS.has(here.low)
}

/** As papers do that write each word with a capital. */
export const titled = (words: readonly BareWord[]): BareWord[] => words.map(inCapital)

const inCapital = (word: BareWord): BareWord => (word.shape === 'l' ? { ...word, text: capital(word.text), shape: 'C' } : word)
