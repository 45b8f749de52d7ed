import { createHash } from 'node:crypto'
import { parseRssFeed } from 'feedsmith'
import { describe, expect, test } from 'vitest'
import { findCalendar } from './calendar.ts'
import { findOnAir } from './find-on-air.ts'
import { findOnAirDocument } from './on-air-document.ts'
import { findPodcastFeed } from './podcast-feed.ts'
import { HOUR, openLink, PUBLIC_URL, TEN } from './testing/open-link.ts'

describe('beside the link', () => {
  test('.json says title, slot, duration, loudness and the hash of the script', async () => {
    const { services, schedulerId, broadcast } = await openLink()
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
    const { db, config, services, schedulerId, broadcast } = await openLink()
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
    const { db, config, schedulerId } = await openLink()
    expect(parseRssFeed((await findPodcastFeed({ db, config }, { schedulerId, now: TEN })) ?? '').items).toBeUndefined()
    expect(await findPodcastFeed({ db, config }, { schedulerId: 'nobody', now: TEN })).toBeNull()
  })

  test('.ics lists the next air instants, with ids that stay', async () => {
    const { db, config, schedulerId } = await openLink()
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
    const { db, config, schedulerId } = await openLink()
    await db.pool.query(`UPDATE scheduler SET station_name = $2 WHERE id = $1`, [schedulerId, 'Talk; News, Back\\slash'])
    const text = (await findCalendar({ db, config }, { schedulerId, now: TEN })) ?? ''
    const lines = text.replaceAll('\r\n ', '').split('\r\n')
    expect(lines).toContain('X-WR-CALNAME:Talk\\; News\\, Back\\\\slash: Ada')
    expect(lines).toContain('X-WR-CALDESC:Broadcasts with Ada on Talk\\; News\\, Back\\\\slash')
  })

  test('.ics of a paused scheduler has no events; of a deleted one there is none', async () => {
    const { db, config, schedulerId } = await openLink()
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
