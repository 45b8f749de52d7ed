import { expect, test } from 'vitest'
import { broadcastTrace } from './broadcast-trace.ts'
import { logBegun, logEnded, logFellBack } from './log-broadcast.ts'
import { givenTelemetry } from './testing/given-telemetry.ts'

const AIR_AT = Date.parse('2026-11-23T07:00:00Z')
const broadcast = { id: 'b1', schedulerId: 's1', airAt: AIR_AT }
const { traceId, spanId } = broadcastTrace('b1')
const fields = { level: 30, broadcastId: 'b1', schedulerId: 's1', slot: '2026-11-23T07:00:00.000Z', traceId }
const ended = { ...broadcast, begunAt: AIR_AT - 300_000, endedAt: AIR_AT + 1_500 }

const delivered = {
  ...ended,
  state: 'delivered' as const,
  rung: 'fresh' as const,
  latenessMs: 1_500,
  deliveries: [
    { kind: 'email' as const, delivered: true, code: null, latenessMs: 1_500 },
    { kind: 'ftp' as const, delivered: false, code: 'ftp-530', latenessMs: null },
    { kind: 'link' as const, delivered: true, code: null, latenessMs: 0 },
  ],
  failure: { step: 'deliver-ftp', code: 'ftp-530', message: 'FTP: user anna was refused' },
}

test('one line when a broadcast begins and one when it falls back, with scheduler, slot and stage', () => {
  const { log, lines } = givenTelemetry()
  logBegun(log, { ...broadcast, kind: 'slot' })
  logFellBack(log, broadcast, { rung: 'last-good', step: 'read', code: 'http-404' })
  expect(lines()).toEqual([
    { ...fields, stage: 'beginning', kind: 'slot', msg: 'a broadcast begins' },
    { ...fields, stage: 'falling-back', rung: 'last-good', step: 'read', code: 'http-404', msg: 'a broadcast falls back' },
  ])
})

test('one line when it is delivered, with its lateness, who got it and who did not; never what the fault says', () => {
  const { log, lines } = givenTelemetry()
  logEnded(log, delivered)
  const said = { rung: 'fresh', latenessMs: 1_500, step: 'deliver-ftp', code: 'ftp-530' }
  expect(lines()).toEqual([
    {
      ...fields,
      stage: 'done',
      ...said,
      delivered: ['email', 'link'],
      refused: ['ftp ftp-530'],
      msg: 'a broadcast is delivered',
    },
  ])
  expect(JSON.stringify(lines())).not.toContain('anna')
})

test.for([
  ['failed', 'a broadcast failed'],
  ['missed', 'a broadcast was missed'],
  ['cancelled', 'a broadcast was cancelled'],
] as const)('%s: one line and one count', async ([state, msg]) => {
  const { log, lines, points, spans } = givenTelemetry()
  logEnded(log, { ...ended, begunAt: null, state })
  expect(lines()).toEqual([{ ...fields, stage: 'done', msg }])
  expect((await points('hourcast_broadcasts_ended')).filter(({ value }) => value === 1)).toEqual([
    { labels: { state }, value: 1 },
  ])
  expect(spans()).toEqual([])
})

test('lateness is counted for each delivery that arrived, in seconds by kind; the rung once', async () => {
  const { points } = givenTelemetry()
  logEnded(undefined, delivered)
  expect(await points('hourcast_delivery_lateness_seconds')).toEqual([
    { labels: { kind: 'email' }, value: { count: 1, sum: 1.5 } },
    { labels: { kind: 'link' }, value: { count: 1, sum: 0 } },
  ])
  expect(await points('hourcast_broadcasts_on_air')).toEqual([
    { labels: { rung: 'fresh' }, value: 1 },
    { labels: { rung: 'last-good' }, value: 0 },
    { labels: { rung: 'evergreen' }, value: 0 },
    { labels: { rung: 'recording' }, value: 0 },
    { labels: { rung: 'ident' }, value: 0 },
    { labels: { rung: 'stock-ident' }, value: 0 },
    { labels: { rung: 'chime' }, value: 0 },
  ])
})

test('the whole broadcast is the root of its trace, from its beginning to its end', () => {
  const { spans } = givenTelemetry()
  logEnded(undefined, delivered)
  const [root] = spans()
  expect(root?.name).toBe('broadcast')
  expect(root?.spanContext()).toMatchObject({ traceId, spanId })
  expect(root?.parentSpanContext).toBeUndefined()
  expect(root?.startTime[0]).toBe(ended.begunAt / 1_000)
  expect(root?.duration).toEqual([301, 500_000_000])
  expect(root?.attributes).toMatchObject({
    'hourcast.slot': fields.slot,
    'hourcast.state': 'delivered',
    'hourcast.latenessMs': 1_500,
  })
})

test('no label names a broadcast, a scheduler or an instant', async () => {
  const { labels } = givenTelemetry()
  logEnded(undefined, delivered)
  const found = await labels()
  expect(found.get('hourcast_delivery_lateness_seconds')).toEqual(['kind'])
  expect([...new Set([...found.values()].flat())].sort()).toEqual(['kind', 'rung', 'state'])
  for (const name of found.keys()) expect(name).toMatch(/^hourcast_[a-z_]+$/)
})
