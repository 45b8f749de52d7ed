import { describe, expect, test } from 'vitest'
import { decodeMp3 } from '../decode.ts'
import { fromDecibel } from '../dsp/decibel.ts'
import { loudnessOf } from '../dsp/loudness.ts'
import { truePeak } from '../dsp/true-peak.ts'
import { encodeMp3 } from '../mp3.ts'
import { readMp3Frames } from '../mp3-frames.ts'
import { readId3 } from '../testing/read-id3.ts'
import { babble, noise, silence } from '../testing/signals.ts'
import { wavFile } from '../testing/wav-file.ts'
import { masterRecording } from './master-recording.ts'

const RATE = 44_100
const tags = { title: 'Morning jingle', station: 'Harbour Radio' }
const master = (bytes: Uint8Array, loudnessLufs: -16 | -23 = -16) => masterRecording({ bytes, loudnessLufs, tags })
const quiet = (samples: Float32Array, db: number) => samples.map((sample) => sample * fromDecibel(db))
const joined = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]))

const mastered = async (bytes: Uint8Array, lufs?: -16 | -23) => {
  const result = await master(bytes, lufs)
  if (!result.ok) throw new Error(result.fault)
  return result.rendering
}

describe('a file that is added', () => {
  test.for([
    ['a quiet WAV', () => wavFile(quiet(babble(3, RATE), -24), RATE)],
    ['a WAV of a telephone', () => wavFile(babble(3, 8_000), 8_000)],
    ['a studio’s WAV', () => wavFile(babble(3, 96_000), 96_000)],
    ['an MP3', () => encodeMp3([babble(3, RATE)])],
  ] as const)('%s comes to the station’s loudness, below -1 dBTP, as an MP3 like a bulletin', async ([, make]) => {
    for (const lufs of [-16, -23] as const) {
      const { mp3, durationMs, peaks } = await mastered(await make(), lufs)
      const { channels, faults } = await decodeMp3(mp3)
      expect(faults).toEqual([])
      expect(Math.abs(loudnessOf(channels, RATE) - lufs)).toBeLessThan(1)
      expect(20 * Math.log10(truePeak(channels[0]))).toBeLessThanOrEqual(-1)
      expect(durationMs).toBeGreaterThan(2_500)
      expect(durationMs).toBeLessThan(3_700)
      expect(peaks?.length).toBeGreaterThan(0)
      const { frames, fault } = readMp3Frames(mp3)
      expect(fault).toBeNull()
      expect(frames.every(({ kbps, sampleRate, isMono }) => kbps === 128 && sampleRate === RATE && !isMono)).toBe(true)
    }
  })

  test('both channels are heard: a voice on the right one alone is not lost', async () => {
    const voice = babble(3, RATE)
    const both = new Float32Array(voice.length * 2)
    voice.forEach((sample, i) => {
      both[i * 2 + 1] = sample
    })
    expect((await mastered(wavFile(both, RATE, { channels: 2 }))).durationMs).toBeGreaterThan(2_500)
  })

  test('the silence around it goes, and a long one inside is shortened: no gate refuses the bulletin that has it', async () => {
    const { durationMs } = await mastered(
      wavFile(joined(silence(4, RATE), babble(2, RATE), silence(6, RATE), babble(2, RATE), silence(3, RATE)), RATE),
    )
    expect(durationMs).toBeLessThan(6_000)
    expect(durationMs).toBeGreaterThan(4_000)
  })

  test('carries its name and its station, and not the mark of what a machine has made', async () => {
    const tagsOf = readId3(Buffer.from((await mastered(wavFile(babble(2, RATE), RATE))).mp3))
    expect(JSON.stringify(tagsOf)).toContain('Morning jingle')
    expect(JSON.stringify(tagsOf)).not.toContain('AI_GENERATED')
  })
})

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(50_000, 0xff)])

describe('what is no recording is refused, no matter what it is called', () => {
  test.for([
    ['nothing at all', () => Buffer.alloc(0), 'not-sound'],
    ['a PNG', () => png, 'not-sound'],
    ['a PNG behind the mark of a tag', () => Buffer.concat([Buffer.from('ID3'), png]), 'not-sound'],
    ['a text', () => Buffer.from('hello '.repeat(10_000)), 'not-sound'],
    ['a WAV that holds a PNG', () => Buffer.concat([wavFile(new Float32Array(0), RATE).subarray(0, 36), png]), 'not-sound'],
    ['a WAV of 0 s', () => wavFile(new Float32Array(0), RATE), 'not-sound'],
    ['a WAV of a made-up rate', () => wavFile(babble(2, 44_099), 44_099), 'not-sound'],
    ['a WAV of 13 bits', () => wavFile(babble(2, RATE), RATE, { bits: 13 }), 'not-sound'],
    ['a tenth of a second', () => wavFile(babble(0.1, RATE), RATE), 'too-short'],
    ['a minute of silence', () => wavFile(silence(60, RATE), RATE), 'silent'],
    ['a WAV of 30 minutes', () => wavFile(noise(30 * 60, 8_000), 8_000), 'too-long'],
  ] as const)('%s', async ([, make, fault]) => {
    expect(await master(await make())).toEqual({ ok: false, fault })
  })

  test('an MP3 of 30 minutes, given up once it is too long', async () => {
    const second = await encodeMp3([babble(10, RATE)])
    const half = Buffer.concat(Array.from({ length: 180 }, () => second))
    expect(await master(half)).toEqual({ ok: false, fault: 'too-long' })
  })

  test('a header that lies about its length is believed no further than the file goes', async () => {
    expect((await mastered(wavFile(babble(2, RATE), RATE, { length: 0xffff_fff0 }))).durationMs).toBeLessThan(2_500)
  })

  test('floats that are no numbers', async () => {
    const file = wavFile(new Float32Array(RATE * 4), RATE, { bits: 32 })
    file.writeUInt16LE(3, 20)
    file.writeFloatLE(Number.NaN, 48)
    expect(await master(file)).toEqual({ ok: false, fault: 'not-sound' })
  })
})
