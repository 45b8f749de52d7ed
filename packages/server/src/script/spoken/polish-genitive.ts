import { formFor } from './figures.ts'
import { pick } from './forms.ts'
import type { Words } from './words-by-tongue.ts'

/** Behind these a Polish noun stands in the genitive, also behind two, three and four: 'powyżej 82 dolarów', 'od minus 3 stopni'. */
const PREPOSITIONS =
  /(?<!\p{L})(?:od|do|około|ok\.|blisko|bez|z|ze|niż|powyżej|poniżej|(?:na )?poziomie|wysokości|długości|szerokości|głębokości|prędkością|prędkości|wartości|kwoty|wadze|mocy|pojemności)\s(?:minus\s|[−–-])?$/iu

/** As far back as a preposition may stand. */
const REACH = 24

/** What stands before a number at `at`, as far as `genitiveAfter` looks. */
export const textBefore = (text: string, at: number): string => text.slice(Math.max(0, at - REACH), at)

/**
 * The form of a noun that the preposition before its number asks for: of one the genitive, of several that of five. Undefined without such a
 * preposition, and for decimals, which have one already.
 */
export const genitiveAfter = (before: string, words: Words, written: string, locale: string): string | undefined => {
  if (!locale.startsWith('pl') || !PREPOSITIONS.test(before)) return undefined
  const form = formFor(written, locale)
  if (form === 'one') return pick(words, 'other', 'pl')
  return form === 'few' ? pick(words, 'many', 'pl') : undefined
}
