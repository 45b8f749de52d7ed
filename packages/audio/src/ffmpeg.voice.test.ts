import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeChime } from './chime.ts'
import { toDecibel } from './dsp/decibel.ts'
import { integratedLoudness } from './dsp/loudness.ts'
import { resample } from './dsp/resample.ts'
import { concatenate } from './dsp/tidy-speech.ts'
import { truePeak } from './dsp/true-peak.ts'
import { createStudio } from './studio.ts'
import type { Rendering, Studio } from './studio-types.ts'
import { bundleForTest, voiceProgram } from './testing/bundle-for-test.ts'
import { hasFfmpeg, measureWithFfmpeg, playInARow, probe } from './testing/ffmpeg.ts'
import { sampleRequest } from './testing/sample-request.ts'
import { babble, noise, silence, sine } from './testing/signals.ts'
import { wavFile } from './testing/wav-file.ts'

describe.runIf(hasFfmpeg())('ffmpeg agrees', () => {
  let folder: string
  let studio: Studio
  let removeBundle: () => Promise<void>
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hourcast-ffmpeg-'))
    const { files, remove } = await bundleForTest(['audio-thread.ts'])
    removeBundle = remove
    studio = createStudio({ voiceProgram, audioThread: files[0] ?? '' })
  })
  afterAll(async () => {
    await studio.close()
    await removeBundle()
    await rm(folder, { recursive: true, force: true })
  })

  const quiet = (samples: Float32Array, gain: number) => samples.map((sample) => sample * gain)
  it.each<[string, number, Float32Array]>([
    ['a sine', 48_000, sine(1000, 3, 48_000, -20)],
    ['hiss', 44_100, quiet(resample(noise(3, 24_000), 24_000, 44_100), 0.1)],
    ['something like speech', 44_100, babble(3, 44_100)],
    ['something like speech at 22.05 kHz', 22_050, babble(3, 22_050)],
    ['a gated signal', 44_100, concatenate([quiet(babble(2, 44_100), 0.02), silence(2, 44_100), babble(2, 44_100)])],
  ])('on the loudness and the true peak of %s', async (name, rate, samples) => {
    const file = join(folder, `${name}.wav`)
    await writeFile(file, wavFile(samples, rate))
    const measured = measureWithFfmpeg(file)
    expect(Math.abs(integratedLoudness(samples, rate) - measured.lufs)).toBeLessThanOrEqual(0.1)
    expect(Math.abs(toDecibel(truePeak(samples)) - measured.truePeakDbtp)).toBeLessThanOrEqual(0.2)
  })

  it.each([
    [0, 0],
    [1, 4],
    [7, 5],
  ])('on a broadcast in language %i, tone %i: loudness, peak, silences, format, duration and tags', async (language, tone) => {
    const rendering: Rendering = await studio.render(sampleRequest({ language, tone, hostName: 'Marek', sentences: 2 }))
    const file = join(folder, `${language}-${tone}.mp3`)
    await writeFile(file, rendering.mp3)
    const measured = measureWithFfmpeg(file)
    expect(Math.abs(measured.lufs + 16)).toBeLessThanOrEqual(0.5)
    expect(Math.abs(measured.lufs - rendering.lufs)).toBeLessThanOrEqual(0.1)
    expect(measured.truePeakDbtp).toBeLessThanOrEqual(-1)
    expect(Math.max(...measured.silences)).toBeLessThan(1)
    const { streams, format } = probe(file)
    expect(streams[0]).toMatchObject({ codec_name: 'mp3', sample_rate: '44100', channels: 2, bit_rate: '128000' })
    expect(Math.abs(Number(format.duration) * 1000 - rendering.durationMs)).toBeLessThan(60)
    expect(format.tags).toMatchObject({
      title: 'Wiadomości o 9:00 – नमस्कार',
      artist: 'Marek',
      album: 'Hörfunk Süd',
      album_artist: 'Hörfunk Süd',
      date: '2026-10-25',
      language: 'eng',
      AI_GENERATED: '1',
    })
  })

  it.each([-16, -23] as const)(
    'at %i LUFS that nothing jumps where bulletins, recordings and the chime are played in a row',
    async (loudnessLufs) => {
      const request = { ...sampleRequest({ sentences: 2 }), loudnessLufs }
      const bed = { trackId: 'pop', withoutMusic: [], storyEnds: [1] }
      const recording = await studio.masterRecording(
        { bytes: wavFile(babble(5, 44_100), 44_100), loudnessLufs, tags: { title: 'Ours', station: 'Ours' } },
        { station: 'ours' },
      )
      if (!recording.ok) throw new Error(recording.fault)
      const played = [
        await studio.render(request),
        await studio.render({ ...request, bed }),
        recording.rendering,
        await makeChime(loudnessLufs),
        await studio.render({ ...request, hostName: 'Clara' }),
      ]
      const files = played.map((_, i) => join(folder, `in-a-row-${i}.mp3`))
      for (const [i, { mp3 }] of played.entries()) await writeFile(files[i] ?? '', mp3)
      const whole = join(folder, 'in-a-row.wav')
      playInARow(files, whole)
      let from = 0
      for (const file of files) {
        const seconds = Number(probe(file).format.duration)
        expect(Math.abs(measureWithFfmpeg(whole, { from, seconds }).lufs - loudnessLufs)).toBeLessThanOrEqual(0.5)
        from += seconds
      }
    },
  )

  it.each([
    ['reggae', 3, -16],
    ['classical', 1, -18],
    ['heavy-metal', 3, -23],
    ['new-age', 5, -24],
  ] as const)(
    'on a broadcast over %s in tone %i at %i LUFS: two channels, loudness within 0.3, peak',
    async (trackId, tone, lufs) => {
      const bed = { trackId, withoutMusic: [], storyEnds: [1] }
      const rendering = await studio.render({ ...sampleRequest({ tone }), loudnessLufs: lufs, bed })
      const file = join(folder, `${trackId}.mp3`)
      await writeFile(file, rendering.mp3)
      const measured = measureWithFfmpeg(file)
      expect(Math.abs(measured.lufs - lufs)).toBeLessThanOrEqual(0.3)
      expect(Math.abs(measured.lufs - rendering.lufs)).toBeLessThanOrEqual(0.1)
      expect(measured.truePeakDbtp).toBeLessThanOrEqual(-1)
      expect(Math.abs(measured.truePeakDbtp - rendering.truePeakDbtp)).toBeLessThanOrEqual(0.2)
      expect(Math.max(0, ...measured.silences)).toBeLessThan(1)
      expect(probe(file).streams[0]).toMatchObject({ codec_name: 'mp3', sample_rate: '44100', channels: 2, bit_rate: '128000' })
    },
  )
})
