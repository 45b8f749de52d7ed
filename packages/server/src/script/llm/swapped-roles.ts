import { STOP_WORDS } from '../fit-for-air/stop-words.ts'
import type { Tongue } from '../tongue.ts'

/** Who stands first did it, but where cases tell. */
const IN_ORDER: ReadonlySet<Tongue> = new Set(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'ro'])
/** What two do to each other. */
const MUTUAL =
  /^(?:meet|met|marri|fac|play|join|border|trifft|traf|treff|heirat|spiel|gegen|rencont|affront|épous|enfrent|encuentr|encontr|cas|incontr|sposa|sfid|ontmoet|speel|întâln|înfrunt|against|versus|avec|with|contra|contro|tegen|împotriva)/u
const PASSIVE = /^(?:by|von|vom|durch|par|por|pel[oa]s?|da|dal|dalla|dai|door|către)$/u
const LEAST_LETTERS = 4
/** A verb, and what may stand between it and whom it befalls. */
const MOST_BETWEEN = 3

const NAME = /\p{Lu}[\p{L}\p{M}’'-]+(?:\s\p{Lu}[\p{L}\p{M}’'-]+)*/gu
const CLAUSE_END = /(?<=[.!?;:,])\s|\n/u
/** The last word of a name, without the French article at its beginning. */
const lastOf = (name: string): string => (name.split(/\s/u).at(-1) ?? '').replace(/^\p{L}{1,2}[’']/u, '')

type Act = { who: string; verb: string; whom: string }
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
      return [{ who: lastOf(who[0]), verb: verb.slice(0, LEAST_LETTERS), whom: lastOf(whom[0]) }]
    })
  })

/** Whether a sentence says that somebody did what in these words was done to him: 'Keller sued Brandt' of 'Brandt sued Keller'. */
export const areRolesSwapped = (sentence: string, text: string, tongue: Tongue): boolean => {
  if (!IN_ORDER.has(tongue)) return false
  const held = actsIn(text, tongue)
  return actsIn(sentence, tongue).some(({ who, verb, whom }) => {
    const isHeld = (first: string, last: string) =>
      held.some((one) => one.verb === verb && one.who === first && one.whom === last)
    return isHeld(whom, who) && !isHeld(who, whom)
  })
}
