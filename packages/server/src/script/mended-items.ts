import { withCommaLetters } from './comma-letters.ts'
import { withSentencesApart, withWordsApart } from './fused-words.ts'
import { type Tongue, tongueOf } from './tongue.ts'

const MENDED: Readonly<Partial<Record<Tongue, (text: string) => string>>> = {
  es: withWordsApart,
  ro: (text) => withCommaLetters(text, 'ro'),
}

/** Items with their headlines and texts in the letters of the tongue, and with its blanks. */
export const mendedItems = <T extends { title: string; text: string }>(items: T[], locale: string): T[] => {
  const own = MENDED[tongueOf(locale)] ?? ((text) => text)
  const mended = (text: string) => own(withSentencesApart(text))
  return items.map((item) => ({ ...item, title: mended(item.title), text: mended(item.text) }))
}
