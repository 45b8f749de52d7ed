import { describe, expect, test } from 'vitest'
import { finishBroadcasts } from '../broadcasts/finish-broadcasts.ts'
import { readContent } from '../broadcasts/prepare.ts'
import { AIR_AT, MINUTE } from '../broadcasts/testing/given-broadcasts.ts'
import { givenDelivery } from '../broadcasts/testing/given-delivery.ts'
import { HISTORY } from '../events/history-projection.ts'
import { createInProcessBus } from '../events/in-process-bus.ts'
import { startProjection } from '../events/projection.ts'
import { createRelay } from '../events/relay.ts'
import { seedStation } from '../events/testing/seed-station.ts'
import { createFetchRecorder } from '../link/record-fetch.ts'
import { loadBroadcast } from './load-broadcast.ts'

/** A broadcast that the product itself has made and delivered, one second after its time, and its history. */
const givenDelivered = async () => {
  const given = await givenDelivery('ftp')
  const { db, services, time, broadcastId, stage, release, stationId } = given
  const bus = createInProcessBus()
  await startProjection({ db }, bus, HISTORY)
  const relay = createRelay({ db, bus, clock: services.clock, log: services.log })
  await stage()
  time.now = AIR_AT - 2 * MINUTE + 1_000
  await release()
  time.now = AIR_AT + 1_000
  await finishBroadcasts(db, [{ broadcastId }], time.now)
  await relay.relayOnce()
  const open = async (of = stationId) => loadBroadcast(services, { stationId: of, broadcastId })
  const opened = async () => {
    const result = await open()
    if (!result.ok) throw new Error(result.problem.message)
    return result.value
  }
  return { ...given, open, opened }
}

describe('a broadcast that is opened', () => {
  test('tells what became of it as its rows have it', async () => {
    const { opened, db, broadcastId } = await givenDelivered()
    const { rows } = await db.pool.query(
      `SELECT broadcast.state, broadcast.rung, history.lateness_ms, audio.duration_ms, audio.lufs, audio.size_bytes, audio.sha256
       FROM broadcast JOIN history ON history.broadcast_id = broadcast.id JOIN audio ON audio.id = broadcast.audio_id WHERE broadcast.id = $1`,
      [broadcastId],
    )
    const { state, rung, latenessMs, audio } = await opened()
    expect(rows).toEqual([
      {
        ...{ state, rung, lateness_ms: latenessMs, duration_ms: audio?.durationMs, lufs: audio?.lufs },
        ...{ size_bytes: audio?.sizeBytes, sha256: audio?.sha256 },
      },
    ])
    expect({ state, rung, latenessMs }).toEqual({ state: 'delivered', rung: 'fresh', latenessMs: 1_000 })
  })

  test('has the time of each part, in order, the air time among them', async () => {
    const { times } = await (await givenDelivered()).opened()
    expect(times.map(({ what }) => what).filter((what) => what !== 'woken')).toEqual([
      ...['begun', 'prepared', 'staged', 'air', 'delivered'].filter((what) => times.some((each) => each.what === what)),
    ])
    expect(times.find(({ what }) => what === 'air')?.at).toBe(AIR_AT)
    expect(times.find(({ what }) => what === 'delivered')?.at).toBe(AIR_AT + 1_000)
  })

  test('has the receipt of each target, and no secret of it', async () => {
    const { opened } = await givenDelivered()
    const { deliveries } = await opened()
    expect(deliveries).toMatchObject([
      { kind: 'ftp', state: 'released', releasedAt: AIR_AT - 2 * MINUTE + 1_000, receipt: { answer: 250 }, again: [] },
    ])
    expect(JSON.stringify(deliveries)).not.toContain('sealed')
  })

  test('of a host that was deleted before the air time went out to nobody by the link', async () => {
    const { opened, db, broadcastId } = await givenDelivered()
    await db.pool.query("UPDATE delivery SET kind = 'link', released_at = $2 WHERE broadcast_id = $1", [
      broadcastId,
      new Date(AIR_AT),
    ])
    await db.pool.query('UPDATE scheduler SET deleted_at = $1', [new Date(AIR_AT - MINUTE)])
    const { state, rung, times, deliveries } = await opened()
    expect({ state, rung }).toEqual({ state: 'cancelled', rung: null })
    expect(times.map(({ what }) => what)).not.toContain('delivered')
    expect(deliveries).toMatchObject([
      { kind: 'link', state: 'withheld', releasedAt: null, detail: expect.stringContaining('deleted') },
    ])
  })

  test('is not found for another station, nor by an id that does not exist', async () => {
    const { open, db, services, stationId } = await givenDelivered()
    const other = await seedStation(db)
    expect(await open(other.stationId)).toMatchObject({ ok: false, problem: { code: 'not-found' } })
    for (const broadcastId of ['none', '', 'a\0b'])
      expect(await loadBroadcast(services, { stationId, broadcastId })).toMatchObject({ problem: { code: 'not-found' } })
  })

  test('counts each client that took it from the link once', async () => {
    const { opened, services, db, time, schedulerId, broadcastId } = await givenDelivered()
    const { record } = createFetchRecorder(services, { gatherMs: 0 })
    const client = { address: '203.0.113.7', userAgent: 'VLC/3.0.20 LibVLC/3.0.20' }
    for (const seconds of [0, 10, 70, 130]) {
      time.now = AIR_AT + seconds * 1_000
      await record({ schedulerId, broadcastId }, client)
    }
    for (const place of [8, 9]) await record({ schedulerId, broadcastId }, { ...client, address: `203.0.113.${place}` })
    await record({ schedulerId, broadcastId: 'another' }, client)
    const { rows } = await db.pool.query(
      `SELECT count(*)::int AS "pickUps" FROM outbox WHERE type = 'link.fetched' AND payload ->> 'broadcastId' = $1 AND NOT payload ? 'clients'`,
      [broadcastId],
    )
    expect((await opened()).pickUps).toBe(3)
    expect(rows).toEqual([{ pickUps: 3 }])
  })

  test('says that its audio is no longer kept, and keeps the rest', async () => {
    const { opened, db, broadcastId } = await givenDelivered()
    await db.prisma.broadcast.update({ where: { id: broadcastId }, data: { audioId: null, audioRemovedAt: new Date(AIR_AT) } })
    const { audio, audioRemovedAt, sentences } = await opened()
    expect({ audio, audioRemovedAt }).toEqual({ audio: null, audioRemovedAt: AIR_AT })
    expect(sentences.length).toBeGreaterThan(0)
  })
})

