import type { Tongue } from '../../tongue.ts'
import { withArticlesBack } from '../articles/put-back.ts'
import { dutchInFull } from './dutch.ts'
import { isTelegram } from './english/telegram.ts'
import { englishInFull } from './english.ts'
import { frenchInFull } from './french.ts'
import { germanInFull } from './german.ts'
import { hindiInFull } from './hindi.ts'
import { italianInFull } from './italian.ts'
import { polishInFull } from './polish.ts'
import { portugueseInFull } from './portuguese.ts'
import { romanianInFull } from './romanian.ts'
import { spanishInFull } from './spanish.ts'

/** Where its verb stays half, a headline gets no articles either. */
const englishSaid = (headline: string): string => {
  const said = englishInFull(headline)
  return isTelegram(said) ? headline : withArticlesBack(said)
}

const IN_FULL: Readonly<Record<Tongue, (headline: string) => string>> = {
  en: englishSaid,
  de: germanInFull,
  fr: frenchInFull,
  es: spanishInFull,
  it: italianInFull,
  nl: dutchInFull,
  pl: polishInFull,
  pt: portugueseInFull,
  ro: romanianInFull,
  hi: hindiInFull,
}

/**
 * A headline as it is said: with the small words that print leaves out, 'Man charged with murder' as 'A man has been charged with murder'.
 * It says the same as before, no more and no less; where that is not sure it stays a headline.
 */
export const inFull = (headline: string, tongue: Tongue): string => IN_FULL[tongue](headline)
