import { randomId } from '@hourcast/db/random-id'
import { SPREAD_WINDOW_MS, spreadMs } from '@hourcast/domain/slots/spread'
import { describe, expect, test } from 'vitest'
import { countBroadcast } from '../bench/count-history.ts'
import { armedSoon, FTP_AHEAD_MS } from '../testing/armed-soon.ts'
import { givenOnTemporal, type OnTemporal } from '../testing/given-on-temporal.ts'
import { realTemporal } from '../testing/real-temporal.ts'
import { broadcastRunId } from './names.ts'
import { armAheadOf } from './start-options.ts'

const temporal = realTemporal()
const LEAD_MS = 300_000
/** For its schedule to hear of it and to wait with a timer. */
const UNTIL_DUE_MS = 6_000

/** A slot whose file and mail are held by one activity. */
const givenArmed = async (real: NonNullable<typeof temporal>, override: Parameters<OnTemporal['activityHandlers']>[0] = {}) => {
  const given = await givenOnTemporal(real)
  await given.everyTarget()
  const activityHandlers = given.activityHandlers(override)
  await given.worker({ ...activityHandlers, begin: armedSoon(given.services, activityHandlers.begin) })
  await given.conductor()
  const ref = randomId()
  const slot = await given.slotIn(LEAD_MS + spreadMs(ref, SPREAD_WINDOW_MS) + UNTIL_DUE_MS, ref)
  await given.isArmed(slot)
  expect(given.count('release')).toBe(0)
  const toFtp = () => given.shiftClock(armAheadOf(broadcastRunId(slot)))
  const toMail = () => given.shiftClock(FTP_AHEAD_MS)
  return { ...given, slot, toFtp, toMail }
}

describe.runIf(temporal)('the run of a broadcast', () => {
  if (!temporal) return

  test('costs at most 8 workflow tasks and 50 events, tick included, also with link, e-mail and FTP', async () => {
    const given = await givenArmed(temporal)
    const { slot } = given
    given.toFtp()
    await given.until(async () => given.count('release') === 1 || undefined, 'the release by FTP')
    given.toMail()
    expect(await given.ends(await given.broadcastOf(slot.ref))).toBe('delivered')
    const hasHeard = async () => {
      const events = (await given.scheduleRun(slot.ref).fetchHistory()).events ?? []
      const isTold = events.some((event) => event.childWorkflowExecutionCompletedEventAttributes)
      return isTold && events.at(-1)?.workflowTaskCompletedEventAttributes ? true : undefined
    }
    await given.until(hasHeard, 'the schedule to hear of the end')
    const { tick, own } = await countBroadcast(given.client, slot)
    expect(tick.tasks + own.tasks).toBeLessThanOrEqual(8)
    expect(tick.events + own.events).toBeLessThanOrEqual(50)
  })

  test('of releases that are held together, one that fails is tried again by itself, and the other keeps its instant', async () => {
    const tries: string[] = []
    const given = await givenArmed(temporal, {
      release: async ({ kind }, _signal, own) => {
        tries.push(kind)
        if (tries.length === 1) throw new Error('the network hiccuped')
        return own()
      },
    })
    given.toFtp()
    await given.until(async () => tries.length === 2 || undefined, 'the second try')
    await given.isArmed(given.slot)
    expect(tries).toEqual(['ftp', 'ftp'])
    given.toMail()
    expect(await given.ends(await given.broadcastOf(given.slot.ref))).toBe('delivered')
    expect(tries).toEqual(['ftp', 'ftp', 'email'])
  })
})
