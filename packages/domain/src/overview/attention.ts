import type { Rung } from '../broadcasts/broadcast.ts'
import { kindOfStep } from '../broadcasts/failed-step.ts'
import type { Consent } from '../delivery/consent.ts'
import type { DeliveryKind } from '../delivery/delivery-kinds.ts'

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
}

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
}

type AboutBroadcast = { broadcastId: string; airAt: number; wall: string; reason: string | null }

/** One thing that the owner should look at. */
export type Attention = { schedulerId: string; hostName: string } & (
  | ({ about: 'failed' | 'missed' } & AboutBroadcast)
  /** The last slots of several hosts: Hourcast itself was away. */
  | { about: 'outage'; hosts: number }
  | ({ about: 'given-up'; kind: DeliveryKind } & AboutBroadcast)
  | ({ about: 'fell-back'; rung: Rung } & AboutBroadcast)
  | ({ about: 'sources'; count: number } & AboutBroadcast)
  | { about: 'mail'; consent: Exclude<Consent, 'given'> }
  | { about: 'paused'; weekly: number }
)

/** The gravest first. */
const ORDER: readonly Attention['about'][] = ['failed', 'outage', 'missed', 'given-up', 'fell-back', 'sources', 'mail', 'paused']

/** Of one broadcast each fault is told once: a failure at a target, or a fall-back for want of sources, is not told again by itself. */
const ofBroadcast = (host: Pick<Attention, 'schedulerId' | 'hostName'>, last: EndedBroadcast): Attention[] => {
  const { broadcastId, airAt, wall, state, rung, failedStep, reason, givenUp, sourceFaults } = last
  const about = { ...host, broadcastId, airAt, wall }
  if (state === 'missed') return [{ ...about, about: 'missed', reason }]
  const failedKind = state === 'failed' ? kindOfStep(failedStep) : null
  const targets = givenUp
    .filter(({ kind }) => kind !== failedKind)
    .map((target): Attention => ({ ...about, about: 'given-up', ...target }))
  if (state === 'failed') return [{ ...about, about: 'failed', reason }, ...targets]
  const stands = rung !== null && rung !== 'fresh' ? [{ ...about, about: 'fell-back' as const, rung, reason }] : []
  const [fault] = sourceFaults
  const isTold = stands.length > 0 && failedStep === 'read'
  const sources =
    fault === undefined || isTold ? [] : [{ ...about, about: 'sources' as const, count: sourceFaults.length, reason: fault }]
  return [...targets, ...stands, ...sources]
}

const ofHost = ({ schedulerId, hostName, isActive, weekly, mailConsent, last }: HostState): Attention[] => {
  const host = { schedulerId, hostName }
  // What went wrong before it was paused waits until it airs again.
  if (!isActive) return weekly > 0 ? [{ ...host, about: 'paused', weekly }] : []
  const mail: Attention[] = mailConsent && mailConsent !== 'given' ? [{ ...host, about: 'mail', consent: mailConsent }] : []
  return [...(last ? ofBroadcast(host, last) : []), ...mail]
}

/** What was missed by several hosts is one thing to look at: nothing is wrong with any of them. */
const asOneOutage = (items: readonly Attention[]): readonly Attention[] => {
  const missed = items.filter(({ about }) => about === 'missed')
  const [first] = missed
  if (!first || missed.length === 1) return items
  const { schedulerId, hostName } = first
  return [{ about: 'outage', hosts: missed.length, schedulerId, hostName }, ...items.filter((one) => !missed.includes(one))]
}

const airAtOf = (one: Attention): number => ('airAt' in one ? one.airAt : 0)

/** What needs the owner now, of all hosts, the gravest first and of two alike the newer one. What went well since is not told any more. */
export const attention = (hosts: readonly HostState[]): Attention[] =>
  asOneOutage(hosts.flatMap(ofHost)).toSorted(
    (a, b) => ORDER.indexOf(a.about) - ORDER.indexOf(b.about) || airAtOf(b) - airAtOf(a) || a.hostName.localeCompare(b.hostName),
  )
