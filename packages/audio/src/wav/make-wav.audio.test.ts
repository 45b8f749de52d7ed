import { describe, expect, it } from 'vitest'
import { decodeMp3 } from '../decode.ts'
import type { Channels, Stereo } from '../dsp/channels.ts'
import { integratedLoudness, loudnessOf } from '../dsp/loudness.ts'
import { tagMp3 } from '../id3.ts'
import { encodeMp3, MP3_SAMPLE_RATE } from '../mp3.ts'
import { babble, levelAt, sine, withSoftEnds } from '../testing/signals.ts'
import { makeWav } from './make-wav.ts'

const TAGS = { title: 'The news', host: 'Anna', station: 'Harbour Radio', language: 'en-GB' }
const mp3Of = async (channels: Channels) => tagMp3(await encodeMp3(channels), TAGS)

const samplesOf = (body: Uint8Array, { frames }: { frames: number }): Stereo => {
  const view = new DataView(body.buffer, body.byteOffset)
  const side = (at: number) => Float32Array.from({ length: frames }, (_, i) => view.getInt16(4 * i + at, true) / 32_768)
  return [side(0), side(2)]
}

const highestAt = (samples: Float32Array): number =>
  samples.reduce((best, sample, i) => (Math.abs(sample) > Math.abs(samples[best] as number) ? i : best), 0)

describe('the WAV of an MP3', () => {
  it.each([0, 441, 14_700, 44_100])('has sample %i where it was spoken: the encoder’s silence is gone', async (at) => {
    const click = new Float32Array(MP3_SAMPLE_RATE * 2)
    // A short, soft pulse: what an MP3 keeps of a click.
    for (let i = 0; i < 200; i++) click[at + i] = 0.5 * Math.sin((Math.PI * i) / 200) ** 2
    const { body, ...facts } = await makeWav({ mp3: await mp3Of([click]) })
    const [samples] = samplesOf(body, facts)
    expect(Math.abs(highestAt(samples) - ((at + 100) * 48) / 44.1)).toBeLessThanOrEqual(2)
  })

  it('is as long as its sound and at most a frame of the encoder more', async () => {
    for (const length of [44_100, 44_101, 100_000]) {
      const { frames } = await makeWav({ mp3: await mp3Of([babble(length / MP3_SAMPLE_RATE, MP3_SAMPLE_RATE)]) })
      const moreMs = (frames / 48_000 - length / MP3_SAMPLE_RATE) * 1000
      expect(moreMs).toBeGreaterThanOrEqual(0)
      expect(moreMs).toBeLessThanOrEqual(27)
    }
  })

  it('is as loud as it, measured on both, and says so', async () => {
    const mp3 = await mp3Of([babble(12, MP3_SAMPLE_RATE)])
    const wav = await makeWav({ mp3 })
    const decoded = await decodeMp3(mp3)
    const samples = samplesOf(wav.body, wav)
    expect(Math.abs(loudnessOf(samples, 48_000) - loudnessOf(decoded.channels, MP3_SAMPLE_RATE))).toBeLessThan(0.05)
    expect(Math.abs(wav.loudness.lufs - loudnessOf(samples, 48_000))).toBeLessThan(0.01)
  })

  it('has a voice alone the same on both sides', async () => {
    const { body, ...facts } = await makeWav({ mp3: await mp3Of([babble(2, MP3_SAMPLE_RATE)]) })
    const [left, right] = samplesOf(body, facts)
    expect(right).toEqual(left)
  })

  it('of an MP3 of one channel, as ours once were, is as loud from two loudspeakers as that says it is', async () => {
    const voice = babble(4, MP3_SAMPLE_RATE)
    const { body, ...facts } = await makeWav({ mp3: await encodeMp3([voice], 1) })
    expect(facts.isOfMono).toBe(true)
    const said = integratedLoudness(voice, MP3_SAMPLE_RATE)
    expect(Math.abs(loudnessOf(samplesOf(body, facts), 48_000) - said)).toBeLessThan(0.1)
  })

  it('keeps two channels apart', async () => {
    const [left, right] = [sine(500, 3, MP3_SAMPLE_RATE), sine(2_000, 3, MP3_SAMPLE_RATE)].map(withSoftEnds)
    const stereo = await makeWav({ mp3: await mp3Of([left as Float32Array, right as Float32Array]) })
    expect([stereo.isOfMono, stereo.kbps]).toEqual([false, 128])
    const [one, two] = samplesOf(stereo.body, stereo)
    expect(levelAt(one, 500, 48_000) - levelAt(one, 2_000, 48_000)).toBeGreaterThan(40)
    expect(levelAt(two, 2_000, 48_000) - levelAt(two, 500, 48_000)).toBeGreaterThan(40)
  })

  it('adds nothing that is heard: no images, no louder peak', async () => {
    const mp3 = await mp3Of([sine(9_000, 4, MP3_SAMPLE_RATE, -3)].map(withSoftEnds) as unknown as Channels)
    const { body, loudness, ...facts } = await makeWav({ mp3 })
    const [samples] = samplesOf(body, facts)
    // Where the image of 9 kHz would be: 44.1 − 9 kHz, folded at 48 kHz.
    expect(levelAt(samples, 48_000 - 35_100, 48_000)).toBeLessThan(-85)
    expect(loudness.truePeakDbtp).toBeLessThan(-2.5)
  })

  it('has the tag of the MP3 behind its samples, as it is: title, host and the mark of a machine', async () => {
    const mp3 = await mp3Of([babble(2, MP3_SAMPLE_RATE)])
    const { body, frames, bodyBytes } = await makeWav({ mp3 })
    expect(bodyBytes).toBe(body.length)
    const tail = Buffer.from(body.subarray(4 * frames))
    expect(tail.toString('latin1', 0, 4)).toBe('id3 ')
    const tag = tail.subarray(8, 8 + tail.readUInt32LE(4))
    expect(tag.equals(Buffer.from(mp3.subarray(0, tag.length)))).toBe(true)
    expect(tag.includes(Buffer.from('AI_GENERATED', 'utf16le'))).toBe(true)
    expect(tail.length % 2).toBe(0)
  })

  it('is the same each time', async () => {
    const mp3 = await mp3Of([babble(2, MP3_SAMPLE_RATE)])
    expect((await makeWav({ mp3 })).sha256).toBe((await makeWav({ mp3 })).sha256)
  })

  it('is not made of what is no MP3', async () => {
    await expect(makeWav({ mp3: Buffer.from('<html>not found</html>') })).rejects.toThrow('no MP3 frame')
  })
})
