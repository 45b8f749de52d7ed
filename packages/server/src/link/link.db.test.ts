import { createHash } from 'node:crypto'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import { parseRssFeed } from 'feedsmith'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { seedBroadcast, seedStation } from '../events/testing/seed-station.ts'
import { findBulletin } from '../pages/find-bulletin.ts'
import type { AudioStore } from '../storage/audio-store.ts'
import { chimeAt, withChimes } from '../storage/with-chimes.ts'
import { findCalendar } from './calendar.ts'
import { findOnAir, listOnAir } from './find-on-air.ts'
import { findOnAirDocument } from './on-air-document.ts'
import { findPodcastFeed } from './podcast-feed.ts'
import { createFetchRecorder } from './record-fetch.ts'
import { serveAudio } from './serve-audio.ts'

const HOUR = 60 * 60_000
const TEN = Date.parse('2026-10-25T09:00:00.000Z')
const PUBLIC_URL = 'https://air.hourcast.example'

const open = async () => {
  const db = await givenDatabase()
  const config = readConfig({ PUBLIC_URL })
  const { schedulerId } = await seedStation(db)
  const broadcast = (more: Parameters<typeof seedBroadcast>[2]) => seedBroadcast(db, schedulerId, more)
  const lost = new Set<string>()
  /** The files in `lost` are gone. */
  const audioStore = withChimes({ isWhole: async ({ id }) => !lost.has(id) } as AudioStore)
  const services = { db, config, audioStore }
  const onAirAt = async (now: number) => (await findOnAir(services, { schedulerId, now }))?.broadcastId ?? null
  /** One broadcast at its own address, at TEN. */
  const find = (broadcastId: string, scheduler = schedulerId) =>
    findOnAir(services, { schedulerId: scheduler, broadcastId, now: TEN })
  return { db, config, services, schedulerId, broadcast, onAirAt, find, lost }
}

