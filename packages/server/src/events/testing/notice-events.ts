import type { AnyEvent } from '../bus.ts'
import type { OwnerKnows } from '../decide-notice.ts'

let made = 0

export const event = (type: AnyEvent['type'], more: object = {}): AnyEvent => {
  made += 1
  const payload = { broadcastId: `b${made}`, schedulerId: 's', airAt: '2026-10-25T00:00:00Z', kind: 'slot', ...more }
  return { id: `e${made}`, topic: 'hourcast.broadcasts', key: 's', type, occurredAt: 0, payload } as AnyEvent
}

export const failed = () => event('broadcast.failed', { step: 'uploading', code: 'ftp-530' })
export const refusedMail = () => event('broadcast.target-failed', { target: 'email', code: 'smtp-550' })
export const refused = (more = {}) => event('broadcast.target-failed', { target: 'ftp', code: 'ftp-530', ...more })
export const fellBack = () => event('broadcast.fell-back', { rung: 'last-good', step: 'reading', code: 'timeout' })
export const delivered = (rung = 'fresh', arrived = true, more = {}) =>
  event('broadcast.delivered', { rung, late: false, latenessMs: 0, targets: [{ kind: 'ftp', delivered: arrived }], ...more })

export const missed = (reason: string) => event('broadcast.missed', { reason })

export const calm: OwnerKnows = {
  failing: false,
  lastSentAt: null,
  lastNotified: null,
  notifiedTargets: [],
  trouble: null,
  heldUntil: null,
  recoveryEventId: null,
  isSending: false,
}

export const START = Date.parse('2026-10-25T00:00:00Z')
export const MINUTE = 60_000
