import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { HOUR_MS } from '@hourcast/domain/time-units'
import type { AnyEvent } from './bus.ts'

/** Mails about trouble that is no worse than the last are this far apart for one scheduler, in milliseconds. */
export const TROUBLE_EVERY_MS = HOUR_MS

export type Trouble = {
  eventId: string
  broadcastId: string
  /** How bad: 1 a stand-in airs, 2 a target is not reached, 3 nothing goes out. */
  weight: 1 | 2 | 3
  /** Which targets are not reached; empty for other trouble. */
  targets: readonly DeliveryKind[]
  /** It airs, and has nothing that it can tell. */
  isUntold?: true
}

/** What the owner has been told, and what is still to be said. */
export type OwnerKnows = {
  failing: boolean
  /** When the last mail about trouble went out, epoch milliseconds, and what it told of. */
  lastSentAt: number | null
  lastNotified: Trouble | null
  /** The targets that the mails of this hour have told of. */
  notifiedTargets: readonly DeliveryKind[]
  /** The trouble whose mail waits, and until when it is held (epoch milliseconds; null: it may go out now). */
  trouble: Trouble | null
  heldUntil: number | null
  /** The recovery that waits. It goes out with the trouble before it, where that waits too. */
  recoveryEventId: string | null
  /** A mail is on its way at this moment. */
  isSending: boolean
}

/** What one mail says. */
export type Notified = Pick<OwnerKnows, 'trouble' | 'recoveryEventId'>

/** A mail that its reader has not agreed to is no trouble: the scheduler's card says so. */
export const isUnreached = ({ delivered, withheld }: { delivered: boolean; withheld?: unknown }): boolean =>
  !delivered && !withheld

/** The targets that an event says are not reached. */
export const unreachedBy = (event: AnyEvent): DeliveryKind[] => {
  if (event.type === 'broadcast.target-failed') return [event.payload.target]
  if (event.type !== 'broadcast.delivered') return []
  return event.payload.targets.filter(isUnreached).map(({ kind }) => kind)
}

const weightOf = (event: AnyEvent): Trouble['weight'] | undefined => {
  switch (event.type) {
    case 'broadcast.failed':
      return 3
    case 'broadcast.missed':
      return event.payload.reason === 'outage' ? 3 : undefined
    case 'broadcast.target-failed':
      return 2
    case 'broadcast.delivered':
      if (event.payload.targets.some(isUnreached)) return 2
      return event.payload.untold?.isLasting ? 1 : undefined
    case 'broadcast.fell-back':
      return 1
    default:
      return undefined
  }
}

/** A failure, a target that is not reached, a fall-back, a slot that an outage took and stories that can never be told are trouble. */
export const troubleOf = (event: AnyEvent): Trouble | null => {
  const weight = weightOf(event)
  if (weight === undefined || !('broadcastId' in event.payload)) return null
  const isUntold = event.type === 'broadcast.delivered' && weight === 1
  const trouble = { eventId: event.id, broadcastId: event.payload.broadcastId, weight, targets: unreachedBy(event) }
  return isUntold ? { ...trouble, isUntold } : trouble
}

/** A fresh bulletin that could tell its stories and reached every target is the end of trouble. */
export const isRecovery = (event: AnyEvent): boolean =>
  event.type === 'broadcast.delivered' &&
  event.payload.rung === 'fresh' &&
  !event.payload.untold &&
  !event.payload.targets.some(isUnreached)

/**
 * At once when trouble begins, when it gets worse and when another target is not reached, then at most once an hour, and once more when it works again. Trouble that the
 * owner does not know of is never dropped: within the hour of the last mail it is held until the hour is over, and if it works again by
 * then, the same mail says so. The worst of what waits is told, and the newer one of two alike.
 */
