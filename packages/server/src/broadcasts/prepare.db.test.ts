import { expect, test } from 'vitest'
import { readContent, writeScript } from './prepare.ts'
import { AIR_AT, givenBroadcasts, itemOf, MINUTE, scriptOf } from './testing/given-broadcasts.ts'

const calm = new AbortController().signal

const given = async () => {
  const all = await givenBroadcasts()
  return { ...all, broadcastId: await all.begun() }
}

test('what the sources say stands in the row, read as the owner had it when preparation began', async () => {
  const { db, services, broadcastId, row, schedulerId } = await given()
  const asked: object[] = []
  const fault = { url: 'other.example', code: 'timeout', message: 'other.example did not answer in time.' }
  services.readSources = async (input) => {
    asked.push(input)
    return { items: [itemOf('one')], faults: [fault] }
  }
  await db.prisma.scheduler.update({ where: { id: schedulerId }, data: { sources: ['edited.example'], inputMode: 'json' } })
  expect(await readContent(services, { broadcastId }, calm)).toEqual({ items: 1 })
  expect(asked).toEqual([{ stationId: expect.any(String), mode: 'rss', urls: ['feed.example'], signal: calm }])
  expect((await row(broadcastId)).content).toEqual({ items: [itemOf('one')], faults: [fault] })
})

test('while the sources are read the studio is made ready for what they give', async () => {
  const { services, broadcastId } = await given()
  let warmed = 0
  services.studio = { ...services.studio, warmUp: () => void warmed++ }
  await readContent(services, { broadcastId }, calm)
  expect(warmed).toBe(1)
})

test.each([
  ['timeout', false],
  ['unknown-host', false],
  ['not-a-feed', true],
  ['private-address', true],
  ['too-large', true],
])('when no source gives anything, the first fault is the step’s: %s, final: %s', async (code, permanent) => {
  const { services, broadcastId, row } = await given()
  const faults = [
    { url: 'a.example', code, message: 'a.example could not be read.' },
    { url: 'b.example', code: 'empty', message: 'b.example holds nothing.' },
  ]
  services.readSources = async () => ({ items: [], faults })
  await expect(readContent(services, { broadcastId }, calm)).rejects.toMatchObject({
    name: 'StepFault',
    code,
    permanent,
    message: 'a.example could not be read.',
  })
  expect((await row(broadcastId)).content).toEqual({ items: [], faults })
})

test('of several faults the one that may pass counts: that source may be there at the next try', async () => {
  const { services, broadcastId } = await given()
  const faults = ['not-a-feed', 'timeout'].map((code) => ({ url: `${code}.example`, code, message: code }))
  services.readSources = async () => ({ items: [], faults })
  await expect(readContent(services, { broadcastId }, calm)).rejects.toMatchObject({ code: 'timeout', permanent: false })
})

test('sources that are well but empty are a fault that may pass', async () => {
  const { services, broadcastId } = await given()
  services.readSources = async () => ({ items: [], faults: [] })
  await expect(readContent(services, { broadcastId }, calm)).rejects.toMatchObject({ code: 'empty', permanent: false })
})

