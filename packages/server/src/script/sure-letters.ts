/** Parts of a pattern: an escape, a class, how often, or one letter. */
const PART = /\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\{[\d,]+\}|./gsu
const OFTEN = /^(?:[?*+]|\{[\d,]+\})$/
/** These stand for more than themselves, as an escape does before a letter or a figure. */
const OPEN = /^(?:[.^$]|\[.*|\\[\p{L}\p{N}].*)$/su

/**
 * Letters that stand, one behind the other, in everything that a pattern finds: a text without them need not be searched. Only what is outside all brackets
 * is looked at, and nothing where a pattern minds no capitals or has two ways: then there are none.
 */
export const sureLettersIn = ({ source, ignoreCase }: RegExp): string => {
  if (ignoreCase) return ''
  const parts: string[] = source.match(PART) ?? []
  const runs = ['']
  let depth = 0
  for (const [at, part] of parts.entries()) {
    if (part === ')') depth -= 1
    const last = runs.length - 1
    const next = parts[at + 1] ?? ''
    if (depth === 0 && part === '|') return ''
    // 'a?' may be missing, and behind 'a+' nobody knows what follows.
    if (depth > 0 || part === '(' || part === ')' || OPEN.test(part) || OFTEN.test(part)) runs.push('')
    else if (OFTEN.test(next)) runs.push(next === '+' ? `${runs[last]}${plain(part)}` : '', '')
    else runs[last] += plain(part)
    if (part === '(') depth += 1
  }
  return runs.reduce((best, run) => (run.length > best.length ? run : best))
}

/** A pattern, what is said for what it finds, and the letters without which it finds nothing. */
export type SureRule<Words> = { mark: RegExp; words: Words; letters: string }

export const withSureLetters = <Words>(rules: readonly (readonly [RegExp, Words])[]): readonly SureRule<Words>[] =>
  rules.map(([mark, words]) => ({ mark, words, letters: sureLettersIn(mark) }))

const plain = (part: string): string => part.replace(/^\\/, '')
