import type { HourcastEvent } from '../events.ts'
import { offsetMsAt } from '../slots/time-zone.ts'
import { MINUTE_MS } from '../time-units.ts'
import { WEBHOOK_TEST, type WebhookEventType } from './webhook-events.ts'

export type WebhookEvent = { [T in WebhookEventType]: HourcastEvent<T> }[WebhookEventType]

/** The time zone of the station, and the direct link of the scheduler. */
export type ToldOf = { timeZone: string; link: string }

const twoDigits = (count: number): string => String(count).padStart(2, '0')

/** '2026-10-25T02:30:00+01:00': which of two hours that the clocks repeat is said by the offset. */
export const onClockOf = (zone: string, atMs: number): string => {
  const minutes = Math.round(offsetMsAt(zone, atMs) / MINUTE_MS)
  const wall = new Date(atMs + minutes * MINUTE_MS).toISOString().slice(0, 19)
  const size = Math.abs(minutes)
  return `${wall}${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`
}

const iso = (atMs: number): string => new Date(atMs).toISOString()

/** What is sent, as the bytes that are signed: ids, the slot and what became of it. No text of a script, no address of a person. */
export const webhookBody = ({ type, occurredAt, payload }: WebhookEvent, { timeZone, link }: ToldOf): string => {
  const { broadcastId, schedulerId, airAt, kind, ...outcome } = payload
  const slot = { utc: iso(Date.parse(airAt)), station: onClockOf(timeZone, Date.parse(airAt)), timeZone }
  return JSON.stringify({ type, timestamp: iso(occurredAt), data: { broadcastId, schedulerId, kind, slot, link, ...outcome } })
}

export const testBody = (webhookId: string, now: number): string =>
  JSON.stringify({ type: WEBHOOK_TEST, timestamp: iso(now), data: { webhookId } })
