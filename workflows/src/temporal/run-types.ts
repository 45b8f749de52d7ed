import type { RunnableBroadcast, RunnableSchedule } from '@hourcast/server/engine/read-schedules'

/** What a schedule's run asks for: the truth of the rows, after all that is due was fired. Null: the schedule is gone. */
export type ScheduleActivities = { fire(input: { ref: string }): Promise<FiredSchedule | null> }

/** What a run takes with it from where it was started: replayed, it must not ask again. */
export type RunTraits = {
  /** Whether the namespace knows the search attributes: without them a run is started all the same. */
  hasSearchAttributes: boolean
  /** The built-in writer writes, in milliseconds. */
  writesHere: boolean
}

export type FiredSchedule = RunnableSchedule & { traits: RunTraits }

/** How a step went for one of the targets that were tried together. Let go: not yet tried, because another one had failed. */
export type Outcome =
  | { went: 'well'; result: unknown }
  | { went: 'wrong'; code: string; message: string; permanent: boolean }
  | { went: 'let-go' }

export type ScheduleInput = { ref: string }
export type BroadcastInput = Pick<RunnableBroadcast, 'broadcastId' | 'airAt' | 'wall' | 'timeZone'> & {
  traits: RunTraits
  /** How long before the first of its instants the releases are begun. Absent in runs that began before it differed from run to run. */
  armAheadMs?: number
}

export type NextAirTime = { airAt: string; wall: string; timeZone: string; preparesAt: string } | null
