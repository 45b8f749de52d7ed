import { expect, test } from 'vitest'
import { requireBegun } from './broadcast-row.ts'
import { makeEvergreen, makeIdent } from './find-rungs.ts'
import { writeScript } from './prepare.ts'
import { renderBroadcast } from './render.ts'
import { AIR_AT, givenBroadcasts, MINUTE } from './testing/given-broadcasts.ts'

const calm = new AbortController().signal

/** A broadcast whose script is written. */
const given = async () => {
  const all = await givenBroadcasts()
  const written = async (airAt = AIR_AT) => {
    const broadcastId = await all.begun({ airAt })
    await writeScript(all.services, { broadcastId }, calm)
    return broadcastId
  }
  return {
    ...all,
    written,
    broadcastId: await written(),
    render: (broadcastId: string, signal = calm) => renderBroadcast(all.services, { broadcastId }, { signal }),
  }
}

test('the script becomes the audio of the row, its file is there, and that is told', async () => {
  const { db, broadcastId, render, row, events, world, time, schedulerId } = await given()
  time.now += MINUTE
  const { audioId } = await render(broadcastId)
  expect(world.rendered).toEqual([
    {
      segments: [{ spoken: 'bulletin of Radio One.', pauseAfterMs: 0 }],
      language: 0,
      targetMs: 45_000,
      tone: 0,
      hostName: 'Ada',
      loudnessLufs: -16,
      tags: { title: 'bulletin of Radio One', host: 'Ada', station: 'Radio One', date: '2026-11-23', language: 'en-US' },
    },
  ])
  const mp3 = world.files.get(audioId)
  expect(await db.prisma.audio.findUnique({ where: { id: audioId } })).toMatchObject({
    sizeBytes: mp3?.byteLength,
    durationMs: 45_000,
    lufs: -16.02,
    truePeakDbtp: -1.4,
  })
  expect(await row(broadcastId)).toMatchObject({
    state: 'preparing',
    rung: 'fresh',
    audioId,
    preparedAt: new Date(time.now),
    failedStep: null,
  })
  const reported = { broadcastId, schedulerId, airAt: new Date(AIR_AT).toISOString(), kind: 'slot', rung: 'fresh', audioId }
  expect((await events()).slice(1)).toEqual([
    {
      type: 'broadcast.prepared',
      key: schedulerId,
      payload: { ...reported, durationMs: 45_000, lufs: -16.02 },
      occurredAt: new Date(time.now),
    },
  ])
})

test('asked again after a crash, it neither renders nor tells a second time', async () => {
  const { broadcastId, render, events, world } = await given()
  const first = await render(broadcastId)
  expect(await render(broadcastId)).toEqual(first)
  expect(world.rendered).toHaveLength(1)
  expect(await events()).toHaveLength(2)
})

test('the same script and settings find the same audio in another broadcast of that day', async () => {
  const { broadcastId, written, render, world } = await given()
  const other = await written(AIR_AT + 60 * MINUTE)
  expect(await render(other)).toEqual(await render(broadcastId))
  expect(world.rendered).toHaveLength(1)
})

test('a row whose file has vanished is rendered again, and keeps its id', async () => {
  const { db, broadcastId, render, world } = await given()
  const first = await render(broadcastId)
  world.files.clear()
  expect(await render(broadcastId)).toEqual(first)
  expect([...world.files.keys()]).toEqual([first.audioId])
  expect(await db.prisma.audio.count()).toBe(1)
})

test('first the file, then the row that names it: when the disk is full there is no row', async () => {
  const { db, services, broadcastId, render, row } = await given()
  const put = async () => {
    throw Object.assign(new Error('The disk is full'), { code: 'disk-full' })
  }
  services.audioStore = { ...services.audioStore, put }
  await expect(render(broadcastId)).rejects.toMatchObject({ code: 'disk-full' })
  expect(await db.prisma.audio.count()).toBe(0)
  expect(await row(broadcastId)).toMatchObject({ rung: null, audioId: null })
})

