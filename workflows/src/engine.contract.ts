import { once } from 'node:events'
import { randomId } from '@hourcast/db/random-id'
import { enqueueBroadcasts, enqueueSchedules } from '@hourcast/server/engine/engine-jobs'
import { seedStation } from '@hourcast/server/events/testing/seed-station'
import { pauseScheduler } from '@hourcast/server/schedulers/change-scheduler'
import { runNow } from '@hourcast/server/schedulers/run-now'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { ActivityHandlers } from './activities.ts'
import { type GivenStation, givenStation } from './testing/station.ts'

/** What an engine must offer to be put to the test. `drop` is a death without farewell. */
export type EngineUnderTest = {
  start(given: GivenStation, activityHandlers: ActivityHandlers): Promise<{ stop(): Promise<void> }>
}

const permanent = (code: string, message: string) => Object.assign(new Error(message), { code, permanent: true })
const sqlOf =
  ({ db }: GivenStation) =>
  async <R>(text: string, values?: unknown[]) =>
    (await db.pool.query(text, values)).rows as R[]

/** A slot of the scheduler's only schedule, some milliseconds from now, as the row would have it. */
const slotIn = async (given: GivenStation, ms: number): Promise<{ ref: string; airAt: number }> => {
  const airAt = Math.round(given.services.clock.now()) + ms
  const ref = randomId()
  await given.db.pool.query(
    `INSERT INTO schedule (ref, scheduler_id, card_id, position, days, hours, next_air_at, next_wake_at)
     VALUES ($1, $2, $1, 0, '{1}', '{0:00}', $3, $4)`,
    [ref, given.schedulerId, new Date(airAt), new Date(airAt - 300_000)],
  )
  await enqueueSchedules(sqlOf(given), [{ scheduleId: ref, wakeAt: given.services.clock.now() }], given.services.clock.now())
  return { ref, airAt }
}

const broadcastOf = (given: GivenStation, ref: string): Promise<string> =>
  given.until(
    async () => (await given.db.prisma.broadcast.findFirst({ where: { scheduleId: ref } }))?.id,
    'the broadcast of the slot',
  )

/** The station's mail, refused this many times. It is given up ahead of its time on a slow machine too. */
const refusingBeforeAir = (given: GivenStation, times: number) => {
  let refused = 0
  const activityHandlers = given.activityHandlers({
    stage: async (_input, _signal, own) => {
      refused += 1
      if (refused <= times) throw permanent('530', 'Login incorrect.')
      return own()
    },
    failDelivery: async (_input, _signal, own) => {
      given.shiftClock(-600_000)
      return own().finally(() => given.shiftClock(600_000))
    },
  })
  const reported = async () => {
    const rows = await given.db.prisma.outbox.findMany({ where: { type: 'broadcast.target-failed' }, select: { payload: true } })
    return rows.map(({ payload }) => payload)
  }
  return { activityHandlers, reported }
}

