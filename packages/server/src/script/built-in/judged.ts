import type { DayPart } from '../fit-for-air/day-parts.ts'
import type { Candidate } from './candidate.ts'
import type { Compared } from './compared.ts'
import type { Weight } from './story-weight.ts'
import type { Whole } from './told-whole.ts'

/** With what it is judged by, reckoned once. */
export type Judged = Candidate &
  Compared & {
    fit: number
    isAgain: boolean
    /** By the order of a task. */
    rank: number
    /** How soon it is told: a warning of the weather above 0, a road that is free again below. */
    urgency: number
    /** Another source has it too. */
    isWide?: true
    weight: Weight
    /** What the rules tell first, as its paper writes it: by that its risk is learnt. */
    written: string
    /** All that its page tells up to the first sentence that is left out, before it is chosen how. */
    told: readonly string[]
    /** As rules alone would tell it, which may be longer; `more` is told where little else is to be told. */
    usual: Pick<Candidate, 'lead' | 'rest'> & { poorly: number }
    more: Pick<Candidate, 'lead' | 'rest'>
    /** Its headline as it is said among the headlines, where the programme has a part for them. */
    announced?: string
    /** How much later than others it is told for what it is about, below 0 sooner. */
    lateness?: number
    /** What speaks against telling it, where there is a choice. */
    doubts: number
    /** How likely an editor would leave it out, 0 to 1; `USUAL_RISK` where it is not weighed. */
    risk: number
    /** How likely an editor would find it poorly told, 0 to 1. */
    poorly: number
    /** In whole sentences, where the programme has a choice. */
    whole?: Whole
    part?: DayPart
  }
