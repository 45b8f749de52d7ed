import { describe, expect, test } from 'vitest'
import { FTP_AHEAD_MS } from '../testing/armed-soon.ts'
import { givenOnTemporal } from '../testing/given-on-temporal.ts'
import { realTemporal } from '../testing/real-temporal.ts'
import { spawnWorker } from '../testing/spawn-worker.ts'
import { broadcastRunId } from './names.ts'
import { armAheadOf } from './start-options.ts'

const temporal = realTemporal()
const BROADCASTS = 6
/** After which a silent worker counts as dead; what the server needs to give its step to another one comes on top. */
const HEARTBEAT_MS = 12_000
const HANDED_ON_MS = 30_000

describe.runIf(temporal)('several workers of one Temporal', () => {
  if (!temporal) return

  test('one of two goes in the middle: no step that was done is done again, nothing is lost', async () => {
    const given = await givenOnTemporal(temporal)
    const done: string[] = []
    let isGoing = false
    const counting = () =>
      given.activityHandlers({
        read: async ({ broadcastId }, _signal, own) => {
          const result = await own()
          done.push(`read ${broadcastId}`)
          return result
        },
        // Until the first worker goes everything is being spoken; what it has in hand is suspended.
        render: async ({ broadcastId }, signal, own) => {
          await given.until(async () => isGoing || signal.aborted || undefined, 'a worker that goes')
          signal.throwIfAborted()
          done.push(`render ${broadcastId}`)
          return own()
        },
        release: async ({ broadcastId }, _signal, own) => {
          done.push(`release ${broadcastId}`)
          return own()
        },
      })
    await given.conductor()
    const [leaving] = [await given.worker(counting()), await given.worker(counting())]
    const ids = await Promise.all(Array.from({ length: BROADCASTS }, () => given.now()))
    await given.until(async () => given.count('render') >= 4 || undefined, 'both speaking')
    await leaving.stop()
    isGoing = true
    expect(await Promise.all(ids.map(given.ends))).toEqual(ids.map(() => 'delivered'))
    expect(done.sort()).toEqual(ids.flatMap((id) => ['read', 'render', 'release'].map((step) => `${step} ${id}`)).sort())
  })

  test('one that is killed while it holds a release: it airs once, after at most the heartbeat time-out', async () => {
    const given = await givenOnTemporal(temporal)
    const dying = await spawnWorker(given)
    await given.conductor()
    const slot = await given.slotIn(15_000)
    await given.isArmed(slot)
    await dying.kill()
    const killedAt = Date.now()
    expect(killedAt).toBeLessThan(slot.airAt)
    await given.worker(given.activityHandlers())
    const id = await given.broadcastOf(slot.ref)
    await given.until(async () => (await given.releasedAt(id)) || undefined, 'the release', 30_000)
    expect(await given.ends(id)).toBe('delivered')
    const at = await given.releasedAt(id)
    expect(at).toBeGreaterThanOrEqual(slot.airAt)
    expect(at).toBeLessThan(Math.max(slot.airAt, killedAt + HEARTBEAT_MS) + HANDED_ON_MS)
    expect(given.effects.map(({ step }) => step)).toEqual(['release', 'finish'])
  })

  test('one that is killed while it holds the file and the mail: another takes both over, and each is released once', async () => {
    const given = await givenOnTemporal(temporal)
    await given.everyTarget()
    const dying = await spawnWorker(given, { ARMED_SOON: '1' })
    await given.conductor()
    const slot = await given.slotIn(300_000)
    await given.isArmed(slot)
    await dying.kill()
    given.shiftClock(armAheadOf(broadcastRunId(slot)) + FTP_AHEAD_MS)
    await given.worker(given.activityHandlers())
    expect(await given.ends(await given.broadcastOf(slot.ref))).toBe('delivered')
    expect(given.effects.map(({ step }) => step)).toEqual(['release', 'release', 'finish'])
  })
})
