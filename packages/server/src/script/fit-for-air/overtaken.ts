import type { ContentItem } from '@hourcast/domain/sources/content'
import type { Tongue } from '../tongue.ts'
import { areOpposed, sidesOf } from './opposites.ts'
import { plainWords } from './phrases.ts'
import { stemsOf } from './same-story.ts'

/** A headline that says yes or no to something, its words and its date. */
type Claim = { id: string; publishedAt: number; sides: readonly (0 | 1 | undefined)[]; stems: ReadonlySet<string> }

const LEAST_SHARED = 2

const claimOf = ({ id, title, publishedAt }: ContentItem, tongue: Tongue): Claim | undefined => {
  const sides = publishedAt === undefined ? [] : sidesOf(plainWords(title), tongue)
  return publishedAt === undefined || sides.every((side) => side === undefined)
    ? undefined
    : { id, publishedAt, sides, stems: stemsOf(title, tongue) }
}

/** But for the words that are opposed, all of the shorter headline stands in the other one. */
const areOfOneMatter = ({ stems: one }: Claim, { stems: other }: Claim): boolean => {
  const shared = [...one].filter((stem) => other.has(stem)).length
  return shared >= LEAST_SHARED && shared >= Math.min(one.size, other.size) - 1
}

/**
 * The ids of stories whose contrary was published later: of a school that is open again nobody says that it is closed, also in a bulletin
 * that has told of the opening before.
 */
export const overtakenIn = (items: readonly ContentItem[], tongue: Tongue): ReadonlySet<string> => {
  const claims = items.flatMap((item) => claimOf(item, tongue) ?? [])
  const isOvertaken = (old: Claim) =>
    claims.some((one) => one.publishedAt > old.publishedAt && areOpposed(one.sides, old.sides) && areOfOneMatter(one, old))
  return new Set(claims.filter(isOvertaken).map(({ id }) => id))
}
