import type { AnyEvent } from './bus.ts'

/** What the analytics show of one scheduler on one UTC day. Lateness in whole milliseconds, of delivered broadcasts. */
export type AnalyticsDay = {
  schedulerId: string
  /** yyyy-MM-dd: the UTC day of the air time, or of the fetch. */
  day: string
  delivered: number
  fresh: number
  fellBack: number
  failed: number
  missed: number
  late: number
  /** Pick-ups of the link; of before these were told, the minutes in which somebody fetched it. */
  linkFetches: number
  latenessSumMs: number
  latenessMaxMs: number
}

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

const nothing = {
  delivered: 0,
  fresh: 0,
  fellBack: 0,
  failed: 0,
  missed: 0,
  late: 0,
  linkFetches: 0,
  latenessSumMs: 0,
  latenessMaxMs: 0,
}

/** What one event adds to its day; undefined when it adds nothing. */
const addedBy = (event: AnyEvent): AnalyticsDay | undefined => {
  const of = (instant: number, counts: Partial<AnalyticsDay>): AnalyticsDay => ({
    ...nothing,
    schedulerId: event.key,
    day: dayOf(instant),
    ...counts,
  })
  switch (event.type) {
    case 'broadcast.delivered': {
      const { airAt, rung, late, latenessMs } = event.payload
      const lateness = Math.round(latenessMs)
      return of(Date.parse(airAt), {
        delivered: 1,
        ...(rung === 'fresh' ? { fresh: 1 } : { fellBack: 1 }),
        late: late ? 1 : 0,
        latenessSumMs: lateness,
        latenessMaxMs: lateness,
      })
    }
    case 'broadcast.failed':
      return of(Date.parse(event.payload.airAt), { failed: 1 })
    case 'broadcast.missed':
      // What was paused or merged into another slot is as the owner wanted it.
      return event.payload.reason === 'outage' ? of(Date.parse(event.payload.airAt), { missed: 1 }) : undefined
    case 'link.fetched':
      return of(event.occurredAt, { linkFetches: event.payload.pickUps ?? 1 })
    default:
      return undefined
  }
}

const plus = (a: AnalyticsDay, b: AnalyticsDay): AnalyticsDay => ({
  ...a,
  delivered: a.delivered + b.delivered,
  fresh: a.fresh + b.fresh,
  fellBack: a.fellBack + b.fellBack,
  failed: a.failed + b.failed,
  missed: a.missed + b.missed,
  late: a.late + b.late,
  linkFetches: a.linkFetches + b.linkFetches,
  latenessSumMs: a.latenessSumMs + b.latenessSumMs,
  latenessMaxMs: Math.max(a.latenessMaxMs, b.latenessMaxMs),
})

/** What events, each told once, add up to: one row for each scheduler and day, in any order. */
export const foldAnalytics = (events: readonly AnyEvent[]): AnalyticsDay[] => {
  const days = new Map<string, AnalyticsDay>()
  for (const event of events) {
    const added = addedBy(event)
    if (!added) continue
    const place = `${added.schedulerId}|${added.day}`
    const before = days.get(place)
    days.set(place, before ? plus(before, added) : added)
  }
  return [...days.values()]
}
