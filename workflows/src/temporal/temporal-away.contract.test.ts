import { randomId } from '@hourcast/db/random-id'
import { describe, expect, onTestFinished, test } from 'vitest'
import { givenOnTemporal } from '../testing/given-on-temporal.ts'
import { givenWay } from '../testing/given-way.ts'
import { realTemporal } from '../testing/real-temporal.ts'
import { openTemporal } from './connect.ts'

const temporal = realTemporal()
const TEN_MINUTES = 600_000

describe.runIf(temporal)('while Temporal is away', () => {
  if (!temporal) return

  test('what is saved waits: its run appears when Temporal is back, and a slot that was due meanwhile airs late', async () => {
    const given = await givenOnTemporal(temporal)
    const way = await givenWay(process.env.TEMPORAL_ADDRESS ?? '')
    const away = openTemporal({ ...process.env, TEMPORAL_ADDRESS: way.address }, {})
    onTestFinished(() => away.close())
    await given.worker(given.activityHandlers())
    const conductor = given.conductor(away)
    const [due, ahead] = [await given.slotIn(500), await given.slotIn(3_600_000)]
    await given.until(async () => Date.now() > due.airAt || undefined, 'the slot to pass')
    await expect(given.scheduleRun(ahead.ref).describe()).rejects.toThrow('not found')
    await way.open()
    await conductor
    const id = await given.broadcastOf(due.ref)
    expect(await given.ends(id)).toBe('delivered')
    const lateness = (await given.releasedAt(id)) - due.airAt
    expect(lateness).toBeGreaterThan(0)
    expect(lateness).toBeLessThan(TEN_MINUTES)
    const next = await given.until(
      () =>
        given
          .scheduleRun(ahead.ref)
          .query('next')
          .catch(() => undefined),
      'the run of the schedule',
    )
    expect(next).toMatchObject({ airAt: new Date(ahead.airAt).toISOString() })
    expect(given.count('release')).toBe(1)
  })

  test('a new namespace gets everything again, and nothing airs twice', async () => {
    const given = await givenOnTemporal(temporal)
    const { workflow } = given.client.client
    await given.worker(given.activityHandlers())
    const before = await given.conductor()
    const aired = await given.now()
    expect(await given.ends(aired)).toBe('delivered')
    const [soon, far] = [await given.slotIn(10_000), await given.slotIn(3_600_000)]
    const open = await given.broadcastOf(soon.ref)
    await given.until(
      async () => given.effects.some(({ step, broadcastId }) => step === 'stage' && broadcastId === open) || undefined,
      'the staging',
    )
    await given.until(
      () =>
        given
          .scheduleRun(far.ref)
          .query('next')
          .catch(() => undefined),
      'the run of the schedule',
    )
    await before.stop()
    // All that the old namespace knew is gone.
    for await (const { workflowId } of workflow.list({ query: `TaskQueue = '${given.taskQueue}'` }))
      await workflow
        .getHandle(workflowId)
        .terminate()
        .catch(() => {})
    await given.db.pool.query('UPDATE engine SET namespace_id = $1', [randomId()])
    await given.conductor()
    await given.until(
      () =>
        given
          .scheduleRun(far.ref)
          .query('next')
          .catch(() => undefined),
      'the run of the schedule, told again',
    )
    expect(await given.ends(open)).toBe('delivered')
    const releases = given.effects.filter(({ step }) => step === 'release').map(({ broadcastId }) => broadcastId)
    expect(releases.sort()).toEqual([aired, open].sort())
    expect(await given.releasedAt(open)).toBeGreaterThanOrEqual(soon.airAt)
  })
})
