import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { PRESENTATION_TYPES } from '@hourcast/domain/hosts/presentation-types'
import { bySampleOrder } from '@hourcast/domain/samples/group-samples'
import { HEARD_ALERT, SAMPLE_PLANS } from '@hourcast/domain/samples/sample-plans'
import { DAY_MS, MINUTE_MS } from '@hourcast/domain/time-units'
import { describe, expect, test } from 'vitest'
import { removeUnnamedAudio } from '../broadcasts/remove-unnamed-audio.ts'
import { givenBroadcasts } from '../broadcasts/testing/given-broadcasts.ts'
import { dyingWhenItSpeaks } from '../broadcasts/testing/mortal.ts'
import { readConfig } from '../config.ts'
import { createBuiltInWriter } from '../script/built-in/built-in-writer.ts'
import { openMachine } from '../storage/s3/testing/open-machine.ts'
import { startS3 } from '../storage/s3/testing/s3-server.ts'
import { findSampleAudio } from './find-sample-audio.ts'
import { listSamples } from './list-samples.ts'
import { loadHeardAlert } from './load-heard-alert.ts'
import { countSamples, loadSamples } from './load-samples.ts'
import { makeSamples } from './make-samples.ts'

const calm = new AbortController().signal
const FEW = SAMPLE_PLANS.slice(0, 3)

const given = async (env: Record<string, string> = { HOURCAST_DEMO: 'off' }) => {
  const all = await givenBroadcasts()
  const services = { ...all.services, writer: createBuiltInWriter(), config: readConfig(env) }
  const rests: number[] = []
  const rest = async (ms: number) => void rests.push(ms)
  const make = (plans = SAMPLE_PLANS, changed: Partial<typeof services> = {}) =>
    makeSamples({ ...services, ...changed }, { signal: calm, rest, plans })
  return { ...all, services, rests, make }
}

describe('the samples', () => {
  test('are made of each language and type, once, and told sorted by language, then style', async () => {
    const { services, world, make } = await given()
    expect([await listSamples(services), await loadHeardAlert(services)]).toEqual([[], null])
    await make()
    const samples = await loadSamples(services)
    expect(samples).toHaveLength(SAMPLE_PLANS.length)
    expect(new Set(samples.map(({ Language }) => Language)).size).toBe(LANGUAGES.length)
    expect(new Set(samples.map(({ Category }) => Category)).size).toBe(PRESENTATION_TYPES.length)
    const listed = await listSamples(services)
    expect(listed).toEqual(listed.toSorted(bySampleOrder))
    expect(listed.map(({ Language }) => Language)).toEqual(listed.map(({ Language }) => Language).toSorted())
    expect(world.rendered).toHaveLength(SAMPLE_PLANS.length)
    await make()
    expect(world.rendered).toHaveLength(SAMPLE_PLANS.length)
    expect(await countSamples(services)).toEqual({
      total: SAMPLE_PLANS.length,
      ready: SAMPLE_PLANS.length,
      failed: 0,
      isOn: true,
    })
  })

  test('begin with the alert, which says what the sensors do', async () => {
    const { services, make } = await given()
    await make(FEW)
    const alert = await loadHeardAlert(services)
    expect(alert).toMatchObject({ audioPath: `/samples/${HEARD_ALERT}.mp3`, feedPath: '/example/sensors.json', seconds: 45 })
    expect(alert?.text).toContain('9 °C above its limit of 85 °C')
  })

  test('are made again where a setting has changed, and the audio of before is removed', async () => {
    const { services, db, time, world, make } = await given()
    await make(FEW)
    const before = (await loadSamples(services)).find(({ id }) => id === 'english-news')
    const first = await findSampleAudio(services, { id: 'english-news' })
    await make(FEW.map((plan) => (plan.id === 'english-news' ? { ...plan, voiceTone: 5, hostName: 'Zoe' } : plan)))
    expect(world.rendered).toHaveLength(4)
    const after = (await loadSamples(services)).find(({ id }) => id === 'english-news')
    expect([before?.HostName, after?.HostName, after?.tone]).toEqual(['Clara', 'Zoe', 'playful'])
    time.now = Date.now() + 2 * DAY_MS
    await removeUnnamedAudio({ ...services, clock: { now: () => time.now } })
    const kept = await db.prisma.audio.findMany({ select: { id: true } })
    expect(kept).toHaveLength(3)
    expect(first.ok && kept.map(({ id }) => id).includes(first.value.id)).toBe(false)
    expect((await findSampleAudio(services, { id: 'english-news' })).ok).toBe(true)
  })

  test('are made again where the file is gone, and are no more where the program has them no more', async () => {
    const { services, world, make } = await given()
    await make(FEW)
    world.files.clear()
    await make(FEW.slice(1))
    expect(world.rendered).toHaveLength(5)
    expect((await loadSamples(services)).map(({ id }) => id).sort()).toEqual(
      FEW.slice(1)
        .map(({ id }) => id)
        .sort(),
    )
  })

  test('go on where a worker was killed; one in which worker after worker dies is left out until it is another one', async () => {
    const { services, world, make } = await given()
    await make(FEW.slice(0, 1))
    for (let deaths = 0; deaths < 3; deaths += 1) {
      const dying = dyingWhenItSpeaks(services)
      void makeSamples(dying.services, { signal: calm, rest: async () => {}, plans: FEW })
      await dying.death
    }
    await make(FEW)
    expect((await loadSamples(services)).map(({ id }) => id).sort()).toEqual([FEW[0]?.id, FEW[2]?.id].sort())
    const [, second] = FEW
    await make(FEW.map((plan) => (plan === second ? { ...plan, voiceTone: 1 } : plan)))
    expect(await loadSamples(services)).toHaveLength(3)
    expect(world.rendered).toHaveLength(3)
  })

  test('that fail keep no other and are noted; the next time they are tried again', async () => {
    const { services, make } = await given()
    const { render } = services.studio
    const mute: typeof services.studio = {
      ...services.studio,
      render: (request, options) =>
        request.language === 1
          ? Promise.reject(Object.assign(new Error('no voice'), { code: 'unavailable' }))
          : render(request, options),
    }
    await make(FEW, { studio: mute })
    expect(await countSamples(services)).toMatchObject({ ready: 2, failed: 1 })
    expect((await loadSamples(services)).map(({ id }) => id)).not.toContain('german-news')
    await make(FEW)
    expect(await countSamples(services)).toMatchObject({ ready: 3, failed: 0 })
  })

  test('that are called off in the middle were no death', async () => {
    const { services, db } = await given()
    const ending = new AbortController()
    const studio: typeof services.studio = {
      ...services.studio,
      render: async () => {
        ending.abort(new Error('the worker ends'))
        throw ending.signal.reason
      },
    }
    await expect(makeSamples({ ...services, studio }, { signal: ending.signal, plans: FEW })).rejects.toThrow('the worker ends')
    expect(await db.prisma.sample.findMany({ select: { begun: true, failedCode: true } })).toEqual([
      { begun: 0, failedCode: null },
    ])
  })
})

