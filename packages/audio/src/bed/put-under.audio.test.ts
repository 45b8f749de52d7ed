import { MUSIC_FORMATS } from '@hourcast/domain/hosts/music-formats'
import { describe, expect, test } from 'vitest'
import { bothSides, middleOf, type Stereo } from '../dsp/channels.ts'
import { toDecibel } from '../dsp/decibel.ts'
import { loudnessOf } from '../dsp/loudness.ts'
import { normalise } from '../dsp/normalise.ts'
import { MIX } from '../mix-settings.ts'
import { MP3_SAMPLE_RATE } from '../mp3.ts'
import { babble } from '../testing/signals.ts'
import { TONES } from '../tones.ts'
import { BUTTON_MS, beatMs, bedMs, closerBeat, requireGenre, voiceAtMs } from './bed-length.ts'
import { GENRES } from './genres.ts'
import { BED_LUFS, bedOf, makeBed } from './make-bed.ts'
import { MOTIF_BEATS } from './motif.ts'
import { putUnder } from './put-under.ts'
import { signatureOf } from './signature.ts'

const LUFS = -16
const LEAST_BELOW_VOICE = 12
const VOICE_MS = 14_000
const lufsOf = (sound: Stereo): number => loudnessOf(sound, MP3_SAMPLE_RATE)
const at = (ms: number): number => Math.round((ms * MP3_SAMPLE_RATE) / 1000)
const cut = ([left, right]: Stereo, fromMs: number, toMs: number): Stereo => [
  left.subarray(at(fromMs), at(toMs)),
  right.subarray(at(fromMs), at(toMs)),
]
/** A matcher would take a minute over a million numbers. */
const areAlike = (one: Float32Array, other: Float32Array): boolean =>
  one.length === other.length && one.every((sample, i) => sample === other[i])
const largestStep = (samples: Float32Array): number => {
  let largest = 0
  for (let i = 1; i < samples.length; i++)
    largest = Math.max(largest, Math.abs((samples[i] as number) - (samples[i - 1] as number)))
  return largest
}
const correlationOf = ([left, right]: Stereo): number => {
  let [both, ofLeft, ofRight] = [0, 0, 0]
  for (const [i, l] of left.entries()) {
    const r = right[i] as number
    both += l * r
    ofLeft += l * l
    ofRight += r * r
  }
  return both / Math.sqrt(ofLeft * ofRight)
}
/** What one loudspeaker loses of it. */
const lostInMono = (sound: Stereo): number => {
  const middle = middleOf(sound)
  return lufsOf(sound) - lufsOf([middle, middle])
}

/** Of `LUFS` in both channels together. */
const [voice] = normalise([babble(VOICE_MS / 1000, MP3_SAMPLE_RATE)], MP3_SAMPLE_RATE, { lufs: LUFS - 3.01, ceilingDbtp: -2 })
const under = (more: Partial<Parameters<typeof putUnder>[1]> = {}) =>
  putUnder(voice, {
    ...{ trackId: 'jazz', station: 'Harbour Radio', lufs: LUFS, belowVoice: 18, silentSpans: [], stings: [] },
    ...more,
  })
/** What is heard beside the voice. */
const musicOf = ({ channels, shiftMs }: ReturnType<typeof putUnder>): Stereo => {
  const shift = at(shiftMs)
  return bothSides(channels, (side) => {
    const music = side.slice()
    for (let i = 0; i < voice.length; i++) music[shift + i] = (music[shift + i] as number) - (voice[i] as number)
    return music
  })
}
/** How long a voice of `voiceMs` is with its music before and after it. */
const lengthWithBedMs = (trackId: string, voiceMs: number): number => {
  const genre = requireGenre(trackId)
  return (closerBeat(genre, voiceAtMs(genre) + voiceMs) + MOTIF_BEATS) * beatMs(genre) + BUTTON_MS
}

const TRACKS = MUSIC_FORMATS.map(({ trackId }) => trackId)