test('two lives that speak the same script at once, as a voice speaks that never does it twice alike: the row tells of the file that is there', async () => {
  const { db, services, broadcastId, render, world } = await given()
  const { studio } = services
  let takes = 0
  let bothSpeak = () => {}
  const both = new Promise<void>((resolve) => {
    bothSpeak = resolve
  })
  services.studio = {
    ...studio,
    render: async (request, options) => {
      takes += 1
      const mp3 = Buffer.alloc(takes * 100)
      if (takes === 2) bothSpeak()
      await both
      return { ...(await studio.render(request, options)), mp3 }
    },
  }
  const { put } = services.audioStore
  const written: number[] = []
  services.audioStore.put = async (id, mp3) => {
    written.push(mp3.byteLength)
    await put(id, mp3)
  }
  const [one, other] = await Promise.all([render(broadcastId), render(broadcastId)])
  expect(one).toEqual(other)
  const { sizeBytes } = await db.prisma.audio.findUniqueOrThrow({ where: { id: one.audioId } })
  expect(written).toEqual([sizeBytes])
  expect(world.files.get(one.audioId)?.byteLength).toBe(sizeBytes)
})

test('the voices are told when the time of a fresh bulletin ends, and to be quick with what is made at the last moment', async () => {
  const { services, broadcastId } = await given()
  const { studio } = services
  const told: unknown[] = []
  services.studio = {
    ...studio,
    render: (request, options) => {
      told.push(options?.readyBy)
      return studio.render(request, options)
    },
  }
  await renderBroadcast(services, { broadcastId, until: AIR_AT - 20_000 }, { signal: calm })
  await makeEvergreen(services, await requireBegun(services, broadcastId), calm)
  await makeIdent(services, await requireBegun(services, broadcastId), calm)
  expect(told).toEqual([AIR_AT - 20_000, 0, 0])
})

test('nothing is put on air when the signal has called it off, though the audio is kept for the next try', async () => {
  const { services, broadcastId, render, row, events, world } = await given()
  const off = new AbortController()
  const { studio } = services
  services.studio = {
    ...studio,
    render: async (request, options) => {
      off.abort()
      return studio.render(request, options)
    },
  }
  await expect(render(broadcastId, off.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(await row(broadcastId)).toMatchObject({ rung: null, audioId: null, preparedAt: null })
  expect(await events()).toHaveLength(1)
  await render(broadcastId)
  expect(world.rendered).toHaveLength(1)
})

test.each(['delivered', 'failed', 'cancelled', 'staged'])(
  'a broadcast that stands %s already gets no other audio',
  async (state) => {
    const { db, broadcastId, render, row, events } = await given()
    await db.prisma.broadcast.update({ where: { id: broadcastId }, data: { state } })
    await render(broadcastId)
    expect(await row(broadcastId)).toMatchObject({ state, rung: null, audioId: null })
    expect(await events()).toHaveLength(1)
  },
)

test('the voice hears when it is called off, and says what it is doing', async () => {
  const { services, broadcastId } = await given()
  const { studio } = services
  const stages: string[] = []
  services.studio = {
    ...studio,
    render: async (request, options) => {
      expect(options?.signal).toBe(calm)
      options?.onStage?.('speaking')
      options?.onStage?.('mastering')
      return studio.render(request, options)
    },
  }
  await renderBroadcast(services, { broadcastId }, { signal: calm, onStage: (stage) => stages.push(stage) })
  expect(stages).toEqual(['speaking', 'mastering'])
})

test('without a script there is nothing to speak', async () => {
  const { begun, render } = await given()
  const broadcastId = await begun({ airAt: AIR_AT + MINUTE })
  await expect(render(broadcastId)).rejects.toMatchObject({ name: 'StepFault', code: 'no-script', permanent: true })
})
