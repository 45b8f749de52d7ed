import { STOP_WORDS } from '../fit-for-air/stop-words.ts'
import type { Tongue } from '../tongue.ts'

/** The articles of the tongues in which the subject comes first. German and Dutch put the object there at will. */
const ARTICLES: Readonly<Partial<Record<Tongue, ReadonlySet<string>>>> = {
  en: new Set(['the', 'a', 'an']),
  fr: new Set(['le', 'la', 'les', 'l', 'un', 'une', 'des']),
  es: new Set(['el', 'la', 'los', 'las', 'un', 'una']),
  it: new Set(['il', 'lo', 'la', 'i', 'gli', 'le', 'l', 'un', 'uno', 'una']),
  pt: new Set(['o', 'os', 'as', 'um', 'uma']),
  ro: new Set(['un', 'o']),
}
/** What two do to each other. */
const MUTUAL =
  /^(?:meet|met|marri|fac|play|join|border|rencont|affront|épous|enfrent|encuentr|encontr|cas|incontr|sposa|sfid|întâln|înfrunt|against|versus|avec|with|contra|contro|împotriva)/u
const PASSIVE = /^(?:by|par|por|pel[oa]s?|da|dal|dalla|dai|către)$/u
const LEAST_LETTERS = 4
/** A verb, and what may stand between it and whom it befalls. */
const MOST_BETWEEN = 3

const NAME = /\p{Lu}[\p{L}\p{M}’'-]+(?:\s\p{Lu}[\p{L}\p{M}’'-]+)*/gu
const CLAUSE_END = /(?<=[.!?;:,])\s|\n/u
/** The last word of a name, without the French article at its beginning. */
const lastOf = (name: string): string => (name.split(/\s/u).at(-1) ?? '').replace(/^\p{L}{1,2}[’']/u, '')

/** No 'in', 'of' or 'to' before who did it: 'In Madrid venció Alcaraz' is no deed of Madrid, and 'A Sinner venció Alcaraz' none of Sinner. */
const isPlain = (before: string, tongue: Tongue): boolean =>
  before
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .every((word) => !STOP_WORDS[tongue].has(word) || ARTICLES[tongue]?.has(word))

type Act = { who: string; verb: string; whom: string; isSure: boolean }
/** 'Brandt sued Keller': two names, and a verb alone that joins them. */
const actsIn = (text: string, tongue: Tongue): Act[] =>
  text.split(CLAUSE_END).flatMap((clause) => {
    const names = [...clause.matchAll(NAME)]
    return names.slice(1).flatMap((whom, at): Act[] => {
      const [who] = names.slice(at)
      if (who === undefined) return []
      const between = clause
        .slice(who.index + who[0].length, whom.index)
        .toLowerCase()
        .trim()
        .split(/\s+/u)
      const [verb = ''] = between
      const isVerb =
        verb.length >= LEAST_LETTERS && /^[\p{L}\p{M}]+$/u.test(verb) && !STOP_WORDS[tongue].has(verb) && !MUTUAL.test(verb)
      if (!isVerb || between.length > MOST_BETWEEN || between.some((word) => PASSIVE.test(word))) return []
      const isSure = isPlain(clause.slice(0, who.index + who[0].length), tongue)
      return [{ who: lastOf(who[0]), verb: verb.slice(0, LEAST_LETTERS), whom: lastOf(whom[0]), isSure }]
    })
  })

/** Whether a sentence tells a deed the other way round: 'Keller sued Brandt' of 'Brandt sued Keller'. */
export const areRolesSwapped = (sentence: string, text: string, tongue: Tongue): boolean => {
  if (!ARTICLES[tongue]) return false
  const held = actsIn(text, tongue)
  return actsIn(sentence, tongue).some(({ who, verb, whom, isSure }) => {
    const same = held.filter((one) => one.verb === verb)
    const isReversed = same.some((one) => one.isSure && one.who === whom && one.whom === who)
    return isSure && isReversed && !same.some((one) => one.who === who && one.whom === whom)
  })
}
