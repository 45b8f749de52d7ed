import { VoiceError } from '@hourcast/audio/voice/voice-types'
import { describe, expect, test } from 'vitest'
import { beginBroadcast } from '../broadcasts/begin-broadcast.ts'
import { readContent, writeScript } from '../broadcasts/prepare.ts'
import { renderBroadcast } from '../broadcasts/render.ts'
import { fireDue } from '../engine/fire-due.ts'
import type { Services } from '../services.ts'
import { previewSample } from './preview-sample.ts'
import { givenPreviews } from './testing/preview-station.ts'

type Given = Awaited<ReturnType<typeof givenPreviews>>

/** The slot of 9:00 goes through the steps of a broadcast. */
const aired = async ({ services, wait }: Given, schedulerId: string) => {
  wait(39 * 60_000)
  const { db } = services
  const { id: scheduleId } = await db.prisma.schedule.findFirstOrThrow({ where: { schedulerId } })
  await fireDue(db, [scheduleId], services.clock.now())
  const { id: broadcastId } = await db.prisma.broadcast.findFirstOrThrow({ where: { schedulerId } })
  const all = services as unknown as Services
  const signal = new AbortController().signal
  await beginBroadcast(all, { broadcastId })
  await readContent(all, { broadcastId }, signal)
  await writeScript(all, { broadcastId }, signal)
  return renderBroadcast(all, { broadcastId }, { signal })
}

describe('Sample', () => {
  test('goes through its stages by name and gives the audio with its marks', async () => {
    const { services, stationId, settings } = await givenPreviews()
    const stages: string[] = []
    const sample = await previewSample(services, { stationId, settings: settings(), onStage: (stage) => stages.push(stage) })
    if (!sample.ok) throw new Error(sample.problem.message)
    expect(stages).toEqual(['reading', 'writing', 'speaking', 'mastering'])
    const { audioId, textOutput, durationMs, lufs, marks, sizeBytes, segments } = sample.value
    expect({ durationMs, lufs }).toEqual({ durationMs: 44_322, lufs: -16.04 })
    expect(textOutput).toContain('ferry')
    expect(marks).toHaveLength(segments.length)
    const audio = await services.db.prisma.audio.findUniqueOrThrow({ where: { id: audioId } })
    expect((await services.audioStore.read(audio)).byteLength).toBe(sizeBytes)
  })

  test('says whose voice it is, and why another one stepped in', async () => {
    const { services, stationId, settings, recording } = await givenPreviews()
    const speaker = async (hostName: string) => {
      const sample = await previewSample(services, { stationId, settings: settings({ hostName }) })
      return sample.ok ? sample.value.speaker : sample.problem
    }
    expect(await speaker('Clara')).toEqual({ kind: 'built-in' })
    recording.speakAs({ kind: 'natural', name: 'Kristin', steppedIn: 'too-slow' })
    expect(await speaker('Walter')).toEqual({ kind: 'natural', name: 'Kristin', steppedIn: 'too-slow' })
    // Found again, it is still the voice of what was made.
    expect(await speaker('Clara')).toEqual({ kind: 'built-in' })
  })

  test('what was previewed is what airs: the same bytes, and made once', async () => {
    const given = await givenPreviews()
    const { services, stationId, settings, recording } = given
    const sample = await previewSample(services, { stationId, settings: settings() })
    const broadcast = await aired(given, await given.save())
    expect(sample.ok && sample.value.audioId).toBe(broadcast.audioId)
    expect(recording.asked).toHaveLength(1)
  })

  test('the loudness and the notice of the station count, as on air', async () => {
    const { services, stationId, settings, recording } = await givenPreviews()
    await services.db.prisma.station.update({ where: { id: stationId }, data: { loudnessLufs: -23, aiNotice: true } })
    await previewSample(services, { stationId, settings: settings() })
    expect(recording.asked[0]?.loudnessLufs).toBe(-23)
    expect(recording.asked[0]?.segments.some(({ spoken }) => spoken.includes('artificial voice'))).toBe(true)
  })

  test('asked again it is found, and kept for another day', async () => {
    const { services, stationId, settings, recording, wait } = await givenPreviews()
    const first = await previewSample(services, { stationId, settings: settings() })
    wait(30 * 60_000)
    await services.db.prisma.audio.updateMany({ data: { createdAt: new Date(services.clock.now() - 23 * 3_600_000) } })
    const stages: string[] = []
    const second = await previewSample(services, { stationId, settings: settings(), onStage: (stage) => stages.push(stage) })
    expect(second).toEqual(first)
    expect([recording.asked.length, stages]).toEqual([1, ['reading', 'writing']])
    const { createdAt } = await services.db.prisma.audio.findFirstOrThrow()
    expect(createdAt).toEqual(new Date(services.clock.now()))
  })

  test.each([
    ['too-long', 'invalid', 'The bulletin is too long'],
    ['nothing-to-say', 'invalid', 'nothing that can be said'],
    ['busy', 'unavailable', 'Try again in a minute'],
    ['died', 'unavailable', 'The voice could not speak'],
  ] as const)('a voice that says %s is told in words', async (fault, code, message) => {
    const { services, stationId, settings, recording } = await givenPreviews()
    recording.failWith(new VoiceError(fault, 'it would take 400 s'))
    const sample = await previewSample(services, { stationId, settings: settings() })
    expect(sample).toMatchObject({ ok: false, problem: { code } })
    expect(sample.ok ? '' : sample.problem.message).toContain(message)
  })
})
