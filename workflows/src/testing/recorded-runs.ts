import type { BroadcastState } from '@hourcast/domain/broadcasts/broadcast'
import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import type { RunnableBroadcast } from '@hourcast/server/engine/read-schedules'
import type { ActivityHandlers } from '../activities.ts'
import type { Begun } from '../broadcast/activities-types.ts'
import type { FiredSchedule, RunTraits } from '../temporal/run-types.ts'

/** What a schedule's run is answered, look by look: as the rows would, and what the owner does after it (`sync`). */
type Look = { next?: number; isPaused?: boolean; planned?: number[]; isSignalled?: boolean; ballast?: string } | null

/** A run to be recorded. Instants are milliseconds from its start. */
export type RecordedRun =
  | { name: string; kind: 'broadcast'; kinds: DeliveryKind[]; traits?: Partial<RunTraits>; steps?: Partial<ActivityHandlers> }
  | { name: string; kind: 'schedule'; looks: Look[] }

const permanent = (code: string, message: string) => () =>
  Promise.reject(Object.assign(new Error(message), { code, permanent: true }))

const failingOnce = <T>(result: T) => {
  let tries = 0
  return async (): Promise<T> => {
    tries += 1
    if (tries === 1) throw new Error('the network hiccuped')
    return result
  }
}

/** Its first try for this target fails. */
const failingFirst = <T>(deliveryId: string, result: T) => {
  const once = failingOnce(result)
  return async (input: { deliveryId: string }): Promise<T> => (input.deliveryId === deliveryId ? once() : result)
}

/** Its first try for this target is its last one until air. */
const refusingFirst = <T>(deliveryId: string, result: T) => {
  let isMended = false
  return async (input: { deliveryId: string }): Promise<T> => {
    if (input.deliveryId !== deliveryId || isMended) return result
    isMended = true
    return permanent('ftp-530', 'Login incorrect.')()
  }
}

// A history of more than 4 MB is one that the server wants continued as new; the recorder takes the ballast out again.
const BALLAST = 'x'.repeat(1_500_000)

export const RECORDED_RUNS: readonly RecordedRun[] = [
  { name: 'link', kind: 'broadcast', kinds: ['link'] },
  { name: 'link-without-search-attributes', kind: 'broadcast', kinds: ['link'], traits: { hasSearchAttributes: false } },
  { name: 'remote-writer', kind: 'broadcast', kinds: ['link'], traits: { writesHere: false } },
  { name: 'email-and-ftp', kind: 'broadcast', kinds: ['email', 'ftp', 'link'] },
  {
    name: 'one-of-two-tried-again',
    kind: 'broadcast',
    kinds: ['email', 'ftp', 'link'],
    steps: { release: failingFirst('d-ftp', { released: true }) },
  },
  {
    name: 'fall-back',
    kind: 'broadcast',
    kinds: ['email'],
    steps: { read: permanent('not-a-feed', 'This is a page, not a feed.') },
  },
  {
    name: 'second-try',
    kind: 'broadcast',
    kinds: ['email'],
    steps: { write: failingOnce({ segments: 1 }), stage: failingOnce({ staged: true as const }) },
  },
  {
    name: 'failed-delivery',
    kind: 'broadcast',
    kinds: ['email', 'link'],
    steps: { release: permanent('550', 'No such mailbox.') },
  },
  {
    name: 'once-more-at-air',
    kind: 'broadcast',
    kinds: ['ftp', 'link'],
    steps: {
      stage: refusingFirst('d-ftp', { staged: true as const }),
      failDelivery: async () => ({ failed: true, isTriedAgain: true }),
    },
  },
  {
    name: 'nothing-left',
    kind: 'broadcast',
    kinds: ['link'],
    steps: { render: permanent('gate', 'It is silent.'), fallBack: permanent('nothing-left', 'There is no rung.') },
  },
  { name: 'not-to-begin', kind: 'broadcast', kinds: ['link'], steps: { begin: async () => ({ go: false, state: 'missed' }) } },
  {
    name: 'schedule-of-several-slots',
    kind: 'schedule',
    looks: [{ next: 1_000 }, { next: 2_000, planned: [301_000] }, { next: 3_000, planned: [302_000, 302_500] }, null],
  },
  {
    name: 'schedule-moved',
    kind: 'schedule',
    looks: [{ next: 3_600_000, isSignalled: true }, { next: 7_200_000, isSignalled: true }, null],
  },
  {
    name: 'schedule-paused-and-resumed',
    kind: 'schedule',
    looks: [
      { next: 3_600_000, isSignalled: true },
      { isPaused: true, isSignalled: true },
      { next: 7_200_000, isSignalled: true },
      null,
    ],
  },
  {
    name: 'schedule-continued-anew',
    kind: 'schedule',
    looks: [
      { next: 200, ballast: BALLAST },
      { next: 400, ballast: BALLAST },
      { next: 600, ballast: BALLAST },
      { next: 3_600_000, ballast: BALLAST },
    ],
  },
]

const STATION = 'station'

export const runnableAt = (ref: string, airAt: number, kinds: DeliveryKind[]): RunnableBroadcast => ({
  broadcastId: `broadcast-${airAt}`,
  ref,
  stationId: STATION,
  airAt,
  wall: new Date(airAt).toISOString().slice(0, 16),
  timeZone: 'UTC',
  kinds,
})

/** A look as the activity `fire` gives it. */
export const firedScheduleOf = (
  look: Look,
  { ref, start }: { ref: string; start: number },
): (FiredSchedule & { ballast?: string }) | null =>
  look && {
    ref,
    stationId: STATION,
    timeZone: 'UTC',
    isPaused: look.isPaused ?? false,
    next: look.next === undefined ? null : nextAt(start + look.next),
    planned: (look.planned ?? []).map((airAt) => runnableAt(ref, start + airAt, ['link'])),
    traits: { hasSearchAttributes: true, writesHere: true },
    ...(look.ballast ? { ballast: look.ballast } : {}),
  }

const nextAt = (wakeAt: number) => ({
  wakeAt,
  airAt: wakeAt + 300_000,
  wall: new Date(wakeAt + 300_000).toISOString().slice(0, 16),
})

/** Steps that touch nothing and give what they would. */
export const stepsFor = (
  kinds: readonly DeliveryKind[],
  run: { start: number },
  steps: Partial<ActivityHandlers> = {},
): ActivityHandlers => {
  const begun = (start: number): Begun => ({
    go: true,
    freshUntil: start + 30_000,
    deliverUntil: start + 600_000,
    deliveries: kinds.map((kind) => ({ deliveryId: `d-${kind}`, kind, releaseAt: start + (kind === 'link' ? 1_500 : 34_000) })),
  })
  return {
    begin: async () => begun(run.start),
    read: async () => ({ items: 3 }),
    write: async () => ({ segments: 5 }),
    render: async () => ({ audioId: 'a1' }),
    fallBack: async () => ({ rung: 'last-good' as const }),
    stage: async () => ({ staged: true as const }),
    release: async () => ({ released: true as const }),
    failDelivery: async () => ({ failed: true as const }),
    finish: async ({ failure }) => ({ state: (failure ? 'failed' : 'delivered') satisfies BroadcastState }),
    ...steps,
  }
}
