import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnyEvent } from './bus.ts'
import { decideNotice, type OwnerKnows, TROUBLE_EVERY_MS, tidingsOf } from './decide-notice.ts'

let made = 0
const event = (type: AnyEvent['type'], more: object = {}): AnyEvent => {
  made += 1
  const payload = { broadcastId: 'b', schedulerId: 's', airAt: '2026-10-25T00:00:00Z', kind: 'slot', ...more }
  return { id: `e${made}`, topic: 'hourcast.broadcasts', key: 's', type, occurredAt: 0, payload } as AnyEvent
}
const failed = () => event('broadcast.failed', { step: 'uploading', code: 'ftp-530' })
const fellBack = () => event('broadcast.fell-back', { rung: 'last-good', step: 'reading', code: 'timeout' })
const delivered = (rung = 'fresh', arrived = true) =>
  event('broadcast.delivered', { rung, late: false, latenessMs: 0, targets: [{ kind: 'ftp', delivered: arrived }] })
const missed = (reason: string) => event('broadcast.missed', { reason })

const calm: OwnerKnows = { failing: false, lastSentAt: null, waitingEventId: null }
const START = Date.parse('2026-10-25T00:00:00Z')
const MINUTE = 60_000

/** A mail server that works: what waits is sent at once. */
const live = (happenings: [minute: number, event: AnyEvent][]) => {
  let knows = calm
  const mails: { minute: number; about: 'trouble' | 'works' }[] = []
  for (const [minute, happening] of happenings) {
    knows = decideNotice(knows, happening, START + minute * MINUTE)
    if (knows.waitingEventId === null) continue
    mails.push({ minute, about: knows.failing ? 'trouble' : 'works' })
    knows = { ...knows, waitingEventId: null, lastSentAt: knows.failing ? START + minute * MINUTE : knows.lastSentAt }
  }
  return mails.map(({ minute, about }) => `${minute} ${about}`)
}

describe('the owner is told', () => {
  test('at once when a slot will miss, then at most once an hour, and once more when it works again', () => {
    const happenings: [number, AnyEvent][] = [0, 15, 30, 45, 60, 75].map((minute) => [minute, failed()])
    expect(live([...happenings, [90, delivered()], [105, delivered()]])).toEqual(['0 trouble', '60 trouble', '90 works'])
  })

  test('of a fall-back too, and its delivery is no recovery', () => {
    expect(
      live([
        [0, fellBack()],
        [1, delivered('last-good')],
        [60, delivered()],
      ]),
    ).toEqual(['0 trouble', '60 works'])
  })

  test('of a target that was not reached', () => {
    expect(
      live([
        [0, delivered('fresh', false)],
        [60, delivered()],
      ]),
    ).toEqual(['0 trouble', '60 works'])
  })

  test('of a slot that an outage took, not of one that was paused or merged away', () => {
    expect(live([[0, missed('outage')]])).toEqual(['0 trouble'])
    expect(
      live([
        [0, missed('paused')],
        [1, missed('merged')],
      ]),
    ).toEqual([])
  })

  test('nothing while all is well', () => {
    expect(
      live([
        [0, event('broadcast.planned')],
        [5, delivered()],
        [65, delivered()],
      ]),
    ).toEqual([])
  })

  test('not in turns about a station that flickers', () => {
    const flicker: [number, AnyEvent][] = [0, 10, 20, 30, 40, 50].map((minute) => [
      minute,
      minute % 20 === 0 ? failed() : delivered(),
    ])
    expect(live(flicker)).toEqual(['0 trouble', '10 works'])
  })

  test('never of trouble more often than once an hour, and of a recovery only after trouble', () => {
    const happening = fc.tuple(
      fc.nat(60),
      fc.constantFrom(
        failed,
        fellBack,
        () => delivered(),
        () => delivered('fresh', false),
        () => missed('outage'),
      ),
    )
    fc.assert(
      fc.property(fc.array(happening), (gaps) => {
        let minute = 0
        const mails = live(
          gaps.map(([gap, make]) => {
            minute += gap
            return [minute, make()]
          }),
        )
        const troubles = mails.filter((mail) => mail.endsWith('trouble')).map((mail) => Number.parseInt(mail, 10))
        troubles.slice(1).forEach((at, index) => {
          expect((at - (troubles[index] ?? 0)) * MINUTE).toBeGreaterThanOrEqual(TROUBLE_EVERY_MS)
        })
        mails.forEach((mail, index) => {
          if (mail.endsWith('works')) expect(mails[index - 1]).toMatch(/trouble$/)
        })
      }),
    )
  })
})

describe('while the mail server is away', () => {
  test('the newest trouble waits in place of the older one', () => {
    const [first, second] = [failed(), failed()]
    const waiting = decideNotice(decideNotice(calm, first, START), second, START + MINUTE)
    expect(waiting).toMatchObject({ failing: true, waitingEventId: second.id })
  })

  test('a recovery takes the place of the trouble', () => {
    const again = delivered()
    expect(decideNotice(decideNotice(calm, failed(), START), again, START)).toMatchObject({
      failing: false,
      waitingEventId: again.id,
    })
  })

  test('trouble within the hour drops a recovery that nobody was told of', () => {
    const told: OwnerKnows = { failing: false, lastSentAt: START, waitingEventId: 'recovery' }
    expect(decideNotice(told, failed(), START + MINUTE)).toEqual({ failing: true, lastSentAt: START, waitingEventId: null })
  })
})

test('events of schedulers and of the link are no tidings', () => {
  expect(tidingsOf(event('scheduler.saved', { revision: 1 }))).toBe('nothing')
  expect(tidingsOf(event('link.fetched'))).toBe('nothing')
})
