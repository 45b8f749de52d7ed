import type { AnyEvent } from './bus.ts'

/** A mail about trouble goes out at most this often for one scheduler, in milliseconds. */
export const TROUBLE_EVERY_MS = 60 * 60_000

/** What the owner knows, or will know once the waiting mail is out. */
export type OwnerKnows = {
  failing: boolean
  /** When the last mail about trouble went out, epoch milliseconds. */
  lastSentAt: number | null
  /** The event whose mail is still to be sent: about trouble while `failing`, else about the recovery. */
  waitingEventId: string | null
}

export type Tidings = 'trouble' | 'works' | 'nothing'

/** A failure, a fall-back and a slot that an outage took are trouble; a fresh bulletin that reached every target is the end of it. */
export const tidingsOf = (event: AnyEvent): Tidings => {
  switch (event.type) {
    case 'broadcast.failed':
    case 'broadcast.fell-back':
      return 'trouble'
    case 'broadcast.missed':
      return event.payload.reason === 'outage' ? 'trouble' : 'nothing'
    case 'broadcast.delivered':
      if (event.payload.targets.some(({ delivered }) => !delivered)) return 'trouble'
      return event.payload.rung === 'fresh' ? 'works' : 'nothing'
    default:
      return 'nothing'
  }
}

/**
 * At once when trouble begins, then at most once an hour, and once more when it works again. A mail that is still waiting when
 * news comes is replaced by the newer one; one about a recovery that the next trouble has overtaken is dropped.
 */
export const decideNotice = (knows: OwnerKnows, event: AnyEvent, now: number): OwnerKnows => {
  const tidings = tidingsOf(event)
  if (tidings === 'works' && knows.failing) return { ...knows, failing: false, waitingEventId: event.id }
  if (tidings !== 'trouble') return knows
  const mayTell = knows.lastSentAt === null || now - knows.lastSentAt >= TROUBLE_EVERY_MS
  if (mayTell) return { ...knows, failing: true, waitingEventId: event.id }
  return knows.waitingEventId === null ? knows : { ...knows, failing: true, waitingEventId: null }
}
