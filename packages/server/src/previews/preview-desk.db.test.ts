import { describe, expect, test } from 'vitest'
import { createPreviewDesk } from './preview-desk.ts'
import { givenDesk } from './testing/given-desk.ts'

const MINUTE = 60_000

describe('a sample in the making', () => {
  test('is told by its stage at once, and by its result when it is done', async () => {
    const { desk, start, recording, services } = await givenDesk()
    const speaking = recording.hold()
    const ref = start()
    expect(desk.find(ref)).toEqual({
      ok: true,
      value: { previewId: ref.previewId, startedAt: services.clock.now(), state: 'running', stage: 'reading' },
    })
    await speaking
    expect(desk.find(ref)).toMatchObject({ value: { state: 'running', stage: 'speaking' } })
    recording.letGo()
    expect(await desk.waitFor(ref)).toMatchObject({ ok: true, value: { state: 'done', result: { durationMs: 44_322 } } })
    expect(desk.find(ref)).toMatchObject({ value: { state: 'done' } })
  })

  test('can be cancelled, and the next one may begin at once', async () => {
    const { desk, start, recording, services } = await givenDesk()
    const speaking = recording.hold()
    const ref = start()
    await speaking
    expect(await desk.cancel(ref)).toMatchObject({ ok: true, value: { state: 'cancelled' } })
    expect(await services.db.prisma.audio.count()).toBe(0)
    recording.letGo()
    expect(await desk.waitFor(start())).toMatchObject({ value: { state: 'done' } })
    expect(await desk.cancel(ref)).toMatchObject({ value: { state: 'cancelled' } })
  })

  test('closing the desk cancels it and waits for its end', async () => {
    const { desk, start, recording } = await givenDesk()
    const speaking = recording.hold()
    const ref = start()
    await speaking
    await desk.close()
    expect(desk.find(ref)).toMatchObject({ value: { state: 'cancelled' } })
  })

  test('that finds nothing to read fails with the words of the specification', async () => {
    const { desk, start } = await givenDesk()
    expect(await desk.waitFor(start({ sources: [] }))).toMatchObject({
      value: {
        state: 'failed',
        problem: { field: 'source', message: expect.stringMatching(/^No content found or rss available/) },
      },
    })
  })

  test('that breaks is told without the reason and logged once, without a word of the script', async () => {
    const { desk, start, recording, lines } = await givenDesk()
    recording.failWith(new Error('ENOSPC while writing about the ferry'))
    expect(await desk.waitFor(start())).toMatchObject({
      value: {
        state: 'failed',
        problem: { code: 'unavailable', message: 'The sample could not be made. Try again in a minute.' },
      },
    })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('previewSample failed: unknown')
    expect(lines[0]).not.toMatch(/ferry|Clara|anna/)
  })
})

test('a text that breaks is told and logged alike, and the next one may begin', async () => {
  const { services, stationId, settings, lines } = await givenDesk()
  const write = () => Promise.reject(new SyntaxError('Unexpected token, "The ferry" is not valid JSON'))
  const desk = createPreviewDesk({ ...services, writer: { ...services.writer, write } })
  for (let round = 0; round < 2; round += 1)
    expect(await desk.readText({ stationId, settings: settings() })).toMatchObject({
      problem: { code: 'unavailable', message: 'The text could not be made. Try again in a minute.' },
    })
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('previewText failed: unknown')
  expect(lines.join()).not.toMatch(/ferry|Clara|anna/)
})

describe('whose it is', () => {
  test("somebody else's preview is not found, no matter what is asked of it", async () => {
    const { desk, start, recording, stationOf } = await givenDesk()
    void recording.hold()
    const { previewId } = start()
    const stranger = { stationId: await stationOf('otto@radio.example'), previewId }
    const answers = [desk.find(stranger), await desk.cancel(stranger), await desk.waitFor(stranger)]
    for (const answer of answers) expect(answer).toMatchObject({ ok: false, problem: { code: 'not-found' } })
    expect(desk.find({ stationId: 'x', previewId: 'unknown' })).toMatchObject({ problem: { code: 'not-found' } })
  })

  test('its audio is for the caller, also when another knows its id', async () => {
    const { desk, make, stationOf } = await givenDesk()
    const { stationId, result } = await make()
    const found = await desk.findAudio({ stationId, audioId: result.audioId })
    expect(found).toMatchObject({
      ok: true,
      value: { id: result.audioId, sizeBytes: result.sizeBytes },
    })
    const stranger = await stationOf('otto@radio.example')
    expect(await desk.findAudio({ stationId: stranger, audioId: result.audioId })).toMatchObject({
      problem: { code: 'not-found' },
    })
    expect(await desk.findAudio({ stationId, audioId: '../../etc/passwd' })).toMatchObject({ problem: { code: 'not-found' } })
  })

  test('a result is kept for ten minutes, its audio for a day', async () => {
    const { desk, make, wait } = await givenDesk()
    const { result, ...ref } = await make()
    const audio = { stationId: ref.stationId, audioId: result.audioId }
    wait(10 * MINUTE - 1)
    expect(desk.find(ref).ok).toBe(true)
    wait(1)
    expect(desk.find(ref)).toMatchObject({ problem: { code: 'not-found' } })
    expect((await desk.findAudio(audio)).ok).toBe(true)
    wait(24 * 60 * MINUTE)
    expect((await desk.findAudio(audio)).ok).toBe(false)
  })
})
