import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnyEvent } from './bus.ts'
import {
  afterMail,
  decideNotice,
  isRecovery,
  type OwnerKnows,
  TROUBLE_EVERY_MS,
  type Trouble,
  troubleOf,
} from './decide-notice.ts'
import { calm, delivered, event, failed, fellBack, MINUTE, missed, refused, refusedMail, START } from './testing/notice-events.ts'

const waits = ({ trouble, recoveryEventId, heldUntil }: OwnerKnows, now: number): boolean =>
  trouble ? heldUntil === null || heldUntil <= now : recoveryEventId !== null

/** `after`: how many happenings were known when it was sent. */
type Mail = { minute: number; after: number; trouble: Trouble | null; works: boolean }

/** A mail server that works: what waits and is held no longer is sent within the minute. */
const mailsOf = (happenings: readonly (readonly [minute: number, event: AnyEvent])[]): { mails: Mail[]; knows: OwnerKnows } => {
  let knows = calm
  let after = 0
  const mails: Mail[] = []
  const sendUntil = (minute: number) => {
    for (let at = mails.at(-1)?.minute ?? 0; at < minute; at += 1) send(at)
  }
  const send = (minute: number) => {
    const now = START + minute * MINUTE
    if (!waits(knows, now)) return
    mails.push({ minute, after, trouble: knows.trouble, works: knows.recoveryEventId !== null })
    knows = afterMail(knows, knows, now)
  }
  for (const [minute, happening] of happenings) {
    sendUntil(minute)
    knows = decideNotice(knows, happening, START + minute * MINUTE)
    after += 1
    send(minute)
  }
  sendUntil((happenings.at(-1)?.[0] ?? 0) + 61)
  return { mails, knows }
}

const live = (happenings: readonly (readonly [number, AnyEvent])[]) =>
  mailsOf(happenings).mails.map(
    ({ minute, trouble, works }) => `${minute} ${[...(trouble ? ['trouble'] : []), ...(works ? ['works'] : [])].join(', ')}`,
  )

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

  test('once that nothing can be told, and once more when a story is told again', () => {
    const untold = (isLasting: boolean) =>
      delivered('fresh', true, { untold: { reason: 'other-language', stories: 4, isLasting } })
    expect(
      live([
        [0, untold(false)],
        [60, untold(true)],
        [120, untold(true)],
        [240, untold(true)],
        [300, delivered()],
      ]),
    ).toEqual(['60 trouble', '300 works'])
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
    expect(live(flicker)).toEqual(['0 trouble', '10 works', '60 trouble, works'])
  })

  test('of worse trouble at once, no matter which lesser trouble was told within the hour, and not of lesser trouble after it', () => {
    const happenings = [
      [0, fellBack()],
      [10, refused()],
      [20, missed('outage')],
      [30, delivered('fresh', false)],
      [40, fellBack()],
      [70, failed()],
      [80, fellBack()],
    ] as const
    expect(mailsOf(happenings).mails.map(({ minute, trouble }) => [minute, trouble?.weight])).toEqual([
      [0, 1],
      [10, 2],
      [20, 3],
      [80, 1],
    ])
  })

  test('of a second target that is refused within the hour by a mail of its own, and of neither once more', () => {
    expect(
      live([
        [0, refused()],
        [5, refusedMail()],
        [10, refused()],
        [15, refusedMail()],
        [20, delivered('fresh', false)],
      ]),
    ).toEqual(['0 trouble', '5 trouble'])
  })

  test('when the hour is over where nobody noted what the last mail told of', () => {
    const known: OwnerKnows = { ...calm, failing: true, lastSentAt: START }
    expect(decideNotice(known, failed(), START + MINUTE)).toEqual(known)
  })

  test('when the hour is over of trouble that came within the hour after it had worked again', () => {
    expect(
      live([
        [0, failed()],
        [10, delivered()],
        [20, failed()],
      ]),
    ).toEqual(['0 trouble', '10 works', '60 trouble'])
  })

  test('of a target that is given up before air, once: not once more at air, also when it works again in between', () => {
    const slot = { broadcastId: 'nine' }
    const atAir = [5, delivered('fresh', false, slot)] as const
    expect(live([[0, refused(slot)], atAir])).toEqual(['0 trouble'])
    expect(live([[0, refused(slot)], [2, delivered()], atAir])).toEqual(['0 trouble', '2 works'])
  })

  test('of the only target there is likewise: that nothing went out is what the mail before air said', () => {
    const slot = { broadcastId: 'nine' }
    const lost = (more = {}) => event('broadcast.failed', { step: 'deliver-ftp', code: 'ftp-530', ...more })
    expect(
      live([
        [0, refused(slot)],
        [5, lost(slot)],
        [65, delivered()],
      ]),
    ).toEqual(['0 trouble', '65 works'])
    // Another slot, and another reason, are news.
    expect(
      live([
        [0, refused(slot)],
        [5, lost()],
      ]),
    ).toEqual(['0 trouble', '5 trouble'])
    expect(
      live([
        [0, refused(slot)],
        [5, lost({ ...slot, step: 'deliver-email' })],
      ]),
    ).toEqual(['0 trouble', '5 trouble'])
  })
})

