import { randomBytes } from 'node:crypto'
import { randomId } from '@hourcast/db/random-id'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { beginBroadcast } from '../broadcasts/begin-broadcast.ts'
import { readContent } from '../broadcasts/prepare.ts'
import { getContent } from '../previews/get-content.ts'
import { createRecordingStudio } from '../previews/testing/recording-studio.ts'
import { writePreview } from '../previews/write-preview.ts'
import { createBuiltInWriter } from '../script/built-in/built-in-writer.ts'
import { createSealer } from '../secrets/create-sealer.ts'
import type { Services } from '../services.ts'
import { createTestReader, item, rss, send, startSourceServer } from '../sources/testing/source-server.ts'
import { findScheduler } from './find-scheduler.ts'
import { type SaveSchedulerInput, saveScheduler } from './save-scheduler.ts'
import { sealPlainSources } from './seal-plain-sources.ts'
import { givenSchedulers } from './testing/given-schedulers.ts'

const SECRET = 'Bearer s3cret-of-anna'
const SCHEDULES = [{ id: 'a', days: [1], hours: ['7:00'] }]
const calm = new AbortController().signal

const given = async () => {
  const all = await givenSchedulers()
  const asked: (string | undefined)[] = []
  const server = await startSourceServer({
    '/private': (request, response) => {
      asked.push(request.headers.authorization)
      send(rss(item('Harbour bridge opens', 'The bridge opens to traffic on Monday.')))(request, response)
    },
  })
  onTestFinished(server.close)
  const lines: string[] = []
  const services = {
    ...all.services,
    log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
    readSources: createTestReader(server.host),
    writer: createBuiltInWriter(),
    studio: createRecordingStudio().studio,
  } as unknown as Services
  const line = `curl ${server.url('/private')} -H 'Authorization: ${SECRET}'`
  const shown = `curl '${server.url('/private')}' -H 'Authorization: ••••'`
  const save = (sources: string[] = [line], more: Partial<SaveSchedulerInput> = {}) =>
    all.save({ inputMode: 'curl', sources }, { stationId: all.stationId, ...more })
  /** Everything that the database holds, as one text. */
  const dump = async (): Promise<string> => {
    const { rows } = await all.db.pool.query<{ name: string }>(
      "SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
    )
    const texts = await Promise.all(rows.map(({ name }) => all.db.pool.query(`SELECT t::text FROM ${name} AS t`)))
    return texts.flatMap((result) => result.rows.map((row) => row.t)).join('\n')
  }
  /** A broadcast of now, begun and read. */
  const broadcast = async (schedulerId: string) => {
    const airAt = new Date(services.clock.now())
    const data = { id: randomId(), schedulerId, kind: 'now', airAt, wall: '2026-11-21T10:00', timeZone: 'UTC' }
    await all.db.prisma.broadcast.create({ data })
    await beginBroadcast(services, { broadcastId: data.id })
    return data.id
  }
  const read = (broadcastId: string) => readContent(services, { broadcastId }, calm)
  const sourceOf = async (schedulerId: string) => {
    const found = await findScheduler(services, { stationId: all.stationId, schedulerId })
    return JSON.stringify(found)
  }
  return { ...all, services, server, asked, lines, line, shown, save, dump, broadcast, read, sourceOf }
}

test('what a header holds goes to its source and stands nowhere in the open: no row, no answer, no log', async () => {
  const { save, dump, broadcast, read, sourceOf, asked, lines, shown } = await given()
  const schedulerId = await save()
  await read(await broadcast(schedulerId))
  expect(asked).toEqual([SECRET])
  const everything = [await dump(), await sourceOf(schedulerId), ...lines].join('\n')
  expect(everything).not.toMatch(/s3cret/)
  expect(everything).toContain(JSON.stringify(shown).slice(1, -1))
})

test('saved back as it is shown, it keeps what was stored, also on another page of the host', async () => {
  const { save, broadcast, read, asked, shown, server } = await given()
  const schedulerId = await save()
  await save([shown], { schedulerId })
  await read(await broadcast(schedulerId))
  await save([`curl '${server.url('/private')}?page=2' -H 'Authorization: ••••'`], { schedulerId })
  await read(await broadcast(schedulerId))
  expect(asked).toEqual([SECRET, SECRET])
})

