import { COUNT, DEGREE } from './french-states.ts'

// Of whom a French telegram speaks: one or several, a man or a woman, by the article and the noun.

export type Form = { isMany?: boolean; isWoman?: boolean }
export const ONE: Form = { isMany: false }
export const MAN: Form = { isMany: false, isWoman: false }
export const WOMAN: Form = { isMany: false, isWoman: true }
export const MANY: Form = { isMany: true }
export const COUNTED = new RegExp(`^${DEGREE}${COUNT}(?= |d[’'])`, 'iu')
export const formOf = (subject: string): Form | undefined => {
  if (COUNTED.test(subject)) return MANY
  const [, first = ''] = /^(\p{L}+)[ '’]/u.exec(subject) ?? []
  const article = first.toLocaleLowerCase()
  if (/^(?:les|des|ces|ses|leurs)$/u.test(article)) return MANY
  if (/^(?:un|le|ce|cet)$/u.test(article)) return MAN
  if (/^(?:une|la|cette|sa)$/u.test(article)) return WOMAN
  return /^(?:l|son|leur)$/u.test(article) ? ONE : undefined
}
export const formOfWord = (word: string): Form => ({
  ...(/(?:mis|pris|dissous|exclus?)$/u.test(word) && !/exclus/u.test(word) ? {} : { isMany: word.endsWith('s') }),
  isWoman: /es?$/u.test(word),
})
export const mayAgree = (one: Form, other: Form): boolean =>
  (one.isMany ?? other.isMany ?? false) === (other.isMany ?? one.isMany ?? false) &&
  (one.isWoman ?? other.isWoman ?? false) === (other.isWoman ?? one.isWoman ?? false)

/** Whose words tell a man or a woman: 'un', 'l’attaquant', 'Deux femmes'. */
const WOMEN =
  /^(?:\P{L}*)(?:femmes?|filles?|fillettes?|adolescentes?|mères?|sœurs?|lycéennes?|étudiantes?|enseignantes?|policières?|infirmières?|suspectes?|personnes?|\p{L}+(?:rice|euse|ière|ienne|ante)s?)$/iu
export const isWomanIn = (subject: string, form: Form): boolean | undefined => {
  if (form.isWoman !== undefined) return form.isWoman
  const noun =
    subject
      .replace(COUNTED, '')
      .replace(/^(?:l|L)['’]|^(?:[LlDdCcSs]es|[Ll]eurs?|[Ss]on) /u, '')
      .trim()
      .split(' ')[0] ?? ''
  if (WOMEN.test(noun)) return true
  return /^\p{Ll}/u.test(noun) && (form.isMany === true || /^homme$|[^e]$/u.test(noun)) ? false : undefined
}
