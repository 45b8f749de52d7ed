import type { DayPart } from '../fit-for-air/day-parts.ts'
import type { Candidate } from './candidate.ts'
import type { Compared } from './compared.ts'
import type { Weight } from './story-weight.ts'

/** With what it is judged by, reckoned once. */
export type Judged = Candidate &
  Compared & {
    fit: number
    isAgain: boolean
    /** By the order of a task. */
    rank: number
    /** A warning of the weather. */
    isUrgent: boolean
    /** Another source has it too. */
    isWide?: true
    weight: Weight
    /** `lead` as its paper writes it, where it is told otherwise: by that its risk is learnt. */
    written?: string
    /** What is told behind `lead` where little else is to be told. */
    more: string[]
    /** What speaks against telling it, where there is a choice. */
    doubts: number
    /** How likely an editor would leave it out, 0 to 1; `USUAL_RISK` where it is not weighed. */
    risk: number
    part?: DayPart
  }