describe('what the link serves', () => {
  test('switches at the instant of release, without anybody doing anything', async () => {
    const { broadcast, onAirAt } = await open()
    const nine = await broadcast({ airAt: TEN - HOUR })
    const ten = await broadcast({ airAt: TEN })
    expect(await onAirAt(TEN - HOUR - 1)).toBeNull()
    expect(await onAirAt(TEN - 1)).toBe(nine.broadcastId)
    expect(await onAirAt(TEN)).toBe(ten.broadcastId)
    expect(await onAirAt(TEN + 100 * HOUR)).toBe(ten.broadcastId)
  })

  test('is never what is not staged, was cancelled or has no audio', async () => {
    const { db, broadcast, onAirAt } = await open()
    const good = await broadcast({ airAt: TEN - HOUR, state: 'delivered' })
    await broadcast({ airAt: TEN, state: 'preparing' })
    await broadcast({ airAt: TEN + 1, state: 'failed' })
    await broadcast({ airAt: TEN + 2, state: 'cancelled' })
    await broadcast({ airAt: TEN + 3, releaseAt: null })
    const bare = await broadcast({ airAt: TEN + 4 })
    await db.pool.query('UPDATE broadcast SET audio_id = NULL WHERE id = $1', [bare.broadcastId])
    expect(await onAirAt(TEN + HOUR)).toBe(good.broadcastId)
  })

  test('one that was staged late does not push aside the newer one', async () => {
    const { broadcast, onAirAt } = await open()
    const late = await broadcast({ airAt: TEN - 5 * 60_000, releaseAt: TEN + 60_000 })
    const newer = await broadcast({ airAt: TEN })
    expect(await onAirAt(TEN + 2 * 60_000)).toBe(newer.broadcastId)
    expect(late.broadcastId).not.toBe(newer.broadcastId)
  })

  test('one that was staged late is modified when it came, so that anybody who fetched the old one meanwhile gets it', async () => {
    const { db, services, schedulerId, broadcast } = await open()
    const { broadcastId } = await broadcast({ airAt: TEN })
    await db.pool.query('UPDATE broadcast SET staged_at = $2 WHERE id = $1', [broadcastId, new Date(TEN + 90_000)])
    const onAir = await findOnAir(services, { schedulerId, now: TEN + 2 * 60_000 })
    const headers = { 'if-modified-since': new Date(TEN + 30_000).toUTCString() }
    expect(serveAudio({ method: 'GET', headers, maxAge: null }, onAir, TEN + 2 * 60_000)).toMatchObject({
      status: 200,
      headers: { 'Last-Modified': new Date(TEN + 90_000).toUTCString() },
    })
  })

  test('the last good one that airs again is as old as its words, for anybody who bears no stale audio', async () => {
    const { db, services, schedulerId, broadcast } = await open()
    const nine = await broadcast({ airAt: TEN - HOUR, state: 'delivered' })
    const ten = await broadcast({ airAt: TEN })
    await db.pool.query(`UPDATE broadcast SET rung = 'last-good', audio_id = $2 WHERE id = $1`, [ten.broadcastId, nine.audioId])
    const onAir = await findOnAir(services, { schedulerId, now: TEN })
    expect(onAir).toMatchObject({ broadcastId: ten.broadcastId, airAt: TEN, spokenFor: TEN - HOUR })
    const statusAt = (maxAge: string) => serveAudio({ method: 'GET', headers: {}, maxAge }, onAir, TEN + 1000).status
    expect([statusAt('1800'), statusAt('3601')]).toEqual([404, 200])
  })

  test('when its file is lost, the one before it; document and link say the same', async () => {
    const { services, schedulerId, broadcast, onAirAt, find, lost } = await open()
    const nine = await broadcast({ airAt: TEN - HOUR })
    const ten = await broadcast({ airAt: TEN })
    expect(await onAirAt(TEN)).toBe(ten.broadcastId)
    lost.add(ten.audioId)
    expect(await onAirAt(TEN)).toBe(nine.broadcastId)
    expect(await findOnAirDocument(services, { schedulerId, now: TEN })).toMatchObject({ audio: { sha256: nine.sha256 } })
    expect(await find(ten.broadcastId)).toBeNull()
  })

  test('when all files are lost, or no row names them any more, a chime: at the station’s loudness, under the link’s own address', async () => {
    const { db, services, schedulerId, broadcast, find, lost } = await open()
    const nine = await broadcast({ airAt: TEN - HOUR })
    const ten = await broadcast({ airAt: TEN })
    for (const { audioId } of [nine, ten]) lost.add(audioId)
    const onAir = await findOnAir(services, { schedulerId, now: TEN })
    const chime = await chimeAt(-16)
    expect(onAir).toMatchObject({ broadcastId: ten.broadcastId, rung: 'chime', audio: { id: chime.id, sha256: chime.sha256 } })
    expect(serveAudio({ method: 'GET', headers: {}, maxAge: null }, onAir, TEN)).toMatchObject({
      status: 200,
      headers: { ETag: `"${chime.sha256}"`, 'Content-Length': `${chime.mp3.byteLength}` },
    })
    expect(await findOnAirDocument(services, { schedulerId, now: TEN })).toMatchObject({
      rung: 'chime',
      scriptHash: null,
      audio: { url: `${PUBLIC_URL}/station/${schedulerId}.mp3`, sha256: chime.sha256 },
    })
    expect(await find(ten.broadcastId)).toBeNull()
    await db.prisma.audio.deleteMany()
    expect(await findOnAir(services, { schedulerId, now: TEN })).toMatchObject({ rung: 'chime', audio: { id: chime.id } })
  })

  test('before the chime the ident that stands ready, under the link’s own address and without the words of what it stands in for', async () => {
    const { db, services, schedulerId, broadcast, find, lost } = await open()
    const ident = await broadcast({ airAt: TEN + HOUR })
    await db.prisma.scheduler.update({ where: { id: schedulerId }, data: { identAudioId: ident.audioId } })
    const ten = await broadcast({ airAt: TEN })
    lost.add(ten.audioId)
    const { broadcastId } = ten
    const onAir = await findOnAir(services, { schedulerId, now: TEN })
    expect(onAir).toMatchObject({ broadcastId, insteadOf: broadcastId, rung: 'ident', audio: { id: ident.audioId } })
    expect(await findOnAirDocument(services, { schedulerId, now: TEN })).toMatchObject({
      ...{ rung: 'ident', title: 'Radio One', scriptHash: null },
      audio: { url: `${PUBLIC_URL}/station/${schedulerId}.mp3`, sha256: ident.sha256 },
    })
    expect(await findBulletin(services, { schedulerId, now: TEN })).toMatchObject({ segments: [], marks: [] })
    expect(await find(broadcastId)).toBeNull()
    lost.add(ident.audioId)
    expect(await findOnAir(services, { schedulerId, now: TEN })).toMatchObject({ rung: 'chime' })
  })

  test('what stands in is as old as its own words, for anybody who bears no stale audio; an ident has none', async () => {
    const { db, services, schedulerId, broadcast, lost } = await open()
    const ident = await broadcast({ airAt: TEN + HOUR })
    await db.prisma.scheduler.update({ where: { id: schedulerId }, data: { identAudioId: ident.audioId } })
    const nine = await broadcast({ airAt: TEN - HOUR })
    const ten = await broadcast({ airAt: TEN })
    const answer = async (maxAge: string) => {
      const onAir = await findOnAir(services, { schedulerId, now: TEN })
      return [onAir?.insteadOf, serveAudio({ method: 'GET', headers: {}, maxAge }, onAir, TEN + 1000).status]
    }
    expect(await answer('1800')).toEqual([undefined, 200])
    lost.add(ten.audioId)
    expect([await answer('1800'), await answer('3601')]).toEqual([
      [ten.broadcastId, 404],
      [ten.broadcastId, 200],
    ])
    lost.add(nine.audioId)
    expect(await answer('1800')).toEqual([ten.broadcastId, 200])
  })

  test('anybody who holds the lost audio keeps it, and anybody who has got the chime gets the audio when it is back', async () => {
    const { services, schedulerId, broadcast, lost } = await open()
    const { audioId } = await broadcast({ airAt: TEN })
    const onAir = () => findOnAir(services, { schedulerId, now: TEN })
    const modified = async () =>
      serveAudio({ method: 'GET', headers: {}, maxAge: null }, await onAir(), TEN).headers['Last-Modified']
    const statusFor = async (since: string | undefined) =>
      serveAudio({ method: 'GET', headers: { 'if-modified-since': since }, maxAge: null }, await onAir(), TEN).status
    const whole = await modified()
    lost.add(audioId)
    expect(await statusFor(whole)).toBe(304)
    const chimed = await modified()
    lost.clear()
    expect(await statusFor(chimed)).toBe(200)
  })

  test('is nothing for a deleted or unknown scheduler', async () => {
    const { db, services, schedulerId, broadcast, onAirAt, find } = await open()
    const { broadcastId } = await broadcast({ airAt: TEN })
    await db.pool.query('UPDATE scheduler SET deleted_at = now() WHERE id = $1', [schedulerId])
    expect(await onAirAt(TEN)).toBeNull()
    expect(await find(broadcastId)).toBeNull()
    expect(await findOnAir(services, { schedulerId: 'nobody', now: TEN })).toBeNull()
  })

  test('an older broadcast stays at its own address, and only under its own scheduler', async () => {
    const { db, broadcast, find } = await open()
    const old = await broadcast({ airAt: TEN - HOUR })
    const next = await broadcast({ airAt: TEN + HOUR })
    expect(await find(old.broadcastId)).toMatchObject({
      broadcastId: old.broadcastId,
      audio: { sha256: old.sha256, sizeBytes: 720_000 },
    })
    expect(await find(next.broadcastId)).toBeNull()
    const other = await seedStation(db)
    expect(await find(old.broadcastId, other.schedulerId)).toBeNull()
  })

  test('the last ones come newest first, none ahead of its time', async () => {
    const { db, schedulerId, broadcast } = await open()
    for (const hour of [3, 1, 2, -1]) await broadcast({ airAt: TEN - hour * HOUR, title: `${hour} ago` })
    const titles = (await listOnAir({ db }, { schedulerId, now: TEN, limit: 2 })).map(({ title }) => title)
    expect(titles).toEqual(['1 ago', '2 ago'])
  })
})