test('each sentence stands with its story, each story with what became of it', async () => {
  const { db, services, opened, broadcastId } = await givenDelivered()
  await readContent(services, { broadcastId }, new AbortController().signal).catch(() => {})
  const item = (id: string, link: string) => ({ id, title: `Title ${id}`, text: `Text ${id}.`, source: 'The Feed', link })
  const content = {
    items: [item('one', 'https://feed.example/one'), item('two', 'javascript:alert(1)'), item('three', 'http://feed.example/3')],
    faults: [{ code: 'timeout', message: 'slow.example did not answer.' }],
  }
  const segment = (text: string, itemIds: string[]) => ({ kind: 'item', text, spoken: text, pauseAfterMs: 0, itemIds })
  const script = {
    ...{ title: 'News', writer: 'built-in', itemIds: ['one', 'two'] },
    ...{ fallbackReason: 'the model refused', model: { name: 'small', asked: 2, ms: 900 } },
    segments: [segment('Good morning.', []), segment('One.', ['one']), segment('Two.', ['two', 'unknown'])],
    leftOut: [{ itemId: 'three', title: 'Title three', source: 'The Feed', reason: 'aired' }],
  }
  await db.prisma.broadcast.update({ where: { id: broadcastId }, data: { content, script } })
  const { sentences, sources, ...told } = await opened()
  expect(told).toMatchObject({
    writer: 'built-in',
    writerFallback: 'the model refused',
    model: { name: 'small', asked: 2, ms: 900 },
  })
  expect(sentences).toEqual([
    { text: 'Good morning.', sources: [] },
    { text: 'One.', sources: [{ title: 'Title one', source: 'The Feed', link: 'https://feed.example/one' }] },
    { text: 'Two.', sources: [{ title: 'Title two', source: 'The Feed', link: null }] },
  ])
  expect(sources.faults).toEqual(['slow.example did not answer.'])
  expect(sources.items.map(({ itemId, isTold, leftOut }) => [itemId, isTold, leftOut])).toEqual([
    ['one', true, []],
    ['two', true, []],
    ['three', false, [{ reason: 'told in an earlier bulletin', sentence: null }]],
  ])
})
