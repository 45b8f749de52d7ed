import { linkHeaders } from '@hourcast/server/link/link-headers'
import { StorageError } from '@hourcast/server/storage/storage-error'
import { chimeAt } from '@hourcast/server/storage/with-chimes'
import { describe, expect, test } from 'vitest'
import { AUDIO_ID, MP3, openApp } from './testing/open-app.ts'

const linkHeaderNames = Object.keys(linkHeaders({ releaseAt: 0, spokenFor: 0, audio: { sha256: '', sizeBytes: 0 } }))

describe('the direct link', () => {
  test('of a broadcast whose audio is no longer kept says so, for good, and only at its own scheduler', async () => {
    const { ask, air, db, schedulerId } = await openApp()
    const broadcastId = await air()
    await db.pool.query(
      `UPDATE broadcast SET audio_id = NULL, state = 'delivered', audio_removed_at = air_at + interval '90 days' WHERE id = $1`,
      [broadcastId],
    )
    const answer = await ask(`/station/${schedulerId}/${broadcastId}.mp3`)
    expect([answer.status, await answer.text()]).toEqual([410, 'The audio of this broadcast was removed after 90 days.'])
    for (const path of [`/station/another/${broadcastId}.mp3`, `/station/${schedulerId}/another.mp3`])
      expect([path, (await ask(path)).status]).toEqual([path, 404])
  })

  test('gives the whole file, or the range that was asked for, to players anywhere', async () => {
    const { ask, air, audioStore, schedulerId } = await openApp()
    const broadcastId = await air()
    await audioStore.put(AUDIO_ID, MP3)
    for (const path of [`/station/${schedulerId}.mp3`, `/station/${schedulerId}/${broadcastId}.mp3`]) {
      const whole = await ask(path)
      expect([whole.status, new Uint8Array(await whole.arrayBuffer())]).toEqual([200, MP3])
      expect(whole.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      const part = await ask(path, { headers: { range: 'bytes=10-19' } })
      expect([part.status, new Uint8Array(await part.arrayBuffer())]).toEqual([206, MP3.slice(10, 20)])
      expect(part.headers.get('content-range')).toBe(`bytes 10-19/${MP3.length}`)
    }
  })

  test('asked for often is answered from memory by the same rules and with the same headers, and no longer asks the database', async () => {
    const { ask, knock, air, audioStore, db, schedulerId } = await openApp()
    await air()
    await audioStore.put(AUDIO_ID, MP3)
    const path = `/station/${schedulerId}.mp3`
    const asked: string[] = []
    const query = db.pool.query.bind(db.pool)
    db.pool.query = ((text: { name?: string }, ...rest: unknown[]) => {
      if (text.name === 'released-broadcasts') asked.push(text.name)
      return (query as (...all: unknown[]) => unknown)(text, ...rest)
    }) as typeof db.pool.query
    const [first] = [await ask(path), await (await ask(path)).arrayBuffer()]
    const etag = first.headers.get('etag') ?? ''
    await expect
      .poll(async () => {
        const before = asked.length
        await (await ask(path)).arrayBuffer()
        return asked.length - before
      })
      .toBe(0)

    const again = await ask(path)
    // Of an answer that is no page no browser heeds a policy for pages.
    const ofAudio = [...linkHeaderNames, 'x-hourcast', 'x-content-type-options']
    for (const name of ofAudio) expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)])
    expect(new Uint8Array(await again.arrayBuffer())).toEqual(MP3)
    const part = await ask(path, { headers: { range: 'bytes=-10' } })
    expect([part.status, part.headers.get('content-range'), new Uint8Array(await part.arrayBuffer())]).toEqual([
      206,
      `bytes ${MP3.length - 10}-${MP3.length - 1}/${MP3.length}`,
      MP3.slice(-10),
    ])
    const known = await ask(path, { headers: { 'if-none-match': etag } })
    expect([known.status, (await known.arrayBuffer()).byteLength]).toEqual([304, 0])
    const head = await ask(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), (await head.arrayBuffer()).byteLength]).toEqual([200, '5000', 0])
    expect((await ask(path, { headers: { range: 'bytes=9999-' } })).status).toBe(416)
    expect((await ask(`${path}?max_age=soon`)).status).toBe(400)
    expect((await ask(path, { method: 'POST' })).status).toBe(405)
    expect(await knock(path, { headers: { host: 'a:99999' } })).toBe(400)
  })

  test('serves the chime when its file is gone; at the address of the broadcast alone it says 404, and promises no bytes', async () => {
    const { ask, air, schedulerId, said } = await openApp()
    const broadcastId = await air()
    const { mp3, sha256 } = await chimeAt(-16)
    const whole = await ask(`/station/${schedulerId}.mp3`)
    expect([whole.status, whole.headers.get('etag')]).toEqual([200, `"${sha256}"`])
    expect(Buffer.from(await whole.arrayBuffer()).equals(mp3)).toBe(true)
    const part = await ask(`/station/${schedulerId}.mp3`, { headers: { range: 'bytes=10-19' } })
    expect([part.status, Buffer.from(await part.arrayBuffer()).equals(mp3.subarray(10, 20))]).toEqual([206, true])
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(`/station/${schedulerId}/${broadcastId}.mp3`, { method })
      expect([method, answer.status, await answer.text()]).toEqual([method, 404, ''])
      expect(answer.headers.get('etag')).toBeNull()
    }
    // Once a minute.
    expect(said.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ msg: 'the link serves a stand-in', schedulerId, rung: 'chime', insteadOf: broadcastId }),
    ])
  })

  test('by its own address a broadcast whose store is away is to be asked for again, not gone', async () => {
    const { ask, air, audioStore, schedulerId } = await openApp()
    const broadcastId = await air()
    audioStore.read = () => Promise.reject(new StorageError('away'))
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(`/station/${schedulerId}/${broadcastId}.mp3`, { method })
      expect([method, answer.status, answer.headers.get('retry-after')]).toEqual([method, 503, '10'])
    }
  })

  test('never takes a max_age that it cannot read for none', async () => {
    const { ask, air, audioStore, schedulerId } = await openApp()
    await air()
    await audioStore.put(AUDIO_ID, MP3)
    const statusOf = async (query: string) => (await ask(`/station/${schedulerId}.mp3?${query}`)).status
    expect(await statusOf('max_age=60')).toBe(200)
    for (const query of ['max_age=60&max_age=1', 'max_age[]=1', 'max_age[a]=1', 'max_age=soon'])
      expect([query, await statusOf(query)]).toEqual([query, 400])
  })

  test('tells once that somebody fetched it, not who asks only how long it is', async () => {
    const { ask, air, audioStore, db, schedulerId } = await openApp()
    await air()
    await audioStore.put(AUDIO_ID, MP3)
    await (await ask(`/station/${schedulerId}.mp3`, { method: 'HEAD' })).text()
    const reported = async () =>
      (await db.pool.query(`SELECT FROM outbox WHERE type = 'link.fetched' AND payload -> 'pickUps' IS DISTINCT FROM '0'`))
        .rowCount
    expect(await reported()).toBe(0)
    for (let times = 0; times < 3; times += 1) await (await ask(`/station/${schedulerId}.mp3`)).arrayBuffer()
    await expect.poll(reported).toBe(1)
  })

  test('has a document, a feed and a calendar beside it, and 404 where nothing is', async () => {
    const { ask, air, schedulerId } = await openApp()
    await air()
    const typeOf = async (path: string) => (await ask(path)).headers.get('content-type')?.split(';')[0]
    expect(await typeOf(`/station/${schedulerId}.json`)).toBe('application/json')
    expect(await typeOf(`/station/${schedulerId}.xml`)).toBe('application/rss+xml')
    expect(await typeOf(`/station/${schedulerId}.ics`)).toBe('text/calendar')
    for (const ending of ['mp3', 'json', 'xml', 'ics']) expect((await ask(`/station/nobody.${ending}`)).status).toBe(404)
  })
})
