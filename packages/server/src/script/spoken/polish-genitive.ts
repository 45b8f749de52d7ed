import { formFor } from './figures.ts'
import { pick } from './forms.ts'
import type { Words } from './words-by-tongue.ts'

/** Behind these a Polish noun stands in the genitive, also behind two, three and four: 'powyżej 82 dolarów', 'od minus 3 stopni'. */
const PREPOSITIONS =
  /(?<!\p{L})(?:od|do|około|ok\.|blisko|bez|z|ze|niż|powyżej|poniżej|(?:na )?poziomie|wysokości|długości|szerokości|głębokości|prędkością|prędkości|wartości|kwoty|wadze|mocy|pojemności)\s(?:minus\s|[−–-])?$/iu

export const asksGenitive = (before: string, locale: string): boolean => locale.startsWith('pl') && PREPOSITIONS.test(before)

/** The form that 'do' asks for: of one the genitive, of several that of five. Undefined for decimals, which have one already. */
export const genitiveOf = (words: Words, written: string, locale: string): string | undefined => {
  const form = formFor(written, locale)
  if (form === 'one') return pick(words, 'other', 'pl')
  return form === 'few' ? pick(words, 'many', 'pl') : undefined
}
