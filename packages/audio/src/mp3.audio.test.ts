import { describe, expect, it } from 'vitest'
import { decodeMp3 } from './decode.ts'
import { integratedLoudness, loudnessOf } from './dsp/loudness.ts'
import { encodeMp3, MP3_DELAY_MS, MP3_SAMPLE_RATE } from './mp3.ts'
import { readMp3Frames } from './mp3-frames.ts'
import { babble, levelAt, sine } from './testing/signals.ts'

const middle = (samples: Float32Array) => samples.subarray(20_000, samples.length - 20_000)

describe('MP3', () => {
  it.each([200, 1000, 6000])('has the level of what went in at %i Hz: what the encoder takes away is put back', async (hz) => {
    const tone = sine(hz, 2, MP3_SAMPLE_RATE, -12)
    for (const given of [[tone], [tone, tone]] as const)
      for (const samples of (await decodeMp3(await encodeMp3(given))).channels)
        expect(levelAt(middle(samples), hz, MP3_SAMPLE_RATE)).toBeCloseTo(-12, 1)
  })

  it('has the loudness of what went in', async () => {
    const speech = babble(4, MP3_SAMPLE_RATE)
    const [samples] = (await decodeMp3(await encodeMp3([speech]))).channels
    const [before, after] = [speech, samples].map((signal) => integratedLoudness(signal, MP3_SAMPLE_RATE)) as [number, number]
    expect(Math.abs(after - before)).toBeLessThan(0.1)
  })

  it('is heard 25 ms after it was given', async () => {
    const given = new Float32Array(MP3_SAMPLE_RATE)
    given.set(babble(0.05, MP3_SAMPLE_RATE), 20_000)
    const [heard] = (await decodeMp3(await encodeMp3([given]))).channels
    const likeness = (shift: number) => given.reduce((sum, sample, i) => sum + sample * (heard[i + shift] ?? 0), 0)
    const likenesses = Array.from({ length: 200 }, (_, i) => likeness(i * 10))
    expect((likenesses.indexOf(Math.max(...likenesses)) * 10 * 1000) / MP3_SAMPLE_RATE).toBeCloseTo(MP3_DELAY_MS, 0)
  })

  it('is 128 kbit/s constant at 44.1 kHz, two channels, frame after frame', async () => {
    const voice = babble(2, MP3_SAMPLE_RATE)
    const mp3 = await encodeMp3([voice])
    expect(Buffer.compare(mp3, await encodeMp3([voice, voice]))).toBe(0)
    const { frames, fault } = readMp3Frames(mp3)
    expect(fault).toBeNull()
    expect(frames.length).toBeGreaterThan(70)
    for (const frame of frames) expect(frame).toMatchObject({ kbps: 128, sampleRate: 44_100, isMono: false })
    const seconds = (frames.length * 1152) / 44_100
    expect((mp3.length * 8) / seconds).toBeCloseTo(128_000, -3)
  })

  it('of one channel, as ours once were, is from two loudspeakers as loud as it says it is', async () => {
    const voice = babble(2, MP3_SAMPLE_RATE)
    const mp3 = await encodeMp3([voice], 1)
    expect(readMp3Frames(mp3).frames[0]?.isMono).toBe(true)
    const { channels } = await decodeMp3(mp3)
    expect(channels).toHaveLength(1)
    const [said, heard] = [integratedLoudness(voice, MP3_SAMPLE_RATE), loudnessOf(channels, MP3_SAMPLE_RATE)]
    expect(Math.abs(heard - said)).toBeLessThan(0.1)
  })

  it('keeps in the middle what is there, and each side’s own on its side', async () => {
    const rate = MP3_SAMPLE_RATE
    expect((await decodeMp3(await encodeMp3([babble(2, rate)]))).channels).toHaveLength(1)
    const sides = await decodeMp3(await encodeMp3([sine(440, 2, rate, -20), sine(660, 2, rate, -20)]))
    const levels = sides.channels.map((side) => [440, 660].map((hz) => levelAt(middle(side), hz, rate)))
    expect(levels).toEqual([
      [expect.closeTo(-20, 0), expect.any(Number)],
      [expect.any(Number), expect.closeTo(-20, 0)],
    ])
    expect(Math.max(levels[0]?.[1] ?? 0, levels[1]?.[0] ?? 0)).toBeLessThan(-50)
  })

  it('is the same each time', async () => {
    expect(await encodeMp3([babble(1, MP3_SAMPLE_RATE)])).toEqual(await encodeMp3([babble(1, MP3_SAMPLE_RATE)]))
  })

  it('that is none decodes to nothing, without an exception', async () => {
    for (const bytes of [new Uint8Array(0), Buffer.from('<html>not found</html>'.repeat(100)), new Uint8Array(5000)]) {
      expect((await decodeMp3(bytes)).channels[0].length).toBe(0)
    }
  })
})
