import type { BroadcastState, Rung, Stage } from '@hourcast/domain/broadcasts/broadcast'
import type { SchedulerWire } from '@hourcast/domain/calls/wire'
import { type DeliveryKind, isDeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { UPCOMING_SHOWN } from '@hourcast/domain/limits'
import { upcomingOccurrences } from '@hourcast/domain/slots/occurrences'
import { weeklyCount } from '@hourcast/domain/slots/schedule'
import { wallTimeAt } from '@hourcast/domain/slots/time-zone'
import { type SlotAhead, withBegun } from '@hourcast/domain/slots/with-begun'
import { linkAddressesOf } from '../link/link-address.ts'
import { type SchedulerRow, wireOfRow } from './scheduler-row.ts'

export type LastBroadcast = {
  broadcastId: string
  airAt: number
  /** The station's clock at that instant. */
  wall: string
  /** Of its audio, as long as that is kept. */
  durationMs: number | null
  state: BroadcastState
  /** Where it stands while it is being made. */
  stage: Stage | null
  /** What went on air; null before something did. */
  rung: Rung | null
  late: boolean
  /** None of its stories could be told. */
  isUntold: boolean
  /** The targets that it was given up at, by their kinds. */
  notReached: DeliveryKind[]
}

export type SchedulerSummary = {
  /** In wire form; `audioFileUrl` is the direct link once something is on air, else empty. */
  scheduler: SchedulerWire
  /** Where its newest bulletin can be fetched, also before there is one. */
  link: string
  /** How it is delivered. */
  kinds: DeliveryKind[]
  /** Of these the file server that neither a test nor a delivery has reached yet. */
  untested: DeliveryKind[]
  /** Saving with it tells when somebody else was quicker. */
  revision: number
  isActive: boolean
  /** Slots a week. */
  weekly: number
  timeZone: string
  /** Null while nothing is ahead. */
  nextAirAt: number | null
  /** The next ten broadcasts. */
  upcoming: SlotAhead[]
  last: LastBroadcast | null
}

/** The next ten; while it is paused only what began before. */
const upcomingOf = ({ settings, schedules, begun, time_zone }: SchedulerRow, now: number): SlotAhead[] => {
  const planned = settings.isActive ? upcomingOccurrences(schedules, time_zone, now, UPCOMING_SHOWN) : []
  const made = begun.map((slot) => ({ ...slot, wall: wallTimeAt(time_zone, slot.airAt) }))
  return withBegun(planned, made, UPCOMING_SHOWN)
}

const lastOf = (row: SchedulerRow): LastBroadcast | null =>
  row.last_id === null || row.last_air_at === null || row.last_state === null
    ? null
    : {
        broadcastId: row.last_id,
        airAt: row.last_air_at.getTime(),
        wall: wallTimeAt(row.time_zone, row.last_air_at.getTime()),
        durationMs: row.last_duration_ms,
        state: row.last_state,
        stage: row.last_stage,
        rung: row.last_rung,
        late: row.last_late ?? false,
        isUntold: row.last_untold ?? false,
        // A kind that only a newer version knows has no words here.
        notReached: row.last_not_reached.filter(isDeliveryKind),
      }

export const schedulerSummary = (row: SchedulerRow, { now, publicUrl }: { now: number; publicUrl: string }): SchedulerSummary => {
  const upcoming = upcomingOf(row, now)
  return {
    scheduler: wireOfRow(row, publicUrl),
    link: linkAddressesOf(publicUrl, row.id).mp3,
    kinds: row.targets.map(({ kind }) => kind),
    untested: row.targets.filter(({ isUntested }) => isUntested).map(({ kind }) => kind),
    revision: row.revision,
    isActive: row.settings.isActive,
    weekly: weeklyCount(row.schedules),
    timeZone: row.time_zone,
    nextAirAt: upcoming[0]?.airAt ?? null,
    upcoming,
    last: lastOf(row),
  }
}