describe('beside the link', () => {
  test('.json says title, slot, duration, loudness and the hash of the script', async () => {
    const { services, schedulerId, broadcast } = await open()
    const { broadcastId, sha256 } = await broadcast({ airAt: TEN, wall: '2026-10-25T10:00', title: 'News at ten' })
    expect(await findOnAirDocument(services, { schedulerId, now: TEN })).toEqual({
      title: 'News at ten',
      station: 'Radio One',
      host: 'Ada',
      slot: '2026-10-25T10:00',
      timeZone: 'Europe/Berlin',
      airAt: '2026-10-25T09:00:00.000Z',
      duration: 45,
      loudness: -16,
      scriptHash: createHash('sha256').update('Good morning.').digest('hex'),
      rung: 'fresh',
      late: false,
      machineMade: true,
      audio: { url: `${PUBLIC_URL}/station/${schedulerId}/${broadcastId}.mp3`, type: 'audio/mpeg', sizeBytes: 720_000, sha256 },
    })
    expect(await findOnAirDocument(services, { schedulerId, now: TEN - 1 })).toBeNull()
  })

  test('.xml is a podcast feed of the last 20, each with an enclosure of its own', async () => {
    const { db, config, services, schedulerId, broadcast } = await open()
    const stationName = '“Fish & Chips” <live> ]]> \u001b!'
    for (let hour = 0; hour < 25; hour += 1) await broadcast({ airAt: TEN - hour * HOUR, title: `Nº ${hour} & more` })
    const newest = await findOnAir(services, { schedulerId, now: TEN })
    await db.pool.query('UPDATE scheduler SET station_name = $2, language = 1 WHERE id = $1', [schedulerId, stationName])
    const xml = (await findPodcastFeed({ db, config }, { schedulerId, now: TEN })) ?? ''
    const feed = parseRssFeed(xml)
    expect(feed).toMatchObject({
      title: '“Fish & Chips” <live> ]]> !: Ada',
      language: 'de-DE',
      link: PUBLIC_URL,
      itunes: {
        author: expect.stringContaining('Fish & Chips'),
        explicit: false,
        type: 'episodic',
        categories: [{ text: 'News' }],
      },
      atom: { links: [{ href: `${PUBLIC_URL}/station/${schedulerId}.xml`, rel: 'self' }] },
    })
    expect(feed.items).toHaveLength(20)
    expect(feed.items?.[0]).toMatchObject({
      title: 'Nº 0 & more',
      guid: { value: newest?.broadcastId, isPermaLink: false },
      pubDate: 'Sun, 25 Oct 2026 09:00:00 GMT',
      enclosures: [
        { url: `${PUBLIC_URL}/station/${schedulerId}/${newest?.broadcastId}.mp3`, length: 720_000, type: 'audio/mpeg' },
      ],
      itunes: { duration: 45, explicit: false },
    })
  })

  test('.xml of a scheduler that has not aired yet is a feed without items; of an unknown one there is none', async () => {
    const { db, config, schedulerId } = await open()
    expect(parseRssFeed((await findPodcastFeed({ db, config }, { schedulerId, now: TEN })) ?? '').items).toBeUndefined()
    expect(await findPodcastFeed({ db, config }, { schedulerId: 'nobody', now: TEN })).toBeNull()
  })

  test('.ics lists the next air instants, with ids that stay', async () => {
    const { db, config, schedulerId } = await open()
    await db.pool.query(
      `INSERT INTO schedule (ref, scheduler_id, card_id, position, days, hours) VALUES ('r', $1, 'c', 0, '{1,2,3,4,5,6,7}', '{2:30,14:00}')`,
      [schedulerId],
    )
    const calendarAt = async (now: number) => (await findCalendar({ db, config }, { schedulerId, now })) ?? ''
    const first = await calendarAt(Date.parse('2026-10-24T22:00:00Z'))
    const starts = [...first.matchAll(/^DTSTART:(.+)\r$/gm)].map(([, start]) => start)
    expect(starts.slice(0, 3)).toEqual(['20261025T003000Z', '20261025T130000Z', '20261026T013000Z'])
    expect(starts).toHaveLength(48)
    const idsOf = (text: string) => new Set([...text.matchAll(/^UID:(.+)\r$/gm)].map(([, id]) => id))
    const later = idsOf(await calendarAt(Date.parse('2026-10-25T10:00:00Z')))
    expect(idsOf(first).size).toBe(48)
    expect([...idsOf(first)].filter((id) => later.has(id))).toHaveLength(47)
    for (const id of idsOf(first)) expect(id).toMatch(new RegExp(`^${schedulerId}-\\d+@air\\.hourcast\\.example$`))
    expect(Math.max(...first.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  })

  test('.ics keeps the signs of a name from being read as signs of the calendar', async () => {
    const { db, config, schedulerId } = await open()
    await db.pool.query(`UPDATE scheduler SET station_name = $2 WHERE id = $1`, [schedulerId, 'Talk; News, Back\\slash'])
    const text = (await findCalendar({ db, config }, { schedulerId, now: TEN })) ?? ''
    const lines = text.replaceAll('\r\n ', '').split('\r\n')
    expect(lines).toContain('X-WR-CALNAME:Talk\\; News\\, Back\\\\slash: Ada')
    expect(lines).toContain('X-WR-CALDESC:Broadcasts with Ada on Talk\\; News\\, Back\\\\slash')
  })

  test('.ics of a paused scheduler has no events; of a deleted one there is none', async () => {
    const { db, config, schedulerId } = await open()
    await db.pool.query(
      `INSERT INTO schedule (ref, scheduler_id, card_id, position, days, hours) VALUES ('r', $1, 'c', 0, '{1}', '{7:00}')`,
      [schedulerId],
    )
    await db.pool.query('UPDATE scheduler SET is_active = false')
    expect(await findCalendar({ db, config }, { schedulerId, now: TEN })).not.toContain('BEGIN:VEVENT')
    await db.pool.query('UPDATE scheduler SET deleted_at = now()')
    expect(await findCalendar({ db, config }, { schedulerId, now: TEN })).toBeNull()
  })
})

describe('fetches of the link', () => {
  test('are told at most once a minute for each scheduler, however many processes serve it', async () => {
    const { db } = await open()
    let now = TEN
    const log = pino({ level: 'silent' })
    const recorders = [1, 2, 3].map(() => createFetchRecorder({ db, clock: { now: () => now }, log }))
    const fetchBy = (schedulerId: string) =>
      Promise.all(recorders.flatMap((recorder) => [1, 2, 3].map(() => recorder.record({ schedulerId, broadcastId: 'b1' }))))
    await fetchBy('s1')
    await fetchBy('s2')
    now += 59_999
    await fetchBy('s1')
    now += 1
    await fetchBy('s1')
    const { rows } = await db.pool.query('SELECT topic, key, type, payload, occurred_at FROM outbox ORDER BY id')
    expect(rows.map(({ key, occurred_at }) => [key, occurred_at.getTime()])).toEqual([
      ['s1', TEN],
      ['s2', TEN],
      ['s1', TEN + 60_000],
    ])
    expect(rows[0]).toMatchObject({
      topic: 'hourcast.listening',
      type: 'link.fetched',
      payload: { schedulerId: 's1', broadcastId: 'b1' },
    })
  })

  test('a database that is away does not disturb the listener', async () => {
    const { db } = await open()
    const said: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) })
    const recorder = createFetchRecorder({ db, clock: { now: () => TEN }, log })
    await db.close()
    await recorder.record({ schedulerId: 's1', broadcastId: 'b1' })
    expect(said.join()).toContain('recording a fetch failed')
  })
})
