import { TOPICS } from '@hourcast/domain/events'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnyEvent } from './bus.ts'
import { foldPickUps } from './fold-pick-ups.ts'

const TEN = Date.parse('2026-11-23T10:00:00Z')

type Fetched = Extract<AnyEvent, { type: 'link.fetched' }>
const fetched = (payload: Partial<Fetched['payload']> = {}, occurredAt = TEN, key = 's'): AnyEvent => ({
  ...{ id: 'e', topic: TOPICS.listening, key, type: 'link.fetched', occurredAt },
  payload: { schedulerId: key, broadcastId: 'b', ...payload },
})
const vlc = { family: 'vlc' }

test('pick-ups and clients add up by scheduler, hour and family', () => {
  const reported = [
    ...[fetched(vlc), fetched(vlc, TEN + 59 * 60_000 + 59_999), fetched({ ...vlc, pickUps: 0, clients: 1 })],
    ...[fetched(vlc, TEN + 60 * 60_000), fetched({ family: 'curl', pickUps: 40 }), fetched(vlc, TEN, 't')],
  ]
  const hour = { schedulerId: 's', hour: TEN, family: 'vlc', pickUps: 2, clients: 1 }
  expect(foldPickUps(reported)).toEqual([
    hour,
    { ...hour, hour: TEN + 3_600_000, pickUps: 1, clients: 0 },
    { ...hour, family: 'curl', pickUps: 40, clients: 0 },
    { ...hour, schedulerId: 't', pickUps: 1, clients: 0 },
  ])
})

test('an event of before families were told counts as one pick-up of nobody knows whom', () => {
  expect(foldPickUps([fetched()])).toEqual([{ schedulerId: 's', hour: TEN, family: 'unknown', pickUps: 1, clients: 0 }])
})

test('the order of the events makes no difference', () => {
  const some = fc.constantFrom(
    fetched(vlc),
    fetched(),
    fetched({ pickUps: 3 }),
    fetched({ ...vlc, pickUps: 0, clients: 1 }, TEN + 1),
  )
  const sorted = (events: readonly AnyEvent[]) => foldPickUps(events).toSorted((a, b) => a.family.localeCompare(b.family))
  fc.assert(
    fc.property(fc.array(some), (events) => {
      expect(sorted(events.toReversed())).toEqual(sorted(events))
    }),
  )
})
