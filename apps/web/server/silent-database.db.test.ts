import { openDatabase } from '@hourcast/db/open-database'
import { startSilentProxy } from '@hourcast/db/testing/silent-proxy'
import { describe, expect, onTestFinished, test } from 'vitest'
import { AUDIO_ID, MP3, NOW, openApp } from './testing/open-app.ts'

describe('while the database takes what it is asked and answers nothing', () => {
  const openThroughProxy = async () => {
    let proxy: Awaited<ReturnType<typeof startSilentProxy>> | undefined
    const opened = await openApp({}, async ({ url }) => {
      proxy = await startSilentProxy(url)
      onTestFinished(proxy.close)
      const db = await openDatabase({ url: proxy.url, silence: { everyMs: 20, timeoutMs: 4_000, statementMs: 600 } })
      onTestFinished(db.close)
      return db
    })
    if (!proxy) throw new Error('there is no proxy')
    return { ...opened, fallSilent: proxy.fallSilent, speak: proxy.speak }
  }

  test('what was on air stays at its link, and what is not known is to be asked for again', async () => {
    const { ask, air, audioStore, schedulerId, fallSilent, speak, db } = await openThroughProxy()
    const broadcastId = await air()
    await audioStore.put(AUDIO_ID, MP3)
    const paths = ['.mp3', `/${broadcastId}.mp3`, '.json', '.xml', '.ics'].map((end) => `/station/${schedulerId}${end}`)
    for (const path of paths) await (await ask(path)).arrayBuffer()
    fallSilent()
    for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, 200])
    expect(new Uint8Array(await (await ask(`/station/${schedulerId}.mp3`)).arrayBuffer())).toEqual(MP3)
    const unknown = await ask('/station/nobody.mp3')
    expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '10'])
    speak()
    await expect.poll(() => db.isSilent(), { timeout: 10_000 }).toBe(false)
    expect((await ask('/station/nobody.mp3')).status).toBe(404)
  })

  test('a link switches at the instant to what stood ready, with its document and the address that this names', async () => {
    const { ask, air, audioStore, clock, schedulerId, lookAhead, fallSilent, speak } = await openThroughProxy()
    await air()
    await audioStore.put(AUDIO_ID, MP3)
    const next = { airAt: NOW + 60_000, id: 'cd'.repeat(16), mp3: MP3.slice(0, 4_000) }
    const broadcastId = await air(next)
    await audioStore.put(next.id, next.mp3)
    const heard = async (path = '.mp3') => {
      const answer = await ask(`/station/${schedulerId}${path}`)
      return [answer.status, (await answer.arrayBuffer()).byteLength]
    }
    const said = async () => (await (await ask(`/station/${schedulerId}.json`)).json()) as { audio: { url: string } }
    expect(await heard()).toEqual([200, 5_000])
    const before = await said()
    await lookAhead()
    fallSilent()
    expect([await heard(), await said()]).toEqual([[200, 5_000], before])
    clock.now = next.airAt - 1
    expect(await heard()).toEqual([200, 5_000])
    clock.now = next.airAt
    expect(await heard()).toEqual([200, 4_000])
    expect(await heard(`/${broadcastId}.mp3`)).toEqual([200, 4_000])
    expect(await said()).toMatchObject({
      airAt: new Date(next.airAt).toISOString(),
      scriptHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      audio: { url: expect.stringContaining(`/${broadcastId}.mp3`), sizeBytes: 4_000 },
    })
    // A look that gets no answer forgets nothing.
    await lookAhead()
    expect(await heard()).toEqual([200, 4_000])
    speak()
  })

  test('pages say what is so and keep the menu, calls are unavailable, files and health are as ever; then all is as before', async () => {
    const { ask, fallSilent, speak, db } = await openThroughProxy()
    fallSilent()
    // The first request waits until the server finds out.
    const call = await ask('/schedulers/anna@radio.example', {
      headers: { authorization: `Basic ${btoa('anna@radio.example:key')}` },
    })
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '10'])
    expect(await call.json()).toMatchObject({ code: 'unavailable' })
    for (const path of ['/', '/login', '/station/settings']) {
      const page = await ask(path, { headers: { cookie: 'hourcast_session=x' } })
      const text = await page.text()
      expect([path, page.status, page.headers.get('retry-after')]).toEqual([path, 503, '10'])
      for (const words of [
        'The database does not answer.',
        '>Home</a>',
        '>Schedule</a>',
        '>Dashboard</a>',
        'http-equiv="refresh"',
      ])
        expect(text).toContain(words)
    }
    const sent = await (await ask('/station/settings', { method: 'POST', body: 'a=b' })).text()
    expect(sent).toContain('Whether what you sent was saved is not known')
    expect(sent).not.toContain('http-equiv="refresh"')
    const data = await ask('/station/settings.data')
    expect([data.status, await data.text()]).toEqual([503, ''])
    const ready = await ask('/readyz')
    expect([ready.status, await ready.json()]).toEqual([503, expect.objectContaining({ database: 'away' })])
    expect([(await ask('/healthz')).status, (await ask('/openapi.json')).status]).toEqual([200, 200])
    speak()
    await expect.poll(() => db.isSilent(), { timeout: 10_000 }).toBe(false)
    expect(await (await ask('/login')).text()).toBe('a page')
  })
})
