import type { DayPart } from '../fit-for-air/day-parts.ts'
import type { sidesOf } from '../fit-for-air/opposites.ts'
import type { Story } from '../fit-for-air/same-story.ts'
import type { Candidate } from './candidate.ts'
import type { Weight } from './story-weight.ts'

/** With what it is judged by, reckoned once. */
export type Judged = Candidate & {
  known: Set<string>
  story: Story
  /** Of the headline, and on which side of each pair of opposites they stand. */
  words: string
  sides: ReturnType<typeof sidesOf>
  fit: number
  isAgain: boolean
  /** By the order of a task. */
  rank: number
  /** A warning of the weather. */
  isUrgent: boolean
  /** Another source has it too. */
  isWide?: true
  weight: Weight
  /** What speaks against telling it, where there is a choice. */
  doubts: number
  part?: DayPart
}

/** By which two are known for one story. */
export type Compared = Pick<Judged, 'item' | 'known' | 'story' | 'words' | 'sides'>
