import { expect, test } from 'vitest'
import { onClockOf, testBody, type WebhookEvent, webhookBody } from './webhook-body.ts'

const payload = { broadcastId: 'b', schedulerId: 's', airAt: '2026-11-22T06:00:00Z', kind: 'slot' as const }
const event = (told: Pick<WebhookEvent, 'type' | 'payload'>): WebhookEvent =>
  ({
    id: 'e',
    topic: 'hourcast.broadcasts',
    key: 's',
    occurredAt: Date.parse('2026-11-22T06:00:01.250Z'),
    ...told,
  }) as WebhookEvent
const STATION = { timeZone: 'Europe/Berlin', link: 'https://air.example/station/s.mp3' }
const FRAME = {
  ...{ broadcastId: 'b', schedulerId: 's', kind: 'slot', link: STATION.link },
  slot: { utc: '2026-11-22T06:00:00.000Z', station: '2026-11-22T07:00:00+01:00', timeZone: 'Europe/Berlin' },
}

test('a delivered broadcast: ids, slot in UTC and in station time, rung, lateness, targets and link', () => {
  const targets = [{ kind: 'ftp' as const, delivered: false }]
  const told = event({
    type: 'broadcast.delivered',
    payload: { ...payload, rung: 'last-good', late: true, latenessMs: 4_200, targets },
  })
  expect(JSON.parse(webhookBody(told, STATION))).toEqual({
    type: 'broadcast.delivered',
    timestamp: '2026-11-22T06:00:01.250Z',
    data: { ...FRAME, rung: 'last-good', late: true, latenessMs: 4_200, targets },
  })
})

test('a failure says its step, a missed slot its reason', () => {
  const failed = event({ type: 'broadcast.failed', payload: { ...payload, step: 'releasing', code: 'ftp-530' } })
  const missed = event({ type: 'broadcast.missed', payload: { ...payload, reason: 'outage' } })
  expect(JSON.parse(webhookBody(failed, STATION)).data).toEqual({ ...FRAME, step: 'releasing', code: 'ftp-530' })
  expect(JSON.parse(webhookBody(missed, STATION)).data).toEqual({ ...FRAME, reason: 'outage' })
})

test('station time says by its offset which of two hours it is', () => {
  expect(onClockOf('Europe/Berlin', Date.parse('2026-10-25T00:30:00Z'))).toBe('2026-10-25T02:30:00+02:00')
  expect(onClockOf('Europe/Berlin', Date.parse('2026-10-25T01:30:00Z'))).toBe('2026-10-25T02:30:00+01:00')
  expect(onClockOf('America/St_Johns', Date.parse('2026-01-01T00:00:00Z'))).toBe('2025-12-31T20:30:00-03:30')
  expect(onClockOf('UTC', 0)).toBe('1970-01-01T00:00:00+00:00')
})

test('a test names the webhook', () => {
  expect(JSON.parse(testBody('w', 0))).toEqual({
    type: 'webhook.test',
    timestamp: '1970-01-01T00:00:00.000Z',
    data: { webhookId: 'w' },
  })
})
