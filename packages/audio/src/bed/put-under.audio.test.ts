import { MUSIC_FORMATS } from '@hourcast/domain/hosts/music-formats'
import { describe, expect, test } from 'vitest'
import { toDecibel } from '../dsp/decibel.ts'
import { integratedLoudness } from '../dsp/loudness.ts'
import { normalise } from '../dsp/normalise.ts'
import { MP3_SAMPLE_RATE } from '../mp3.ts'
import { babble } from '../testing/signals.ts'
import { TONES } from '../tones.ts'
import { bedMs, requireGenre } from './bed-length.ts'
import { GENRES } from './genres.ts'
import { BED_LUFS, bedOf, makeBed } from './make-bed.ts'
import { putUnder } from './put-under.ts'

const LUFS = -16
const LEAST_BELOW_VOICE = 12
const lufsOf = (samples: Float32Array): number => integratedLoudness(samples, MP3_SAMPLE_RATE)
const at = (ms: number): number => Math.round((ms * MP3_SAMPLE_RATE) / 1000)
const largestStep = (samples: Float32Array): number =>
  samples.reduce((largest, sample, i) => (i === 0 ? 0 : Math.max(largest, Math.abs(sample - (samples[i - 1] as number)))), 0)

const [voice] = normalise([babble(20, MP3_SAMPLE_RATE)], MP3_SAMPLE_RATE, { lufs: LUFS, ceilingDbtp: -2 })
const under = (more: Partial<Parameters<typeof putUnder>[1]> = {}) =>
  putUnder(voice, { trackId: 'jazz', lufs: LUFS, belowVoice: 18, silentSpans: [], stings: [], ...more })
/** What is heard beside the voice. */
const musicOf = ({ samples, shiftMs }: ReturnType<typeof putUnder>): Float32Array => {
  const music = samples.slice()
  const shift = at(shiftMs)
  voice.forEach((sample, i) => {
    music[shift + i] = (music[shift + i] as number) - sample
  })
  return music
}

describe('a music bed', () => {
  test('is there for each music format', () => {
    expect(Object.keys(GENRES).sort()).toEqual(MUSIC_FORMATS.map(({ trackId }) => trackId).sort())
  })

  test.each(MUSIC_FORMATS.map(({ trackId }) => trackId))(
    '%s: loops without a seam, at its loudness, and rings out',
    (trackId) => {
      const { loop, button, stings } = bedOf(trackId)
      expect(lufsOf(loop)).toBeCloseTo(BED_LUFS, 1)
      const seam = Math.abs((loop[0] as number) - (loop.at(-1) as number))
      expect(seam).toBeLessThanOrEqual(largestStep(loop))
      const mean = loop.reduce((sum, sample) => sum + sample, 0) / loop.length
      expect(Math.abs(mean)).toBeLessThan(0.001)
      expect(Math.abs(button.at(-1) as number)).toBeLessThan(0.001)
      expect(lufsOf(button)).toBeGreaterThan(BED_LUFS - 10)
      expect(stings).toHaveLength(4)
      for (const sting of stings) {
        expect(lufsOf(sting)).toBeCloseTo(BED_LUFS, 1)
        expect([sting[0], sting.at(-1)].map((sample) => Math.abs(sample as number))).toEqual([0, expect.closeTo(0, 3)])
      }
    },
  )

  test('is the same each time it is made', () => {
    const { loop } = makeBed(requireGenre('pop'))
    expect(Buffer.compare(Buffer.from(loop.buffer), Buffer.from(bedOf('pop').loop.buffer))).toBe(0)
  })

  test('throws for a track that is not there', () => {
    expect(() => bedOf('polka')).toThrow(RangeError)
  })
})

describe('the voice over its bed', () => {
  test('is heard after some beats of music alone, and the last chord follows it', () => {
    const { samples, shiftMs } = under()
    const seconds = (samples.length - voice.length) / MP3_SAMPLE_RATE
    expect(shiftMs).toBeGreaterThan(1_500)
    expect(Math.abs(seconds * 1000 - bedMs('jazz'))).toBeLessThan(60_000 / 116 / 2 + 20)
    expect(lufsOf(samples.subarray(0, at(shiftMs - 500)))).toBeGreaterThan(LUFS - 8)
    expect(toDecibel(largestStep(samples.subarray(-at(5))) + 1e-9)).toBeLessThan(-50)
  })

  test.each(TONES.map(({ name, bedBelowVoice }) => [name, bedBelowVoice] as const))(
    'stands at least 12 LU above the music in the tone %s',
    (_, belowVoice) => {
      for (const trackId of ['jazz', 'new-age']) {
        const whole = under({ trackId, belowVoice })
        const speaking = musicOf(whole).subarray(at(whole.shiftMs + 200), at(whole.shiftMs + 19_000))
        expect(lufsOf(speaking)).toBeLessThan(LUFS - LEAST_BELOW_VOICE)
        expect(lufsOf(speaking)).toBeGreaterThan(LUFS - belowVoice - 4)
      }
    },
  )

  test('has a short figure between two stories, in the key of what plays there', () => {
    const [plain, parted] = [under(), under({ stings: [9_000] })].map(musicOf)
    if (!plain || !parted) throw new Error('two were made')
    const heard = parted.map((sample, i) => sample - (plain[i] as number))
    const { shiftMs } = under()
    const part = (from: number, to: number) => heard.subarray(at(shiftMs + from), at(shiftMs + to))
    expect(lufsOf(part(9_000, 9_600))).toBeCloseTo(LUFS - 9, 0)
    expect(lufsOf(part(0, 8_990))).toBeLessThan(-70)
    // It is over when the next sentence is under way.
    expect(lufsOf(part(9_700, 12_000))).toBeLessThan(-70)
  })

  test('has no music while a grave story is told, and some again after it', () => {
    const whole = under({ silentSpans: [{ startMs: 8_000, endMs: 11_000 }] })
    const music = musicOf(whole)
    const part = (from: number, to: number) => lufsOf(music.subarray(at(whole.shiftMs + from), at(whole.shiftMs + to)))
    expect(part(7_900, 11_100)).toBeLessThan(-70)
    expect(part(4_000, 5_500)).toBeGreaterThan(LUFS - 24)
    expect(part(14_000, 18_000)).toBeGreaterThan(LUFS - 24)
  })

  test('ends with the voice where the last words are grave', () => {
    const whole = under({ silentSpans: [{ startMs: 15_000, endMs: 20_000 }] })
    expect(whole.samples.length).toBe(voice.length + at(whole.shiftMs))
    expect(lufsOf(musicOf(whole).subarray(-at(3_000)))).toBeLessThan(-70)
  })

  test('has no music at all before a story that is grave from the first word on', () => {
    const whole = under({ silentSpans: [{ startMs: 0, endMs: 20_000 }] })
    expect(lufsOf(musicOf(whole))).toBeLessThan(-70)
    expect(whole.samples.length).toBe(voice.length)
  })
})
