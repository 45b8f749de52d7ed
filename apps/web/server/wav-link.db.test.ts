import { samplesOf } from '@hourcast/server/wav/testing/wav-maker'
import { describe, expect, test } from 'vitest'
import { AUDIO_ID, MP3, NOW, openApp } from './testing/open-app.ts'

const opened = async () => {
  const app = await openApp()
  const broadcastId = await app.air()
  await app.audioStore.put(AUDIO_ID, MP3)
  return { ...app, broadcastId, path: `/station/${app.schedulerId}.wav` }
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

describe('the direct link as a WAV', () => {
  test('gives the broadcast on air with its head, whole or in part, to players anywhere', async () => {
    const { ask, path, broadcastId } = await opened()
    const answer = await ask(path)
    const whole = await bytesOf(answer)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/wav'])
    expect(answer.headers.get('content-length')).toBe(String(whole.length))
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect([whole.toString('latin1', 0, 4), whole.readUInt32LE(4)]).toEqual(['RIFF', whole.length - 8])
    expect([whole.includes(broadcastId), whole.subarray(-samplesOf(MP3).length).equals(samplesOf(MP3))]).toEqual([true, true])
    const headEnds = whole.length - samplesOf(MP3).length
    for (const [start, end] of [
      [0, 3],
      [headEnds - 5, headEnds + 5],
      [headEnds, whole.length - 1],
    ] as const) {
      const part = await ask(path, { headers: { range: `bytes=${start}-${end}` } })
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${start}-${end}/${whole.length}`])
      expect((await bytesOf(part)).equals(whole.subarray(start, end + 1))).toBe(true)
    }
    expect((await ask(path, { headers: { range: 'bytes=99999-' } })).status).toBe(416)
  })

  test('has a tag of its own, a HEAD without bytes, and 304 for who holds it', async () => {
    const { ask, path, schedulerId } = await opened()
    const head = await ask(path, { method: 'HEAD' })
    expect([head.status, (await bytesOf(head)).length]).toEqual([200, 0])
    const tag = head.headers.get('etag') ?? ''
    expect((await ask(path, { headers: { 'if-none-match': tag } })).status).toBe(304)
    expect((await ask(`/station/${schedulerId}.mp3`, { headers: { 'if-none-match': tag } })).status).toBe(200)
    expect((await ask(path)).headers.get('etag')).toBe(tag)
  })

  test('switches to the next broadcast at its instant', async () => {
    const { ask, path, air, audioStore, clock, broadcastId } = await opened()
    const next = 'cd'.repeat(16)
    const nextId = await air({ airAt: NOW + 60_000, id: next, mp3: MP3.slice(9) })
    await audioStore.put(next, MP3.slice(9))
    clock.now = NOW + 59_999
    expect((await bytesOf(await ask(path))).includes(broadcastId)).toBe(true)
    clock.now = NOW + 60_000
    const after = await bytesOf(await ask(path))
    expect([after.includes(nextId), after.subarray(-samplesOf(MP3.slice(9)).length).equals(samplesOf(MP3.slice(9)))]).toEqual([
      true,
      true,
    ])
  })

  test('is made once for all who fetch it, and not at all for a request that is refused', async () => {
    const { ask, path, wavsMade } = await opened()
    expect((await ask(`${path}?max_age=0`)).status).toBe(404)
    expect((await ask(`${path}?max_age=soon`)).status).toBe(400)
    expect((await ask(path, { method: 'POST' })).status).toBe(405)
    expect((await ask('/station/nobody.wav')).status).toBe(404)
    expect(wavsMade).toHaveLength(0)
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(path)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await Promise.all(answers.map(bytesOf))
    expect(wavsMade).toHaveLength(1)
  })

  test('says that it is fetched, so that the next one stands ready, once an hour', async () => {
    const { ask, path, db, schedulerId, clock } = await opened()
    const askedAt = async () =>
      (await db.prisma.scheduler.findUniqueOrThrow({ where: { id: schedulerId } })).wavAskedAt?.getTime()
    await ask(path, { method: 'HEAD' })
    await expect.poll(askedAt).toBe(NOW)
    clock.now = NOW + 30 * 60_000
    await ask(path, { method: 'HEAD' })
    clock.now = NOW + 61 * 60_000
    await ask(path, { method: 'HEAD' })
    await expect.poll(askedAt).toBe(clock.now)
  })

  test('is made for one visitor no more than six times in a minute: the next is asked to come again, who stands ready is served', async () => {
    const { ask, path, db, wavsMade } = await opened()
    const again = () => db.prisma.wav.deleteMany()
    const statuses: number[] = []
    for (let count = 0; count < 7; count += 1) {
      await again()
      // With a query it is not answered from memory.
      const { status, headers } = await ask(`${path}?max_age=600`, { method: 'HEAD' })
      statuses.push(status)
      if (status === 503) expect(headers.get('retry-after')).toBe('10')
    }
    expect([statuses, wavsMade.length]).toEqual([[200, 200, 200, 200, 200, 200, 503], 6])
  })

  test('serves a chime where nothing that has aired can be read', async () => {
    const { ask, air, schedulerId } = await openApp()
    await air()
    const answer = await ask(`/station/${schedulerId}.wav`)
    const whole = await bytesOf(answer)
    expect([answer.status, whole.toString('latin1', 0, 4), whole.includes('AI_GENERATED=1')]).toEqual([200, 'RIFF', true])
  })

  test('asked for often it is in memory, by the same rules', async () => {
    const { ask, path, db } = await opened()
    const whole = await bytesOf(await ask(path))
    let asked = 0
    const query = db.pool.query.bind(db.pool)
    db.pool.query = ((text: { name?: string }, ...rest: unknown[]) => {
      if (text.name === 'released-broadcasts') asked += 1
      return (query as (...all: unknown[]) => unknown)(text, ...rest)
    }) as typeof db.pool.query
    await expect
      .poll(async () => {
        const before = asked
        await bytesOf(await ask(path))
        return asked - before
      })
      .toBe(0)
    const kept = await ask(path)
    expect([kept.headers.get('content-type'), (await bytesOf(kept)).equals(whole)]).toEqual(['audio/wav', true])
    const part = await ask(path, { headers: { range: 'bytes=-10' } })
    expect((await bytesOf(part)).equals(whole.subarray(-10))).toBe(true)
  })
})
