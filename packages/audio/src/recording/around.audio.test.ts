import { describe, expect, test } from 'vitest'
import { bedMs } from '../bed/bed-length.ts'
import { decodeMp3 } from '../decode.ts'
import { loudnessOf } from '../dsp/loudness.ts'
import { check, master } from '../master.ts'
import { MP3_SAMPLE_RATE } from '../mp3.ts'
import { renderingId } from '../rendering-id.ts'
import type { BedRequest } from '../studio-types.ts'
import { sampleRequest } from '../testing/sample-request.ts'
import { babble, levelAt, sine, withSoftEnds } from '../testing/signals.ts'
import { wavFile } from '../testing/wav-file.ts'
import { aroundMs } from './around-ms.ts'
import { masterRecording } from './master-recording.ts'

const RATE = MP3_SAMPLE_RATE
const tags = { title: 'News', host: 'Clara', station: 'Harbour Radio', language: 'en-US' }

/** A jingle of one note, mastered as it is when it is added. */
const recording = async (id: string, hz: number, seconds: number) => {
  const bytes = wavFile(withSoftEnds(sine(hz, seconds, RATE, -20)), RATE)
  const result = await masterRecording({ bytes, loudnessLufs: -16, tags: { title: id, station: 'Harbour Radio' } })
  if (!result.ok) throw new Error(result.fault)
  const { mp3, durationMs } = result.rendering
  return { id, mp3, durationMs }
}

const SPEECH_SECONDS = 8
const bulletin = (loudnessLufs: -16 | -23, around?: Parameters<typeof aroundMs>[0], bed?: BedRequest) => {
  const pieces = [{ samples: babble(SPEECH_SECONDS, RATE), sampleRate: RATE, segment: 0, pauseAfterMs: 0 }]
  return master({ pieces, tone: 0, loudnessLufs, tags, attempt: 1, ...(around ? { around } : {}), ...(bed ? { bed } : {}) })
}

const part = (samples: Float32Array, fromMs: number, toMs: number) =>
  samples.slice(Math.round((fromMs * RATE) / 1000), Math.round((toMs * RATE) / 1000))

describe('a bulletin with recordings around it', () => {
  test.for([-16, -23] as const)('comes to %i LUFS as a whole and in each part, and passes the gates', async (lufs) => {
    const around = {
      before: [await recording('ident', 440, 2), await recording('opener', 660, 3)],
      after: [await recording('closer', 880, 2)],
    }
    const { mp3, marks } = await bulletin(lufs, around)
    const checked = await check({ mp3, predictedMs: SPEECH_SECONDS * 1000, targetLufs: lufs, aroundMs: aroundMs(around) })
    expect(checked.faults).toEqual([])
    expect(Math.abs(checked.lufs - lufs)).toBeLessThanOrEqual(0.5)
    expect(checked.truePeakDbtp).toBeLessThanOrEqual(-1)

    const { channels } = await decodeMp3(mp3)
    const [samples] = channels
    const [ident, opener] = around.before.map(({ durationMs }) => durationMs) as [number, number]
    const closer = around.after[0]?.durationMs ?? 0
    const endMs = (samples.length / RATE) * 1000
    const parts = [
      part(samples, 0, ident),
      part(samples, ident, ident + opener),
      part(samples, ident + opener, endMs - closer),
      part(samples, endMs - closer, endMs),
    ]
    // No jump: none of them is louder or softer than the bulletin by what anybody hears.
    for (const each of parts) expect(Math.abs(loudnessOf([each], RATE) - lufs)).toBeLessThanOrEqual(1)
    const notes = [440, 660, 880]
    const heard = (samples: Float32Array) => notes.filter((hz) => levelAt(samples, hz, RATE) > -40)
    expect([heard(parts[0] as Float32Array), heard(parts[1] as Float32Array), heard(parts[3] as Float32Array)]).toEqual([
      [440],
      [660],
      [880],
    ])
    // The words light up when they are heard.
    const before = ident + opener
    expect(marks[0]?.startMs).toBeGreaterThan(before)
    expect(marks[0]?.startMs).toBeLessThan(before + 700)
  })

  test('and music under it is at its loudness in each part', async () => {
    const around = { before: [await recording('ident', 440, 2)], after: [await recording('closer', 880, 2)] }
    const bed = { trackId: 'pop', withoutMusic: [], storyEnds: [] }
    const { mp3 } = await bulletin(-23, around, bed)
    const bounds = { predictedMs: SPEECH_SECONDS * 1000, targetLufs: -23, aroundMs: aroundMs(around), bedMs: bedMs('pop') }
    const checked = await check({ mp3, ...bounds })
    expect(checked.faults).toEqual([])
    expect(Math.abs(checked.lufs + 23)).toBeLessThanOrEqual(0.3)
    const [left, right = left] = (await decodeMp3(mp3)).channels
    const [ident, closer] = [...around.before, ...around.after].map(({ durationMs }) => durationMs) as [number, number]
    const endMs = (left.length / RATE) * 1000
    for (const [from, to] of [
      [0, ident],
      [ident, endMs - closer],
      [endMs - closer, endMs],
    ] as const)
      expect(Math.abs(loudnessOf([part(left, from, to), part(right, from, to)], RATE) + 23)).toBeLessThanOrEqual(1)
    // A recording is in the middle.
    const [before, beforeRight] = [part(left, 100, ident - 100), part(right, 100, ident - 100)]
    expect(before.every((sample, i) => Math.abs(sample - (beforeRight[i] as number)) < 0.002)).toBe(true)
  })

  test('is as long as its words promise: the recordings are no excuse for half of it', async () => {
    const around = { before: [await recording('opener', 660, 20)], after: [] }
    const { mp3 } = await bulletin(-16, around)
    const bounds = { mp3, targetLufs: -16, aroundMs: aroundMs(around) }
    const faultsAt = async (predictedMs: number) => (await check({ ...bounds, predictedMs })).faults.map(({ gate }) => gate)
    expect(await faultsAt(SPEECH_SECONDS * 1000)).toEqual([])
    expect(await faultsAt(SPEECH_SECONDS * 2_000)).toEqual(['duration'])
  })

  test('without recordings is what it was, and so is its id', async () => {
    const [plain, none] = [await bulletin(-16), await bulletin(-16, undefined)]
    expect(Buffer.from(none.mp3).equals(Buffer.from(plain.mp3))).toBe(true)
    const request = sampleRequest()
    const one = { id: 'one', mp3: new Uint8Array(1), durationMs: 1 }
    const two = { ...one, id: 'two' }
    const ids = [
      request,
      { ...request, around: { before: [one], after: [] } },
      { ...request, around: { before: [], after: [one] } },
      { ...request, around: { before: [two], after: [] } },
      { ...request, around: { before: [one, two], after: [] } },
      { ...request, around: { before: [two, one], after: [] } },
    ].map((each) => renderingId(each, 'voice'))
    expect(new Set(ids).size).toBe(ids.length)
  })
})