export const decideNotice = (knows: OwnerKnows, event: AnyEvent, now: number): OwnerKnows => {
  if (isRecovery(event)) return knows.failing ? { ...knows, failing: false, recoveryEventId: event.id } : knows
  const trouble = troubleOf(event)
  if (!trouble || isOldNews(knows, trouble) || isToldAhead(knows, event)) return knows
  // Nothing changes it but its owner, who knows.
  if (trouble.isUntold && knows.failing && knows.lastNotified?.isUntold) return knows
  const heldUntil = heldFor(knows, trouble, now)
  if (heldUntil !== null && knows.failing && !knows.trouble) return knows
  const failing = { ...knows, failing: true, recoveryEventId: null }
  // What is being told with its recovery cannot stand for the trouble that comes after it.
  const isNotified = knows.isSending && knows.recoveryEventId !== null
  if (knows.trouble && knows.trouble.weight > trouble.weight && !isNotified) return failing
  return { ...failing, trouble, heldUntil }
}

/** What the row says once a mail has gone out: `knows` as it is by then, for news may have come meanwhile. */
export const afterMail = (knows: OwnerKnows, notified: Notified, now: number): OwnerKnows => {
  const recoveryEventId = knows.recoveryEventId === notified.recoveryEventId ? null : knows.recoveryEventId
  const rest = { ...knows, recoveryEventId, isSending: false }
  if (!notified.trouble) return rest
  const sent = {
    ...rest,
    lastSentAt: now,
    lastNotified: notified.trouble,
    notifiedTargets: targetsAfter(knows, notified.trouble, now),
  }
  const { trouble } = knows
  // More of the same: unless the owner was told that it works again.
  const isMore = trouble && trouble.weight <= notified.trouble.weight && !isAnotherTarget(sent, trouble)
  const isKnown = isMore && notified.recoveryEventId === null
  if (!trouble || trouble.eventId === notified.trouble.eventId || isKnown) return { ...sent, trouble: null, heldUntil: null }
  return { ...sent, heldUntil: heldFor(sent, trouble, now) }
}

/** What is told within an hour of a mail is added to what that mail told: two targets that fail in turns are two mails. */
const targetsAfter = ({ lastSentAt, notifiedTargets }: OwnerKnows, { targets }: Trouble, now: number): DeliveryKind[] => [
  ...new Set([...(isWithinHour(lastSentAt, now) ? notifiedTargets : []), ...targets]),
]

const isWithinHour = (lastSentAt: number | null, now: number): lastSentAt is number =>
  lastSentAt !== null && now - lastSentAt < TROUBLE_EVERY_MS

/** As bad as what was told, and somewhere else: its owner has another thing to mend. */
const isAnotherTarget = ({ lastNotified, notifiedTargets }: OwnerKnows, { weight, targets }: Trouble): boolean =>
  weight === lastNotified?.weight && targets.some((kind) => !notifiedTargets.includes(kind))

/** Until when trouble must wait for its mail. */
const heldFor = (knows: OwnerKnows, trouble: Trouble, now: number): number | null => {
  const { lastSentAt, lastNotified } = knows
  if (!isWithinHour(lastSentAt, now) || isAnotherTarget(knows, trouble)) return null
  // What was told before it was noted may have been as bad as can be: the hour holds.
  return trouble.weight > (lastNotified?.weight ?? 3) ? null : lastSentAt + TROUBLE_EVERY_MS
}

/** It works again since this broadcast's trouble was told: told ahead of its air time, it comes up once more when that has passed. */
const isOldNews = (
  { failing, lastNotified, notifiedTargets, trouble: waiting }: OwnerKnows,
  { broadcastId, weight, targets }: Trouble,
): boolean =>
  !failing &&
  [lastNotified, waiting].some((known) => known?.broadcastId === broadcastId && known.weight >= weight) &&
  targets.every((kind) => notifiedTargets.includes(kind) || waiting?.targets.includes(kind))

/** Nothing went out because of a target of which its owner was told before air that it is not reached: that was the mail about this slot. */
const isToldAhead = ({ lastNotified }: OwnerKnows, event: AnyEvent): boolean =>
  event.type === 'broadcast.failed' &&
  event.payload.broadcastId === lastNotified?.broadcastId &&
  lastNotified.targets.some((kind) => event.payload.step === `deliver-${kind}`)
