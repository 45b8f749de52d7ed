import type { Card, RunnableBroadcast } from '@hourcast/server/engine/read-cards'

/** What a schedule's run asks for: the truth of the rows, after all that is due was fired. Null: the schedule is gone. */
export type ScheduleActivities = { fire(input: { ref: string }): Promise<CardNow | null> }

/** What a run takes with it from where it was started: replayed, it must not ask again. */
export type RunTraits = {
  /** Whether the namespace knows the search attributes: without them a run is started all the same. */
  hasSearchAttributes: boolean
  /** The built-in writer writes, in milliseconds. */
  writesHere: boolean
}

export type CardNow = Card & { traits: RunTraits }

export type ScheduleInput = { ref: string }
export type BroadcastInput = Pick<RunnableBroadcast, 'broadcastId' | 'airAt' | 'wall' | 'timeZone'> & {
  traits: RunTraits
  /** How long before its instant a release is begun. Absent in runs that began before it differed from run to run. */
  armAheadMs?: number
}

export type NextAirTime = { airAt: string; wall: string; timeZone: string; preparesAt: string } | null