test('another host never gets it: nothing is saved until it was typed again', async () => {
  const { services, stationId, save, shown, sourceOf, server } = await given()
  const schedulerId = await save()
  const before = await sourceOf(schedulerId)
  const settings = {
    ...{ hostName: 'Clara', stationName: 'Harbour Radio', inputMode: 'curl', schedules: SCHEDULES },
    sources: [shown.replace(server.host, `localhost:${server.port}`)],
  }
  for (const input of [
    { stationId, schedulerId, settings },
    { stationId, settings },
  ])
    expect(await saveScheduler(services, { ...input, targets: [] })).toMatchObject({
      ok: false,
      problem: { code: 'invalid', field: 'source', message: expect.stringContaining('Authorization') },
    })
  expect(await sourceOf(schedulerId)).toBe(before)
})

test('a preview reads with what its own scheduler keeps; nobody else can have it read', async () => {
  const { services, stationId, stationOf, save, shown, asked } = await given()
  const schedulerId = await save()
  const settings = { hostName: 'Clara', stationName: 'Harbour Radio', inputMode: 'curl', sources: [shown] }
  const preview = (input: { stationId: string; schedulerId?: string }) =>
    writePreview(services, { ...input, settings, signal: calm })
  expect(await preview({ stationId, schedulerId })).toMatchObject({ ok: true })
  for (const input of [{ stationId }, { stationId: await stationOf('otto@radio.example'), schedulerId }])
    expect(await preview(input)).toMatchObject({ ok: false, problem: { field: 'source' } })
  expect(await getContent(services, { stationId, userInput: shown, mode: 'curl' })).toMatchObject({ ok: false })
  expect(asked).toEqual([SECRET])
})

test('where the key is gone the step says so and ends; typed again it goes on', async () => {
  const { services, save, broadcast, read, asked } = await given()
  const schedulerId = await save()
  services.sealer = createSealer([{ id: 'k2', key: randomBytes(32) }])
  await expect(read(await broadcast(schedulerId))).rejects.toMatchObject({
    ...{ code: 'sealed', permanent: true, message: expect.stringContaining('enter the curl line whole') },
  })
  expect(asked).toEqual([])
})

test('an address with a password, and headers without curl, are refused before they are stored', async () => {
  const { services, stationId, dump } = await given()
  for (const source of ['https://anna:s3cret@news.example/feed', "https://news.example -H 'X-Key: s3cret'"]) {
    const settings = { hostName: 'Clara', stationName: 'Harbour Radio', schedules: SCHEDULES, sources: [source] }
    const refused = await saveScheduler(services, { stationId, settings, targets: [] })
    expect(refused).toMatchObject({ ok: false, problem: { code: 'invalid', field: expect.stringMatching(/^source/) } })
    expect(JSON.stringify(refused)).not.toContain('s3cret')
  }
  expect(await dump()).not.toContain('s3cret')
})

test('what an older program has stored in the open is sealed: schedulers, and broadcasts in hand, which then read as before', async () => {
  const { services, db, save, dump, broadcast, read, asked, line, shown, sourceOf } = await given()
  const [schedulerId, other] = [await save(), await save(["curl -s 'https://open.example/a'"])]
  const broadcastId = await broadcast(schedulerId)
  await db.prisma.scheduler.update({ where: { id: schedulerId }, data: { sources: [line], sealedSources: null } })
  await db.pool.query(
    `UPDATE broadcast SET settings = settings - 'sealedSources' || jsonb_build_object('sources', to_jsonb($1::text[]))`,
    [[line]],
  )
  expect(await dump()).toContain('s3cret')
  await sealPlainSources(services)
  expect(await dump()).not.toContain('s3cret')
  expect(await sourceOf(schedulerId)).toContain(JSON.stringify(shown).slice(1, -1))
  expect(await sourceOf(other)).toContain("curl -s 'https://open.example/a'")
  await read(broadcastId)
  await read(await broadcast(schedulerId).catch(() => broadcastId))
  expect(asked).toEqual([SECRET, SECRET])
  const once = await dump()
  await sealPlainSources(services)
  expect(await dump()).toBe(once)
})