test('read after the signal has called it off, nothing is written over what another try has read', async () => {
  const { services, broadcastId, row } = await given()
  await readContent(services, { broadcastId }, calm)
  const before = (await row(broadcastId)).content
  const off = new AbortController()
  services.readSources = async () => {
    off.abort()
    return { items: [], faults: [] }
  }
  await expect(readContent(services, { broadcastId }, off.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect((await row(broadcastId)).content).toEqual(before)
})

test('the writer is told what this scheduler has aired, and the air time that the words are for', async () => {
  const { db, services, broadcastId, row, world, schedulerId, stationId } = await given()
  const { id: _, ...like } = await db.prisma.scheduler.findUniqueOrThrow({ where: { id: schedulerId } })
  await db.prisma.scheduler.create({ data: { ...like, id: 'other', stationId } })
  const airedAt = new Date(AIR_AT - 1)
  await db.prisma.airedItem.createMany({
    data: [
      { schedulerId, itemId: 'two', airedAt },
      { schedulerId, itemId: 'not among these', airedAt },
      { schedulerId: 'other', itemId: 'one', airedAt },
    ],
  })
  await readContent(services, { broadcastId }, calm)
  expect(await writeScript(services, { broadcastId }, calm)).toEqual({ segments: 1 })
  expect(world.written).toEqual([
    {
      kind: 'bulletin',
      input: {
        items: [itemOf('one'), itemOf('two')],
        toldAt: new Map([['two', AIR_AT - 1]]),
        recentlySaid: new Set(),
        saidNothingNew: false,
        language: 0,
        tone: 0,
        presentationType: 1,
        length: 'short',
        customTask: '',
        hostName: 'Ada',
        stationName: 'Radio One',
        location: 'Berlin',
        musicFormat: '',
        musicBed: false,
        includeDateTime: true,
        aiNotice: false,
        airAt: AIR_AT,
        timeZone: 'Europe/Berlin',
        words: [],
        signal: calm,
      },
    },
  ])
  expect((await row(broadcastId)).script).toMatchObject({ title: 'bulletin of Radio One', itemIds: ['one', 'two'] })
})

test('what the slot before is about to read counts as aired: its air time, or the last of its targets, may still be ahead', async () => {
  const { db, services, begun, world } = await givenBroadcasts()
  const readBy = async (airAt: number, itemId: string, about: object = {}) => {
    const id = await begun({ airAt })
    await db.prisma.broadcast.update({ where: { id }, data: { script: scriptOf('News', [itemId]), ...about } })
  }
  await readBy(AIR_AT - 5 * MINUTE, 'one', { state: 'staged', rung: 'fresh' })
  await readBy(AIR_AT - 4 * MINUTE, 'two', { state: 'preparing' })
  await readBy(AIR_AT - 3 * MINUTE, 'a stand-in’s', { state: 'staged', rung: 'last-good' })
  await readBy(AIR_AT - 2 * MINUTE, 'never heard', { state: 'failed', rung: 'fresh' })
  await readBy(AIR_AT + MINUTE, 'of a later one', { state: 'staged', rung: 'fresh' })
  const items = ['one', 'two', 'a stand-in’s', 'never heard', 'of a later one', 'three'].map(itemOf)
  services.readSources = async () => ({ items, faults: [] })
  const broadcastId = await begun()
  await readContent(services, { broadcastId }, calm)
  await writeScript(services, { broadcastId }, calm)
  expect(world.written.at(-1)?.input.toldAt).toEqual(
    new Map([
      ['one', AIR_AT - 5 * MINUTE],
      ['two', AIR_AT - 4 * MINUTE],
    ]),
  )
})

test('written after the signal has called it off, the row keeps the script it had', async () => {
  const { services, broadcastId, row } = await given()
  await writeScript(services, { broadcastId }, calm)
  const before = (await row(broadcastId)).script
  const off = new AbortController()
  const { writer } = services
  services.writer = {
    write: async (kind, input) => {
      off.abort()
      return { ...(await writer.write(kind, input)), title: 'too late' }
    },
  }
  await expect(writeScript(services, { broadcastId }, off.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect((await row(broadcastId)).script).toEqual(before)
})

test('a language model is waited for as long as a bulletin can still be spoken after it', async () => {
  const { services, broadcastId, world } = await given()
  await writeScript(services, { broadcastId, until: services.clock.now() + MINUTE }, calm)
  expect(world.written.at(-1)?.input.modelMs).toBe(40_000)
})

test('nothing is read or written for a broadcast that has not begun', async () => {
  const { services, planned, world } = await givenBroadcasts()
  const broadcastId = await planned()
  const notBegun = { name: 'StepFault', code: 'not-begun', permanent: true }
  await expect(readContent(services, { broadcastId }, calm)).rejects.toMatchObject(notBegun)
  await expect(writeScript(services, { broadcastId }, calm)).rejects.toMatchObject(notBegun)
  expect(world.written).toEqual([])
})

test('the writer is told what stood around the stories of the last two bulletins, not what they told', async () => {
  const { db, services, begun, world } = await givenBroadcasts()
  const aired = async (minutesBefore: number, text: string, rung: string) => {
    const id = await begun({ airAt: AIR_AT - minutesBefore * MINUTE })
    const breath = (kind: 'greeting' | 'item' | 'body' | 'sign-off') => ({
      kind,
      text: `${kind} ${text}`,
      spoken: '',
      pauseAfterMs: 0,
    })
    const script = { ...scriptOf('News'), segments: [breath('greeting'), breath('item'), breath('body'), breath('sign-off')] }
    await db.prisma.broadcast.update({ where: { id }, data: { script, rung, state: 'delivered' } })
  }
  await aired(240, 'long ago', 'fresh')
  await aired(180, 'one', 'fresh')
  await aired(120, 'two', 'fresh')
  await aired(60, 'of a stand-in', 'evergreen')
  services.readSources = async () => ({ items: [itemOf('one')], faults: [] })
  const broadcastId = await begun()
  await readContent(services, { broadcastId }, calm)
  await writeScript(services, { broadcastId }, calm)
  const said = ['greeting one', 'body one', 'sign-off one', 'greeting two', 'body two', 'sign-off two']
  expect([...(world.written.at(-1)?.input.recentlySaid ?? [])].sort()).toEqual(said.sort())
})

test('of bulletins whose stories cannot be told the row says why, since when, and how many there were', async () => {
  const { services, begun, row } = await givenBroadcasts()
  services.writer = {
    write: async () => ({
      ...scriptOf('News'),
      leftOut: [{ itemId: 'one', title: 'Uno', source: 'Diario', reason: 'other-language' as const }],
    }),
  }
  const aired = async (airAt: number) => {
    const broadcastId = await begun({ airAt })
    await readContent(services, { broadcastId }, calm)
    await writeScript(services, { broadcastId }, calm)
    await services.db.prisma.broadcast.update({ where: { id: broadcastId }, data: { rung: 'fresh', state: 'delivered' } })
    return (await row(broadcastId)).script
  }
  const since = AIR_AT
  expect(await aired(AIR_AT)).toMatchObject({ untold: { reason: 'other-language', bulletins: 1, since, isFromStart: true } })
  expect(await aired(AIR_AT + 60 * MINUTE)).toMatchObject({
    untold: { reason: 'other-language', bulletins: 2, since, isFromStart: true },
  })
})
