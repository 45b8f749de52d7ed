import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { measurePitch } from '../dsp/measure-pitch.ts'
import { bundleForTest } from '../testing/bundle-for-test.ts'
import { givenNaturalVoices } from '../testing/given-natural-voices.ts'
import { writeVoiceStub } from '../testing/voice-stub.ts'
import { TONES } from '../tones.ts'
import { readInstalledVoices } from './installed-voices.ts'
import { createNaturalVoice, type NaturalVoiceConfig } from './natural-voice.ts'

const cleanUps: (() => Promise<void>)[] = []
let program: string
let removeBundle: () => Promise<void>
beforeAll(async () => {
  const { files, remove } = await bundleForTest(['natural/natural-voice-program.ts'])
  program = files[0] ?? ''
  removeBundle = remove
})
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})
afterAll(() => removeBundle())

const phonemes = async () => 'ɡˈʊd mˈɔːɹnɪŋ.'
const givenVoice = async (config: Partial<NaturalVoiceConfig> = {}, harm: (folder: string) => Promise<void> = async () => {}) => {
  const given = await givenNaturalVoices()
  cleanUps.push(given.remove)
  await harm(await given.add('en-US:hum'))
  const [voice] = readInstalledVoices(given.folder)
  if (!voice) throw new Error('it was added')
  const natural = createNaturalVoice({ voice, program, languages: [0], phonemes, ...config })
  cleanUps.push(natural.close)
  return natural
}
const givenStub = async (body: string, config: Partial<NaturalVoiceConfig> = {}) => {
  const stub = await writeVoiceStub(body)
  cleanUps.push(stub.remove)
  return givenVoice({ program: stub.program, ...config })
}
const request = { text: 'Good morning.', language: 0, tone: 0, hostName: 'Ethan' }
const secondsOf = ({ samples, sampleRate }: { samples: Float32Array; sampleRate: number }) => samples.length / sampleRate
const NEUTRAL = 0
const CALM = 1
const ENERGETIC = 3

describe('a natural voice', () => {
  it('speaks by its model, the same samples each time, and faster or slower by tone', async () => {
    const voice = await givenVoice()
    const said = await voice.speak(request)
    expect(said.sampleRate).toBe(22_050)
    expect(said.samples.length).toBeGreaterThan(10_000)
    expect(Math.max(...said.samples)).toBeCloseTo(0.25, 1)
    expect((await voice.speak(request)).samples).toEqual(said.samples)
    const [calm, neutral, energetic] = await Promise.all(
      [CALM, NEUTRAL, ENERGETIC].map(async (tone) => secondsOf(await voice.speak({ ...request, tone }))),
    )
    expect(calm).toBeGreaterThan(neutral ?? 0)
    expect(energetic).toBeLessThan(neutral ?? 0)
  })

  it('speaks higher or lower by tone, by a semitone at most, and no faster for it', async () => {
    const voice = await givenVoice()
    const said = await Promise.all([0, 1, 2, 3, 4, 5].map((tone) => voice.speak({ ...request, tone })))
    const [neutral = 0, ...others] = said.map(({ samples, sampleRate }) => measurePitch(samples, sampleRate))
    const semitones = others.map((pitch) => 12 * Math.log2(pitch / neutral))
    const [calm = 0, friendly = 0, energetic = 0, serious = 0, playful = 0] = semitones
    expect(serious).toBeLessThan(calm)
    expect(calm).toBeLessThan(0)
    expect(playful).toBeGreaterThan(energetic)
    expect(energetic).toBeGreaterThan(friendly)
    expect(friendly).toBeGreaterThan(0)
    for (const each of semitones) expect(Math.abs(each)).toBeLessThan(1.2)
    // As a share of the neutral one, its length is what its speed asks for.
    const [first = 0, ...lengths] = said.map(secondsOf)
    for (const [i, length] of lengths.entries())
      expect(Math.abs(length / first - 1 / (TONES[i + 1]?.speed ?? 0))).toBeLessThan(0.12)
  })

  it('refuses a sentence without a sound, and speaks the next one', async () => {
    const said = ['', 'hˈaɪ']
    const voice = await givenVoice({ phonemes: async () => said.shift() ?? '' })
    await expect(voice.speak(request)).rejects.toMatchObject({ code: 'refused', message: expect.stringContaining('sound') })
    expect(voice.rests(0)).toBe(false)
    expect((await voice.speak(request)).samples.length).toBeGreaterThan(0)
  })

  it('refuses a sentence that would take too much memory', async () => {
    const voice = await givenVoice({ phonemes: async () => 'a'.repeat(20_000) })
    await expect(voice.speak(request)).rejects.toMatchObject({ code: 'refused', message: expect.stringContaining('at most') })
  })

  it.each([
    ['cut short', (folder: string) => truncate(join(folder, 'voice.onnx'), 300)],
    ['a page instead of a model', (folder: string) => writeFile(join(folder, 'voice.onnx'), '<!doctype html><title>404</title>')],
    ['empty', (folder: string) => writeFile(join(folder, 'voice.onnx'), '')],
  ])('%s tells so at its first word, and rests', async (_, harm) => {
    const voice = await givenVoice({}, harm)
    await expect(voice.speak(request)).rejects.toMatchObject({ name: 'VoiceError', code: 'died' })
    expect(voice.rests(0)).toBe(true)
  })

  it('with the settings of something else names what is missing', async () => {
    const voice = await givenVoice({}, (folder) => writeFile(join(folder, 'voice.onnx.json'), '{"audio":{}}'))
    await expect(voice.speak(request)).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('audio.sample_rate'),
    })
  })

  it.each([
    ['hangs', 'process.stdin.resume()', 'timed-out'],
    ['ends', 'process.stdin.on("data", () => process.exit(3))', 'died'],
    ['answers something else', 'process.stdin.on("data", () => send({ id: 99, ok: true }))', 'unusable-answer'],
    ['gives no samples', 'process.stdin.on("data", () => send({ id: 1, ok: true, sampleRate: 22050 }))', 'unusable-answer'],
  ])('whose program %s is left alone for ten minutes', async (_, body, code) => {
    let now = 0
    // Only the one that hangs is to be waited for in vain.
    const voice = await givenStub(body, { now: () => now, ...(code === 'timed-out' ? { speakLimitMs: 300 } : {}) })
    await expect(voice.speak(request)).rejects.toMatchObject({ code })
    expect(voice.rests(0)).toBe(true)
    expect(voice.isAwake()).toBe(false)
    now += 601_000
    expect(voice.rests(0)).toBe(false)
  })

  it('ends its program when its work is called off, and does not rest for it', async () => {
    const voice = await givenStub('process.stdin.resume()', { speakLimitMs: 60_000 })
    const off = new AbortController()
    const speaking = voice.speak({ ...request, signal: off.signal })
    await vi.waitFor(() => expect(voice.isAwake()).toBe(true), { timeout: 20_000 })
    off.abort(new Error('enough'))
    await expect(speaking).rejects.toThrow('enough')
    expect(voice.isAwake()).toBe(false)
    expect(voice.rests(0)).toBe(false)
  })

  it('ends its program when nobody asks it any more, and starts it again at the next word', async () => {
    const voice = await givenVoice({ idleMs: 50 })
    await voice.speak(request)
    await vi.waitFor(() => expect(voice.isAwake()).toBe(false), { timeout: 20_000 })
    expect((await voice.speak(request)).samples.length).toBeGreaterThan(0)
  })
})
