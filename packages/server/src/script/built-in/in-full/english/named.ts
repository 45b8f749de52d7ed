import { isCount, low } from './grammar.ts'
import { COUNTRIES, KNOWN, MASS, NATIONS, THE_LAST, THE_NAMES } from './words.ts'

/** `isNew`: it has got a word that the headline lacks. `isActing`: somebody, who may do what the verb says. */
export type Subject = { said: string; isPlural: boolean; length: number; isNew: boolean; isActing: boolean }

/** Somebody or a body by name: 'The US', 'Iran and Oman'. */
export const namedSubject = (named: readonly string[], length: number): Subject | undefined => {
  const sides = named
    .join(' ')
    .split(' and ')
    .map((side) => side.split(' '))
  if (sides.length > 2) return undefined
  const said: string[] = []
  for (const [at, side] of sides.entries()) {
    const key = side.join('_')
    const isThe = THE_NAMES.has(key)
    const isSure =
      isThe ||
      (side.length === 1 && (KNOWN.has(low(key)) || COUNTRIES.has(low(key)))) ||
      (side.length > 1 &&
        side.every((word) => /^\p{Lu}[\p{Ll}]+(?:-\p{Lu}\p{Ll}+)?$/u.test(word)) &&
        !/s$/u.test(key) &&
        !THE_LAST.has(side.at(-1) ?? '') &&
        !isCount(low(side.at(-1) ?? '')) &&
        !MASS.has(low(side.at(-1) ?? '')) &&
        !NATIONS.has(low(side[0] ?? '')))
    if (!isSure) return undefined
    said.push(isThe ? `${at === 0 ? 'The' : 'the'} ${side.join(' ')}` : side.join(' '))
  }
  return {
    said: said.join(' and '),
    isPlural: sides.length > 1,
    length,
    isNew: said.join(' and ') !== named.join(' '),
    isActing: true,
  }
}
