import { rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { decodeMp3 } from './decode.ts'
import { measurePitch } from './dsp/measure-pitch.ts'
import { createStudio } from './studio.ts'
import { bundleForTest, voiceProgram } from './testing/bundle-for-test.ts'
import { givenNaturalVoices } from './testing/given-natural-voices.ts'
import { readId3 } from './testing/read-id3.ts'
import { sampleRequest } from './testing/sample-request.ts'
import { writeVoiceStub } from './testing/voice-stub.ts'

let audioThread: string
let program: string
let removeBundle: () => Promise<void>
beforeAll(async () => {
  const { files, remove } = await bundleForTest(['audio-thread.ts', 'natural/natural-voice-program.ts'])
  audioThread = files[0] ?? ''
  program = files[1] ?? ''
  removeBundle = remove
})
afterAll(() => removeBundle())

const givenStudio = async (naturalProgram = program) => {
  const { folder, add, remove } = await givenNaturalVoices()
  onTestFinished(remove)
  const takenOver: string[] = []
  const studio = createStudio({
    ...{ voiceProgram, audioThread, naturalVoices: { folder, program: naturalProgram }, threads: 1 },
    onTakenOver: ({ code }) => takenOver.push(code),
  })
  onTestFinished(studio.close)
  return { add, studio, takenOver }
}
const request = sampleRequest({ sentences: 2 })
const inMs = (ms: number) => ({ turn: { station: 'one', until: Date.now() + ms } })

describe('a studio with a natural voice', () => {
  it('has it speak the whole bulletin, under the id that was foretold', async () => {
    const { add, studio, takenOver } = await givenStudio()
    await add('en-US:hum', { gender: 'f', attribution: 'Hum by Nobody, CC BY 4.0' })
    const { id, mp3, speaker, lufs, truePeakDbtp } = await studio.render(request, inMs(300_000))
    expect(speaker).toEqual({ kind: 'natural', name: 'en-US:hum' })
    expect(id).toBe(studio.idOf(request))
    expect(readId3(mp3)['TXXX:VOICE_CREDIT']).toBe('Hum by Nobody, CC BY 4.0')
    expect(Math.abs(lufs + 16)).toBeLessThanOrEqual(0.5)
    expect(truePeakDbtp).toBeLessThanOrEqual(-1)
    expect(takenOver).toEqual([])
  })

  it('has the built-in voice speak the whole where the model is broken', async () => {
    const { add, studio, takenOver } = await givenStudio()
    await truncate(join(await add('en-US:hum'), 'voice.onnx'), 200)
    const foretold = studio.idOf(request)
    const { id, speaker } = await studio.render(request)
    expect(speaker).toEqual({ kind: 'built-in', steppedIn: 'failed' })
    expect(id).not.toBe(foretold)
    expect(takenOver).toEqual(['died'])
  })

  it('has the built-in voice speak at once where there is no time for another', async () => {
    const { add, studio, takenOver } = await givenStudio()
    await add('en-US:hum')
    const { speaker } = await studio.render(request, inMs(20_000))
    expect(speaker).toEqual({ kind: 'built-in', steppedIn: 'too-slow' })
    expect(takenOver).toEqual(['timed-out'])
  })

  it('counts to the end of the work where that is another than the air time', async () => {
    const { add, studio } = await givenStudio()
    await add('en-US:hum')
    const { turn } = inMs(300_000)
    expect((await studio.render(request, { turn, readyBy: 0 })).speaker?.kind).toBe('built-in')
    const late = { ...inMs(-1_000), readyBy: Date.now() + 120_000 }
    expect((await studio.render(request, late)).speaker?.kind).toBe('natural')
  })

  it('calls it off when the rest of the time is needed, and does not think it broken', async () => {
    const { add, studio, takenOver } = await givenStudio()
    await add('en-US:hum')
    // A hundredth of a second is less than its program takes to start.
    const { speaker } = await studio.render(request, inMs(30_010))
    expect(speaker).toEqual({ kind: 'built-in', steppedIn: 'too-slow' })
    expect(takenOver).toEqual(['timed-out'])
    expect((await studio.render(request)).speaker?.kind).toBe('natural')
  })

  it('has the chosen voice speak, also where the host’s name would ask for another', async () => {
    const { add, studio } = await givenStudio()
    await add('en-US:hum', { gender: 'f' })
    const marek = { ...sampleRequest({ sentences: 1 }), hostName: 'Marek' }
    expect((await studio.render(marek)).speaker).toEqual({ kind: 'built-in' })
    const chosen = { ...marek, voice: 'en-US:hum' }
    const { id, speaker } = await studio.render(chosen)
    expect(speaker).toEqual({ kind: 'natural', name: 'en-US:hum' })
    expect(id).toBe(studio.idOf(chosen))
  })

  it('has the built-in man or woman speak where that was chosen', async () => {
    const { add, studio } = await givenStudio()
    await add('en-US:hum')
    const spokenBy = async (voice: string) => {
      const { speaker, mp3, id } = await studio.render({ ...sampleRequest({ sentences: 1 }), voice })
      expect(speaker).toEqual({ kind: 'built-in' })
      return { id, pitch: measurePitch((await decodeMp3(mp3)).channels[0], 44_100) }
    }
    const [woman, man] = [await spokenBy('built-in:en-US:f'), await spokenBy('built-in:en:m')]
    expect(woman.pitch).toBeGreaterThan(man.pitch * 1.2)
    expect(woman.id).not.toBe(man.id)
  })

  it.each([
    ['was removed', 'en-US:gone'],
    ['is of another language', 'built-in:fr:f'],
  ])('goes by the host’s name where the chosen voice %s, and says so', async (_, voice) => {
    const { add, studio, takenOver } = await givenStudio()
    await add('en-US:hum', { gender: 'f' })
    const chosen = { ...sampleRequest({ sentences: 1 }), voice }
    const { id, speaker } = await studio.render(chosen)
    expect(speaker).toEqual({ kind: 'natural', name: 'en-US:hum', steppedIn: 'gone' })
    expect(id).toBe(studio.idOf(chosen))
    expect(id).not.toBe(studio.idOf(sampleRequest({ sentences: 1 })))
    expect(takenOver).toEqual([])
  })

  it('has another natural voice of the language speak the whole where the chosen one is broken', async () => {
    const { add, studio, takenOver } = await givenStudio()
    await truncate(join(await add('en-US:broken', { gender: 'f' }), 'voice.onnx'), 200)
    await add('en-US:other', { gender: 'f', sha256: 'cd'.repeat(32) })
    await add('en-US:man', { gender: 'm', sha256: 'ef'.repeat(32) })
    const { speaker } = await studio.render({ ...request, voice: 'en-US:broken' })
    expect(speaker).toEqual({ kind: 'natural', name: 'en-US:other', steppedIn: 'failed' })
    expect(takenOver).toEqual(['died'])
  })

  it('never mixes two voices: where one ends in the middle, another natural one speaks the whole', async () => {
    // The true program, but that of the weak voice ends at its second sentence.
    const weak = await writeVoiceStub(
      `if (process.argv[2].includes('weak')) { let asked = 0; process.stdin.on('data', () => { asked += 1; if (asked > 1) process.exit(7) }) }
       await import(${JSON.stringify(program)})`,
      '',
    )
    onTestFinished(weak.remove)
    const { add, studio, takenOver } = await givenStudio(weak.program)
    await add('en-US:weak', { gender: 'f' })
    await add('en-US:strong', { gender: 'f', sha256: 'cd'.repeat(32) })
    const whole = sampleRequest()
    const { speaker, sha256, marks } = await studio.render({ ...whole, voice: 'en-US:weak' })
    expect(speaker).toEqual({ kind: 'natural', name: 'en-US:strong', steppedIn: 'failed' })
    expect(takenOver).toEqual(['died'])
    expect(marks).toHaveLength(whole.segments.length)
    expect(sha256).toBe((await studio.render({ ...whole, voice: 'en-US:strong' })).sha256)
  })

  it.each([
    ['is missing', (folder: string) => rm(join(folder, 'voice.onnx'))],
    ['has lost its settings', (folder: string) => rm(join(folder, 'voice.onnx.json'))],
  ])('has another natural voice speak where the model %s', async (_, harm) => {
    const { add, studio } = await givenStudio()
    await harm(await add('en-US:gone', { gender: 'f' }))
    await add('en-US:other', { gender: 'f', sha256: 'cd'.repeat(32) })
    const { speaker } = await studio.render({ ...sampleRequest({ sentences: 1 }), voice: 'en-US:gone' })
    expect(speaker).toEqual({ kind: 'natural', name: 'en-US:other', steppedIn: 'failed' })
  })

  it('speaks other languages as before', async () => {
    const { add, studio } = await givenStudio()
    await add('en-US:hum')
    expect((await studio.render(sampleRequest({ language: 1, sentences: 1 }))).speaker).toEqual({ kind: 'built-in' })
  })
})
