import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BroadcastEvent, foldBroadcast, type HistoryRow } from './fold-broadcast.ts'

const base = { broadcastId: 'b', schedulerId: 's', airAt: '2026-10-25T00:00:00.000Z', kind: 'slot' as const }
let reported = 0
const event = <T extends BroadcastEvent['type']>(type: T, more: object = {}): BroadcastEvent => {
  reported += 1
  const envelope = { id: `e${reported}`, topic: 'hourcast.broadcasts', key: 's', type, occurredAt: reported * 1000 }
  return { ...envelope, payload: { ...base, ...more } } as BroadcastEvent
}

const fold = (events: readonly BroadcastEvent[]) => events.reduce<HistoryRow | undefined>(foldBroadcast, undefined)

const planned = event('broadcast.planned')
const prepared = event('broadcast.prepared', { rung: 'fresh', audioId: 'a-fresh', durationMs: 45_000, lufs: -16 })
const fellBack = event('broadcast.fell-back', { rung: 'last-good', step: 'reading', code: 'timeout' })
const preparedAgain = event('broadcast.prepared', { rung: 'last-good', audioId: 'a-last', durationMs: 44_000, lufs: -16 })
const delivered = (rung: string) =>
  event('broadcast.delivered', { rung, late: true, latenessMs: 1200, targets: [{ kind: 'link', delivered: true }] })
const failed = event('broadcast.failed', { step: 'uploading', code: 'ftp-530' })
const missed = event('broadcast.missed', { reason: 'outage' })

describe('what history shows of a broadcast', () => {
  test('planned, prepared, delivered', () => {
    expect(fold([planned, prepared, delivered('fresh')])).toMatchObject({
      state: 'delivered',
      rung: 'fresh',
      audioId: 'a-fresh',
      durationMs: 45_000,
      late: true,
      latenessMs: 1200,
      targets: [{ kind: 'link', delivered: true }],
      airAt: Date.parse(base.airAt),
    })
  })

  test('names the rung, its audio and why the fresh one failed', () => {
    expect(fold([planned, prepared, fellBack, preparedAgain, delivered('last-good')])).toMatchObject({
      state: 'delivered',
      rung: 'last-good',
      audioId: 'a-last',
      failedStep: 'reading',
      failedCode: 'timeout',
    })
  })

  test('a missed slot says why', () => {
    expect(fold([planned, missed])).toMatchObject({ state: 'missed', failedCode: 'outage' })
  })

  const lives = [
    [planned],
    [planned, prepared, delivered('fresh')],
    [planned, prepared, fellBack, preparedAgain, delivered('last-good')],
    [planned, fellBack, preparedAgain, failed],
    [planned, prepared, failed],
    [planned, missed],
  ]
  test('is the same regardless of the order the events are told in, and however often', () => {
    const shuffled = fc
      .constantFrom(...lives)
      .chain((life) =>
        fc.tuple(
          fc.constant(life),
          fc.shuffledSubarray([...life, ...life], { minLength: life.length * 2, maxLength: life.length * 2 }),
        ),
      )
    fc.assert(
      fc.property(shuffled, ([life, order]) => {
        expect(fold(order)).toEqual(fold(life))
      }),
    )
  })
})