describe('a music bed', () => {
  test('is there for each music format', () => {
    expect(Object.keys(GENRES).sort()).toEqual([...TRACKS].sort())
  })

  test.each(TRACKS)('%s: loops without a seam, at its loudness, and rings out', (trackId) => {
    const { loop, button, stings } = bedOf(trackId)
    expect(lufsOf(loop)).toBeCloseTo(BED_LUFS, 1)
    for (const side of loop) {
      const seam = Math.abs((side[0] as number) - (side.at(-1) as number))
      expect(seam).toBeLessThanOrEqual(largestStep(side))
      const mean = side.reduce((sum, sample) => sum + sample, 0) / side.length
      expect(Math.abs(mean)).toBeLessThan(0.001)
    }
    for (const side of button) expect(Math.abs(side.at(-1) as number)).toBeLessThan(0.001)
    expect(lufsOf(button)).toBeGreaterThan(BED_LUFS - 10)
    expect(stings).toHaveLength(4)
    for (const sting of stings) {
      expect(lufsOf(sting)).toBeCloseTo(BED_LUFS, 1)
      for (const side of sting)
        expect([side[0], side.at(-1)].map((sample) => Math.abs(sample as number))).toEqual([0, expect.closeTo(0, 3)])
    }
  })

  test.each(TRACKS)('%s: is wide, and one loudspeaker loses less than 3 dB of it', (trackId) => {
    const { opener, closer } = signatureOf(trackId, 'Harbour Radio')
    const { loop, button } = bedOf(trackId)
    for (const sound of [loop, button, opener, closer]) {
      expect(lostInMono(sound)).toBeLessThan(3)
      expect(correlationOf(sound)).toBeGreaterThan(0.2)
    }
    expect(correlationOf(loop)).toBeLessThan(0.95)
    const [left, right] = loop
    expect(Math.abs(lufsOf([left, left]) - lufsOf([right, right]))).toBeLessThan(1)
  })

  test('is the same each time it is made', () => {
    const [again, before] = [makeBed(requireGenre('pop')).loop, bedOf('pop').loop]
    for (const side of [0, 1] as const) expect(areAlike(again[side], before[side])).toBe(true)
  })

  test('throws for a track that is not there', () => {
    expect(() => bedOf('polka')).toThrow(RangeError)
  })
})

/** While words are heard; from the first one on, the signature's last notes are low as well. */
const expectLow = (whole: ReturnType<typeof putUnder>, belowVoice: number): void => {
  const wordsAt = whole.shiftMs + MIX.endSilenceMs
  const music = musicOf(whole)
  const speaking = lufsOf(cut(music, wordsAt, whole.shiftMs + VOICE_MS - MIX.endSilenceMs))
  expect(speaking).toBeLessThan(LUFS - LEAST_BELOW_VOICE)
  expect(speaking).toBeGreaterThan(LUFS - belowVoice - 4)
  expect(lufsOf(cut(music, wordsAt, wordsAt + 1_000))).toBeLessThan(LUFS - LEAST_BELOW_VOICE)
}