describe('no matter what happens, in any order', () => {
  const makes = [
    failed,
    refused,
    refusedMail,
    fellBack,
    delivered,
    () => delivered('last-good'),
    () => delivered('fresh', false),
    () => missed('outage'),
  ]
  const days = fc.array(fc.tuple(fc.nat(45), fc.constantFrom(...makes))).map((gaps) => {
    let minute = 0
    return gaps.map(([gap, make]) => {
      minute += gap
      return [minute, make()] as const
    })
  })

  test('mails about trouble are an hour apart, or the later one is worse or about a target that the hour has not told of', () => {
    fc.assert(
      fc.property(days, (happenings) => {
        const troubles = mailsOf(happenings).mails.flatMap(({ minute, trouble }) => (trouble ? [{ minute, ...trouble }] : []))
        troubles.slice(1).forEach(({ minute, weight, targets }, index) => {
          const before = troubles[index]
          if (!before || (minute - before.minute) * MINUTE >= TROUBLE_EVERY_MS) return
          const isElsewhere = weight === before.weight && targets.some((kind) => !before.targets.includes(kind))
          expect(weight > before.weight || isElsewhere).toBe(true)
        })
      }),
    )
  })

  test('no trouble is dropped: the owner knew of trouble as bad, or hears of trouble as bad within the hour', () => {
    fc.assert(
      fc.property(days, (happenings) => {
        const { mails } = mailsOf(happenings)
        for (const [index, [minute, happening]] of happenings.entries()) {
          const weight = troubleOf(happening)?.weight
          if (weight === undefined) continue
          const notified = mails.filter(({ trouble }) => trouble && trouble.weight >= weight)
          const isNotifiedAfter = notified.some((mail) => mail.after > index && mail.minute <= minute + 60)
          const newest = mails.filter((mail) => mail.after <= index).at(-1)
          const knew = newest?.works === false && notified.some((mail) => mail.after <= index && mail.minute > minute - 60)
          expect(isNotifiedAfter || knew).toBe(true)
        }
      }),
    )
  })

  test('what the owner believes in the end is so, and a recovery is told only of trouble that was told', () => {
    fc.assert(
      fc.property(days, (happenings) => {
        const { mails, knows } = mailsOf(happenings)
        let isTrouble = false
        for (const { trouble, works } of mails) {
          if (works) expect(isTrouble || trouble !== null).toBe(true)
          isTrouble = !works
        }
        const newest = happenings.map(([, one]) => one).findLast((one) => isRecovery(one) || troubleOf(one))
        expect([isTrouble, knows.failing]).toEqual([newest !== undefined && !isRecovery(newest), isTrouble])
      }),
    )
  })

  test('what the owner believes in the end is so too when news comes while mails are on their way', () => {
    const news = fc.array(fc.tuple(fc.nat(30), fc.constantFrom<'start' | 'sent' | (() => AnyEvent)>('start', 'sent', ...makes)))
    fc.assert(
      fc.property(news, (steps) => {
        let knows = calm
        let now = START
        let onItsWay: OwnerKnows | undefined
        let isTrouble = false
        let newest = false
        const start = () => {
          if (!onItsWay && waits(knows, now)) onItsWay = knows = { ...knows, isSending: true }
        }
        const arrive = () => {
          if (!onItsWay) return
          isTrouble = onItsWay.recoveryEventId === null
          knows = afterMail(knows, onItsWay, now)
          onItsWay = undefined
        }
        for (const [gap, step] of steps) {
          now += gap * MINUTE
          if (step === 'start') start()
          else if (step === 'sent') arrive()
          else {
            const happening = step()
            knows = decideNotice(knows, happening, now)
            if (isRecovery(happening) || troubleOf(happening)) newest = !isRecovery(happening)
          }
        }
        for (let hours = 0; hours < 3; hours += 1) {
          arrive()
          now += TROUBLE_EVERY_MS
          start()
        }
        arrive()
        expect([isTrouble, knows.failing, waits(knows, now)]).toEqual([newest, newest, false])
      }),
      { numRuns: 500 },
    )
  })
})