export const engineContract = (name: string, engine: EngineUnderTest): void => {
  const running = async (given: GivenStation, activityHandlers: ActivityHandlers) => {
    const started = await engine.start(given, activityHandlers)
    let isStopped = false
    const stop = async () => {
      if (isStopped) return
      isStopped = true
      await started.stop()
    }
    onTestFinished(stop)
    return { stop }
  }

  describe(`the ${name} engine`, () => {
    test('airs what was asked for once, also when it is asked for twice', async () => {
      const given = await givenStation()
      await running(given, given.activityHandlers())
      const [first, second] = await Promise.all([given.now('same'), given.now('same')])
      expect(second).toBe(first)
      expect(await given.ends(first)).toBe('delivered')
      await enqueueBroadcasts(sqlOf(given), [{ broadcastId: first, at: Date.now() }], Date.now())
      const another = await given.now()
      await given.ends(another)
      expect(given.effects.filter(({ step, broadcastId }) => step === 'release' && broadcastId === first)).toHaveLength(1)
    })

    test('airs a slot at its instant, not before, and moves the schedule on', async () => {
      const given = await givenStation()
      await running(given, given.activityHandlers())
      const { ref, airAt } = await slotIn(given, 2_500)
      const id = await broadcastOf(given, ref)
      expect(await given.ends(id)).toBe('delivered')
      const delivery = await given.db.prisma.delivery.findFirstOrThrow({ where: { broadcastId: id } })
      const lateness = (delivery.releasedAt?.getTime() ?? 0) - airAt
      expect(lateness).toBeGreaterThanOrEqual(0)
      const schedule = await given.db.prisma.schedule.findUniqueOrThrow({ where: { id: ref } })
      expect(schedule.nextAirAt?.getTime()).toBeGreaterThan(airAt)
    })

    test('tries again what may pass, and goes on', async () => {
      const given = await givenStation()
      let tries = 0
      await running(
        given,
        given.activityHandlers({
          write: async (_input, _signal, own) => {
            tries += 1
            if (tries === 1) throw new Error('the network hiccuped')
            return own()
          },
        }),
      )
      expect(await given.ends(await given.now())).toBe('delivered')
      expect([given.count('write'), given.count('fallBack')]).toEqual([2, 0])
    })

    test('takes the next rung when a step fails for good', async () => {
      const given = await givenStation()
      await running(
        given,
        given.activityHandlers({ read: () => Promise.reject(permanent('not-a-feed', 'This is a page, not a feed.')) }),
      )
      expect(await given.ends(await given.now())).toBe('delivered')
      expect([given.count('read'), given.count('render'), given.count('fallBack')]).toEqual([1, 0, 1])
    })

    test('gives up a target that refuses, and says so', async () => {
      const given = await givenStation()
      await running(given, given.activityHandlers({ release: () => Promise.reject(permanent('550', 'No such mailbox.')) }))
      const id = await given.now()
      expect(await given.ends(id)).toBe('failed')
      const row = await given.db.prisma.broadcast.findUniqueOrThrow({ where: { id } })
      expect(row).toMatchObject({ failedStep: 'deliver-email', failedCode: '550', failedDetail: 'No such mailbox.' })
    })

    test('a target that refuses before air is tried once more at its time, and reported before; mended by then it is delivered, once', async () => {
      const given = await givenStation()
      const target = refusingBeforeAir(given, 1)
      await running(given, target.activityHandlers)
      const { ref, airAt } = await slotIn(given, 2_500)
      const id = await broadcastOf(given, ref)
      expect(await given.ends(id)).toBe('delivered')
      const delivery = await given.db.prisma.delivery.findFirstOrThrow({ where: { broadcastId: id } })
      expect(delivery.releasedAt?.getTime()).toBeGreaterThanOrEqual(airAt)
      expect([given.count('stage'), given.count('failDelivery'), given.count('release')]).toEqual([2, 1, 1])
      expect(await target.reported()).toMatchObject([{ target: 'email', code: '530', isTriedAgain: true }])
    })

    test('a target that refuses before air and at air is given up, and reported once', async () => {
      const given = await givenStation()
      const target = refusingBeforeAir(given, 2)
      await running(given, target.activityHandlers)
      const id = await broadcastOf(given, (await slotIn(given, 2_500)).ref)
      expect(await given.ends(id)).toBe('failed')
      expect([given.count('stage'), given.count('failDelivery'), given.count('release')]).toEqual([2, 2, 0])
      expect(await target.reported()).toHaveLength(1)
    })

    test('suspended between a refusal and its second try it goes on to that, and does it once', async () => {
      const given = await givenStation()
      const target = refusingBeforeAir(given, 1)
      const first = await running(given, target.activityHandlers)
      const id = await broadcastOf(given, (await slotIn(given, 6_000)).ref)
      await given.until(async () => (await target.reported())[0], 'the word that it is refused')
      await first.stop()
      await running(given, target.activityHandlers)
      expect(await given.ends(id)).toBe('delivered')
      expect(given.count('release')).toBe(1)
      expect(await target.reported()).toHaveLength(1)
    })

    test('forty broadcasts of one station whose sources say nothing: the one of another station, asked for after them, airs before any of these is given up', async () => {
      const given = await givenStation()
      const neighbour = await seedStation(given.db, { timeZone: 'UTC' })
      await given.db.pool.query("INSERT INTO target (id, scheduler_id, kind) VALUES ('t-next-door', $1, 'link')", [
        neighbour.schedulerId,
      ])
      let hung = 0
      let givenUp = 0
      const over = new AbortController()
      await running(
        given,
        given.activityHandlers({
          read: async (input, signal, own) => {
            const { schedulerId } = await given.db.prisma.broadcast.findUniqueOrThrow({ where: { id: input.broadcastId } })
            if (schedulerId === neighbour.schedulerId) return own()
            hung += 1
            await once(AbortSignal.any([signal, over.signal]), 'abort')
            givenUp += 1
            throw permanent('silent', 'It said nothing.')
          },
        }),
      )
      for (let asked = 0; asked < 40; asked += 1) await given.now()
      await given.until(async () => (hung > 0 ? true : undefined), 'a source that says nothing')
      const asked = await runNow(given.services, neighbour)
      if (!asked.ok) throw new Error(asked.problem.message)
      const { broadcastId } = asked.value
      expect(await given.ends(broadcastId)).toBe('delivered')
      expect(givenUp).toBe(0)
      over.abort()
      expect(given.effects.filter((effect) => effect.broadcastId === broadcastId && effect.step === 'fallBack')).toEqual([])
    })

    test('suspended in the middle it goes on where it was: no step that was done is done again', async () => {
      const given = await givenStation()
      let reached = () => {}
      const inRender = new Promise<void>((resolve) => {
        reached = resolve
      })
      const first = await running(
        given,
        given.activityHandlers({
          render: (_input, signal) =>
            new Promise((_, reject) => {
              reached()
              signal.addEventListener('abort', () => reject(signal.reason), { once: true })
            }),
        }),
      )
      const id = await given.now()
      await inRender
      await first.stop()
      await running(given, given.activityHandlers())
      expect(await given.ends(id)).toBe('delivered')
      expect([given.count('read'), given.count('write'), given.count('render'), given.count('release')]).toEqual([1, 1, 2, 1])
    })

    test('paused before preparation begins, nothing airs', async () => {
      const given = await givenStation()
      const { ref } = await slotIn(given, 120_000)
      await given.db.pool.query(
        `INSERT INTO broadcast (id, scheduler_id, schedule_ref, kind, air_at, wall, time_zone) VALUES ('planned', $1, $2, 'slot', $3, '2026-11-21T00:00', 'UTC')`,
        [given.schedulerId, ref, new Date(Date.now() + 120_000)],
      )
      await pauseScheduler(given.services, given)
      await enqueueBroadcasts(sqlOf(given), [{ broadcastId: 'planned', at: Date.now() }], Date.now())
      await running(given, given.activityHandlers())
      const marker = await given.now()
      await given.ends(marker)
      expect(await given.ends('planned')).toBe('cancelled')
      expect(given.effects.filter(({ broadcastId, step }) => broadcastId === 'planned' && step !== 'begin')).toEqual([])
    })

    test('after an outage a slot up to ten minutes past airs, an older one is recorded as missed', async () => {
      const given = await givenStation()
      await running(given, given.activityHandlers())
      const late = await broadcastOf(given, (await slotIn(given, -9 * 60_000)).ref)
      expect(await given.ends(late)).toBe('delivered')
      const missed = await broadcastOf(given, (await slotIn(given, -11 * 60_000)).ref)
      expect(await given.ends(missed)).toBe('missed')
      expect(given.effects.filter(({ broadcastId, step }) => broadcastId === missed && step !== 'begin')).toEqual([])
    })

    test('every job lost, nothing is lost: the rows bring them back', async () => {
      const given = await givenStation()
      const id = await given.now()
      const { ref } = await slotIn(given, 1_500)
      await given.db.pool.query('DELETE FROM graphile_worker._private_jobs')
      await running(given, given.activityHandlers())
      expect(await given.ends(id)).toBe('delivered')
      expect(await given.ends(await broadcastOf(given, ref))).toBe('delivered')
    })
  })
}