describe('making samples', () => {
  test('waits while a broadcast is being prepared, and while a schedule wakes within two minutes', async () => {
    const { services, db, time, world, planned, schedulerId } = await given()
    const broadcastId = await planned()
    const waited: string[] = []
    const rest = async (ms: number) => {
      // What stands between two samples is a rest, too: only those before the first one are looked at.
      if (world.rendered.length > 0) return
      waited.push(`${ms} ms`)
      if (waited.length === 2) {
        await db.prisma.broadcast.update({ where: { id: broadcastId }, data: { state: 'delivered' } })
        const soon = new Date(time.now + MINUTE_MS)
        await db.prisma.schedule.create({
          data: {
            id: 'soon',
            schedulerId,
            cardId: 'soon',
            position: 7,
            days: [1],
            hours: ['8:00'],
            nextAirAt: soon,
            nextWakeAt: soon,
          },
        })
      }
      if (waited.length === 3) await db.prisma.schedule.delete({ where: { id: 'soon' } })
    }
    await makeSamples(services, { signal: calm, rest, plans: FEW.slice(0, 1) })
    expect(waited).toEqual(['5000 ms', '5000 ms', '5000 ms'])
    expect(world.rendered).toHaveLength(1)
  })

  test('leaves the first bulletin of a new instance its turn', async () => {
    const { services, world, planned, db } = await given({})
    let waits = 0
    const rest = async () => {
      waits += 1
      if (waits !== 2) return
      const broadcastId = await planned()
      await db.prisma.broadcast.update({ where: { id: broadcastId }, data: { state: 'delivered' } })
    }
    await makeSamples(services, { signal: calm, rest, plans: FEW.slice(0, 1) })
    expect([waits, world.rendered.length]).toEqual([3, 1])
  })

  test('rests after each one, and not for those that stand there', async () => {
    const { rests, make } = await given()
    await make(FEW)
    expect(rests).toHaveLength(3)
    for (const ms of rests) expect(ms).toBeGreaterThanOrEqual(500)
    await make(FEW)
    expect(rests).toHaveLength(3)
  })

  test('does nothing where the operator wants none', async () => {
    const { services, world, make } = await given({ HOURCAST_SAMPLES: 'off' })
    await make()
    expect(world.rendered).toEqual([])
    expect((await countSamples(services)).isOn).toBe(false)
  })

  test('keeps them in the bucket where there is one, for web apps on other machines', async () => {
    const { services, db, time, make } = await given()
    const s3 = await startS3()
    const clock = { now: () => time.now }
    const [worker, web] = [await openMachine(s3.settings, db.url, clock), await openMachine(s3.settings, db.url, clock)]
    await make(FEW.slice(0, 1), { audioStore: worker.store })
    const audio = await findSampleAudio(services, { id: HEARD_ALERT })
    if (!audio.ok) throw new Error(audio.problem.message)
    const { id } = audio.value
    expect(s3.objects.has(`audio/${id.slice(0, 2)}/${id}.mp3`)).toBe(true)
    expect((await web.store.read(audio.value)).byteLength).toBe(audio.value.sizeBytes)
  })
})
