import { plainOf } from '../fit-for-air/event-facts.ts'
import { kindAtEnd, kindOf } from '../fit-for-air/event-kinds.ts'
import type { Tongue } from '../tongue.ts'

const LEAST = 3
const WORD = /[\p{L}\p{M}]+/gu

/** What has happened: a fire, a crash, a death. */
const kindsIn = (text: string, tongue: Tongue): ReadonlySet<number> => {
  const words = (text.match(WORD) ?? []).filter((word) => word.length >= LEAST).map(plainOf)
  const kinds = words.map((word) => kindOf(word, tongue) ?? kindAtEnd(word, tongue) ?? -1)
  return new Set(kinds.filter((kind) => kind >= 0))
}

/** True where something of one kind happens in both texts, in one place or in two: who goes from one to the other changes no subject. */
export const areOfOneKind = (one: string, other: string, tongue: Tongue): boolean => {
  const kinds = kindsIn(other, tongue)
  return [...kindsIn(one, tongue)].some((kind) => kinds.has(kind))
}
