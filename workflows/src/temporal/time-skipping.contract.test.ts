import { pauseScheduler, resumeScheduler } from '@hourcast/server/schedulers/change-scheduler'
import { describe, expect, test } from 'vitest'
import { givenTimeSkipping } from '../testing/given-time-skipping.ts'

const PATH = process.env.TEMPORAL_TEST_SERVER ?? ''
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]
// Its clock goes on while a step runs: a busy machine makes slots late by real seconds.
const LATE_MS = 60_000

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' })
const wallOf = (at: number): string => berlin.format(at).replace(' ', 'T')

/** What the clock in Berlin says, looked up minute by minute: the first time it says `hour` on a date; where it leaves that out, the first minute after. */
const daily = (hour: string, from: number, to: number): number[] => {
  const instants: number[] = []
  const found = new Set<string>()
  let before = wallOf(from)
  for (let at = Math.ceil(from / MINUTE) * MINUTE; at <= to; at += 30 * MINUTE - (at % (30 * MINUTE))) {
    const wall = wallOf(at)
    const wanted = `${wall.slice(0, 10)}T${hour}`
    const isLeftOut = before < wanted && wanted < wall && before.slice(0, 10) === wall.slice(0, 10)
    if ((wall === wanted || isLeftOut) && !found.has(wanted) && at > from) {
      found.add(wanted)
      instants.push(at)
    }
    before = wall
  }
  return instants
}

if (!PATH)
  describe('a year on a server that skips time', () => {
    test.skipIf(process.env.HOURCAST_REQUIRE_SERVERS !== '1')('is there: set TEMPORAL_TEST_SERVER', () => {
      throw new Error('no TEMPORAL_TEST_SERVER')
    })
  })

/** The instants at which the clocks in Berlin change, within a year. */
const changesAfter = (from: number): number[] => {
  const offsetOf = (at: number) => Date.parse(`${wallOf(at)}:00Z`) - at
  const hours = Array.from({ length: 366 * 24 }, (_, index) => Math.ceil(from / HOUR) * HOUR + index * HOUR)
  return hours.filter((at) => offsetOf(at) !== offsetOf(at - HOUR))
}

type Given = Awaited<ReturnType<typeof givenTimeSkipping>>

/** Of what was to have aired by `to`. */
const airedBy = async (given: Given, to: number) => {
  const aired = (await given.aired()).filter(({ airAt }) => airAt <= to)
  const amiss = aired.filter(({ state, latenessMs }) => state !== 'delivered' || latenessMs < 0 || latenessMs > LATE_MS)
  return { instants: aired.map(({ airAt }) => airAt), amiss }
}

describe.runIf(PATH)('on a server that skips time', () => {
  test('a year of 2:30 in Berlin: every slot airs once, at its instant, over both clock changes', {
    timeout: 300_000,
  }, async () => {
    const given = await givenTimeSkipping(PATH)
    const from = await given.plan(['2:30'])
    await given.signalSchedule()
    await given.sleepUntil(from + 366 * DAY)
    const to = (await given.now()) - HOUR
    const { instants, amiss } = await airedBy(given, to)
    expect(instants).toEqual(daily('02:30', from, to))
    expect(amiss).toEqual([])
  })

  test('every hour of the days on which the clocks change has its broadcast, none has two', { timeout: 120_000 }, async () => {
    const given = await givenTimeSkipping(PATH)
    await given.plan(Array.from({ length: 24 }, (_, hour) => `${hour}:00`))
    const changes = changesAfter((await given.now()) + DAY)
    expect(changes).toHaveLength(2)
    const wanted: number[] = []
    for (const change of changes) {
      await pauseScheduler(given.services, given)
      await given.signalSchedule()
      const [from, to] = [change - 3 * HOUR - 30 * MINUTE, change + 24 * HOUR + 30 * MINUTE]
      await given.sleepUntil(from)
      await resumeScheduler(given.services, given)
      await given.signalSchedule()
      await given.sleepUntil(to)
      wanted.push(...Array.from({ length: 28 }, (_, index) => change - 3 * HOUR + index * HOUR))
    }
    const { instants, amiss } = await airedBy(given, await given.now())
    expect(instants).toEqual(wanted)
    expect(amiss).toEqual([])
  })
})
