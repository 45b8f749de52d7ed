import { isCapital, isCount, isDoer, low } from './grammar.ts'
import { COUNTRIES, KNOWN, MASS, NATIONS, PERSONS, THE_LAST, THE_NAMES } from './words.ts'

/** `isNew`: it has got a word that the headline lacks. `isActing`: somebody, who may do what the verb says. */
export type Subject = { said: string; isPlural: boolean; length: number; isNew: boolean; isActing: boolean }

/** 'Film actor Ann Poe': who that is stands before the name. */
export const calledSubject = (named: readonly string[], length: number): Subject | undefined => {
  const noun = named.findIndex((word) => PERSONS.has(low(word)) || isDoer(word))
  const name = named.slice(noun + 1)
  const isName = name.length > 1 && name.length < 4 && name.every((word) => /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u.test(word))
  if (noun < 0 || noun > 3 || !isName || (noun > 0 && isCapital(named[noun] ?? '')) || isCount(low(name.at(-1) ?? '')))
    return undefined
  return { said: named.join(' '), isPlural: false, length, isNew: false, isActing: true }
}

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