describe('the voice over its bed', () => {
  test.each(TRACKS)(
    '%s: its first word is on a beat after the signature has landed, and the last chord is on one after the motif',
    (trackId) => {
      const { channels, shiftMs } = under({ trackId })
      const genre = requireGenre(trackId)
      const beats = (ms: number): number => ms / beatMs(genre)
      expect(shiftMs).toBeCloseTo(voiceAtMs(genre), 0)
      const landingMs = (signatureOf(trackId, '').landing / MP3_SAMPLE_RATE) * 1000
      expect(landingMs).toBeGreaterThanOrEqual(1_500)
      expect(landingMs).toBeLessThanOrEqual(3_000)
      for (const ms of [landingMs, shiftMs + MIX.endSilenceMs]) expect(beats(ms)).toBeCloseTo(Math.round(beats(ms)), 2)
      const lengthMs = (channels[0].length / MP3_SAMPLE_RATE) * 1000
      expect(lengthMs).toBeCloseTo(lengthWithBedMs(trackId, VOICE_MS), -1)
      expect(Math.abs(lengthMs - VOICE_MS - bedMs(trackId))).toBeLessThanOrEqual(beatMs(genre) / 2 + 1)
      expect(lufsOf(cut(channels, 0, landingMs))).toBeGreaterThan(LUFS - 8)
      for (const side of channels) expect(toDecibel(largestStep(side.subarray(-at(5))) + 1e-9)).toBeLessThan(-50)
    },
  )

  test('is the same in both channels: what differs is the music', () => {
    const whole = under({ silentSpans: [{ startMs: 0, endMs: VOICE_MS }] })
    expect(areAlike(...whole.channels)).toBe(true)
    expect(areAlike(...musicOf(under()))).toBe(false)
  })

  test.each(TRACKS)('%s: has no click where opener, bed, motif and last chord meet', (trackId) => {
    const music = musicOf(under({ trackId }))
    const genre = requireGenre(trackId)
    const landing = (signatureOf(trackId, '').landing / MP3_SAMPLE_RATE) * 1000
    const end = lengthWithBedMs(trackId, VOICE_MS)
    const joins = [landing, end - 2_000 - 2 * beatMs(genre), end - 2_000]
    // A click is a step beyond what strokes and strings make everywhere.
    for (const side of music) {
      const usual = largestStep(side.subarray(at(landing + 20), at(landing + 400)))
      const loudest = Math.max(
        usual,
        largestStep(side.subarray(at(end - 1_950))),
        largestStep(side.subarray(0, at(landing - 20))),
      )
      for (const join of joins) expect(largestStep(side.subarray(at(join - 3), at(join + 3)))).toBeLessThanOrEqual(loudest * 1.5)
    }
  })

  test.each(TONES.map(({ name, bedBelowVoice }) => [name, bedBelowVoice] as const))(
    'stands at least 12 LU above the music in the tone %s',
    (_, belowVoice) => {
      for (const trackId of ['jazz', 'new-age', 'heavy-metal']) expectLow(under({ trackId, belowVoice }), belowVoice)
    },
  )

  test.each(TRACKS)('%s: stands at least 12 LU above the music in the tone that has most of it', (trackId) => {
    const belowVoice = Math.min(...TONES.map(({ bedBelowVoice }) => bedBelowVoice))
    expectLow(under({ trackId, belowVoice }), belowVoice)
  })

  test('has a short figure between two stories, in the key of what plays there', () => {
    const [plain, parted] = [under(), under({ stings: [9_000] })].map(musicOf)
    if (!plain || !parted) throw new Error('two were made')
    const heard: Stereo = [
      parted[0].map((sample, i) => sample - (plain[0][i] as number)),
      parted[1].map((sample, i) => sample - (plain[1][i] as number)),
    ]
    const { shiftMs } = under()
    const part = (from: number, to: number) => cut(heard, shiftMs + from, shiftMs + to)
    expect(lufsOf(part(9_000, 9_600))).toBeCloseTo(LUFS - 9, 0)
    expect(lufsOf(part(0, 8_990))).toBeLessThan(-70)
    // It is over when the next sentence is under way.
    expect(lufsOf(part(9_700, 12_000))).toBeLessThan(-70)
  })

  test('has no music while a grave story is told, and some again after it', () => {
    const whole = under({ silentSpans: [{ startMs: 5_000, endMs: 7_000 }] })
    const music = musicOf(whole)
    const part = (from: number, to: number) => lufsOf(cut(music, whole.shiftMs + from, whole.shiftMs + to))
    expect(part(4_900, 7_100)).toBeLessThan(-70)
    expect(part(1_000, 2_500)).toBeGreaterThan(LUFS - 24)
    expect(part(9_500, 13_000)).toBeGreaterThan(LUFS - 24)
  })

  test('ends with the voice where the last words are grave', () => {
    const whole = under({ silentSpans: [{ startMs: 9_000, endMs: VOICE_MS }] })
    const { length } = whole.channels[0]
    expect(length).toBe(voice.length + at(whole.shiftMs))
    const endMs = (length / MP3_SAMPLE_RATE) * 1000
    expect(lufsOf(cut(musicOf(whole), endMs - 3_000, endMs))).toBeLessThan(-70)
  })

  test('has no music at all before a story that is grave from the first word on', () => {
    const whole = under({ silentSpans: [{ startMs: 0, endMs: VOICE_MS }] })
    expect(lufsOf(musicOf(whole))).toBeLessThan(-70)
    expect(whole.channels[0].length).toBe(voice.length)
  })
})
