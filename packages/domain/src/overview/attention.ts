import type { Rung } from '../broadcasts/broadcast.ts'
import { kindOfStep } from '../broadcasts/failed-step.ts'
import type { Consent } from '../delivery/consent.ts'
import type { DeliveryKind } from '../delivery/delivery-kinds.ts'
import { isLasting, type LastingUntold, untoldInWords } from '../sources/untold.ts'
import { HOUR_MS } from '../time-units.ts'

/** The newest broadcast of a host that is at its end, whichever way. */
export type EndedBroadcast = {
  broadcastId: string
  airAt: number
  /** The station's clock, 2026-10-25T02:00. */
  wall: string
  state: 'delivered' | 'failed' | 'missed'
  rung: Rung | null
  failedStep: string | null
  /** The owner's words, as the row holds them; null where there are none. */
  reason: string | null
  /** The targets that it did not reach. */
  givenUp: readonly { kind: DeliveryKind; reason: string | null }[]
  /** Why sources could not be read, one sentence each. */
  sourceFaults: readonly string[]
  /** It told none of its stories. */
  untold: LastingUntold | null
}

/** A target that a broadcast ahead has not reached; `triedAgainAt` is null where it is not tried there again. */
export type RefusingTarget = EndedBroadcast['givenUp'][number] & { triedAgainAt: number | null }

/** A broadcast that has not aired yet, and that has not reached targets so far. */
export type RefusedAhead = Pick<EndedBroadcast, 'broadcastId' | 'airAt' | 'wall'> & { refusedBy: readonly RefusingTarget[] }

/** What is known of one host. */
export type HostState = {
  schedulerId: string
  hostName: string
  isActive: boolean
  /** Slots a week, paused or not. */
  weekly: number
  /** Of the reader at its delivery address; null without one. */
  mailConsent: Consent | null
  last: EndedBroadcast | null
  /** The next of its broadcasts that has not reached a target. */
  ahead: RefusedAhead | null
}

type AboutBroadcast = { broadcastId: string; airAt: number; wall: string; reason: string | null }

/** One thing that the owner should look at. */
export type Attention = {
  schedulerId: string
  hostName: string
} /** `kind` is the way that refused it; null where it was never made. */ & (
  | ({ about: 'failed'; kind: DeliveryKind | null } & AboutBroadcast)
  | ({ about: 'missed' } & AboutBroadcast)
  /** The last slots of several hosts, close to each other: Hourcast itself was away. Their walls, the first and the last. */
  | { about: 'outage'; hosts: number; airAt: number; wall: string; lastWall: string }
  /** It has not aired yet: there is time to mend it. */
  | ({ about: 'refused-ahead'; kind: DeliveryKind; triedAgainAt: number | null } & AboutBroadcast)
  | ({ about: 'given-up'; kind: DeliveryKind } & AboutBroadcast)
  | ({ about: 'fell-back'; rung: Rung } & AboutBroadcast)
  | ({ about: 'untold' } & AboutBroadcast)
  | ({ about: 'sources'; count: number } & AboutBroadcast)
  | { about: 'mail'; consent: Exclude<Consent, 'given'> }
  | { about: 'paused'; weekly: number }
)

/** What can still be mended first, then the gravest. */
const ORDER: readonly Attention['about'][] = [
  'refused-ahead',
  'failed',
  'outage',
  'missed',
  'given-up',
  'fell-back',
  'untold',
  'sources',
  'mail',
  'paused',
]

/** Of one broadcast each fault is told once: a failure at a target, or a fall-back for want of sources, is not told again by itself. */
const ofBroadcast = (host: Pick<Attention, 'schedulerId' | 'hostName'>, last: EndedBroadcast): Attention[] => {
  const { broadcastId, airAt, wall, state, rung, failedStep, reason, givenUp, sourceFaults, untold } = last
  const about = { ...host, broadcastId, airAt, wall }
  if (state === 'missed') return [{ ...about, about: 'missed', reason }]
  const failedKind = state === 'failed' ? kindOfStep(failedStep) : null
  const targets = givenUp
    .filter(({ kind }) => kind !== failedKind)
    .map((target): Attention => ({ ...about, about: 'given-up', ...target }))
  if (state === 'failed') return [{ ...about, about: 'failed', kind: failedKind, reason }, ...targets]
  const stands = rung !== null && rung !== 'fresh' ? [{ ...about, about: 'fell-back' as const, rung, reason }] : []
  const isUntold = rung === 'fresh' && untold !== null && isLasting(untold, airAt)
  const silent = isUntold ? [{ ...about, about: 'untold' as const, reason: untoldInWords(untold) }] : []
  const [fault] = sourceFaults
  const isTold = stands.length > 0 && failedStep === 'read'
  const sources =
    fault === undefined || isTold ? [] : [{ ...about, about: 'sources' as const, count: sourceFaults.length, reason: fault }]
  return [...targets, ...stands, ...silent, ...sources]
}

const refusedAhead = (
  host: Pick<Attention, 'schedulerId' | 'hostName'>,
  { refusedBy, ...broadcast }: RefusedAhead,
): Attention[] => refusedBy.map((by) => ({ ...host, ...broadcast, about: 'refused-ahead', ...by }))

const ofHost = ({ schedulerId, hostName, isActive, weekly, mailConsent, last, ahead }: HostState): Attention[] => {
  const host = { schedulerId, hostName }
  // What went wrong before it was paused waits until it airs again.
  if (!isActive) return weekly > 0 ? [{ ...host, about: 'paused', weekly }] : []
  const mail: Attention[] = mailConsent && mailConsent !== 'given' ? [{ ...host, about: 'mail', consent: mailConsent }] : []
  const refused = ahead ? refusedAhead(host, ahead) : []
  return [...refused, ...(last ? ofBroadcast(host, last) : []), ...mail]
}

// Most hosts air within that time again: two that missed with more between them missed by two outages.
const ONE_OUTAGE_MS = 6 * HOUR_MS

type Missed = Attention & { about: 'missed' }

const isMissed = (one: Attention): one is Missed => one.about === 'missed'

const outageOf = (missed: readonly [Missed, ...Missed[]]): Attention => {
  const [first] = missed
  const { schedulerId, hostName, airAt, wall } = first
  return missed.length === 1
    ? first
    : { about: 'outage', hosts: missed.length, schedulerId, hostName, airAt, wall, lastWall: missed.at(-1)?.wall ?? wall }
}

/** What several hosts missed at one time is one thing to look at: nothing is wrong with any of them. */
const asOutages = (items: readonly Attention[]): readonly Attention[] => {
  const missed = items.filter(isMissed).toSorted((a, b) => a.airAt - b.airAt)
  const groups: [Missed, ...Missed[]][] = []
  for (const one of missed) {
    const group = groups.at(-1)
    if (group && one.airAt - (group.at(-1)?.airAt ?? 0) <= ONE_OUTAGE_MS) group.push(one)
    else groups.push([one])
  }
  return [...groups.map(outageOf), ...items.filter((one) => !isMissed(one))]
}

const airAtOf = (one: Attention): number => ('airAt' in one ? one.airAt : 0)

/** What needs the owner now, of all hosts, in that order and of two alike the newer one. What went well since is not told any more. */
export const attention = (hosts: readonly HostState[]): Attention[] =>
  asOutages(hosts.flatMap(ofHost)).toSorted(
    (a, b) => ORDER.indexOf(a.about) - ORDER.indexOf(b.about) || airAtOf(b) - airAtOf(a) || a.hostName.localeCompare(b.hostName),
  )
