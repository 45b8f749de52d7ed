import type { SlotAhead } from '@hourcast/domain/slots/with-begun'
import type { SchedulerSummary } from '@hourcast/server/schedulers/scheduler-summary'
import type { StationSettings } from '@hourcast/server/settings/find-settings'

/** How many of the broadcasts to come stand on the dashboard. */
const SHOWN = 5

export type NextSlot = SlotAhead & { hostName: string; schedulerId: string }

/** What the dashboard says of a station as it is now; instants in epoch milliseconds. */
export type StationFacts = {
  now: number
  email: string
  name: string
  timeZone: string
  loudnessLufs: number
  leadMinutes: number
  hosts: { active: number; paused: number }
  /** Broadcasts a week of the active ones. */
  weekly: number
  /** Over all hosts, the soonest first. */
  upcoming: NextSlot[]
}

type Known = { settings: StationSettings; summaries: readonly SchedulerSummary[]; now: number }

export const stationFacts = ({ settings, summaries, now }: Known): StationFacts => {
  const { email, name, timeZone, loudnessLufs, leadMinutes } = settings
  const active = summaries.filter(({ isActive }) => isActive)
  const upcoming = summaries.flatMap(({ scheduler: { hostName, schedulerId }, upcoming }) =>
    upcoming.map((slot) => ({ ...slot, hostName, schedulerId })),
  )
  return {
    ...{ now, email, name, timeZone, loudnessLufs, leadMinutes },
    hosts: { active: active.length, paused: summaries.length - active.length },
    weekly: active.reduce((sum, { weekly }) => sum + weekly, 0),
    upcoming: upcoming.toSorted((a, b) => a.airAt - b.airAt || a.hostName.localeCompare(b.hostName)).slice(0, SHOWN),
  }
}
