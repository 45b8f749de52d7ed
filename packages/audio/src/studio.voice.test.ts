import { createHash } from 'node:crypto'
import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { decodeMp3 } from './decode.ts'
import { measurePitch } from './dsp/measure-pitch.ts'
import { createStudio } from './studio.ts'
import type { Rendering, Studio, StudioConfig } from './studio-types.ts'
import { bundleForTest, voiceProgram } from './testing/bundle-for-test.ts'
import { readId3 } from './testing/read-id3.ts'
import { sampleRequest } from './testing/sample-request.ts'
import { pcmBabble, type SpeechAnswer, type SpeechAsked, startSpeechEndpoint } from './testing/speech-endpoint.ts'

const cleanUps: (() => Promise<void>)[] = []
let audioThread: string
let removeBundle: () => Promise<void>
let studio: Studio
beforeAll(async () => {
  const { files, remove } = await bundleForTest(['audio-thread.ts'])
  audioThread = files[0] ?? ''
  removeBundle = remove
  studio = createStudio({ voiceProgram, audioThread })
})
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})
afterAll(async () => {
  await studio.close()
  await removeBundle()
})
const openStudio = (config: Partial<StudioConfig> = {}): Studio => {
  const opened = createStudio({ voiceProgram, audioThread, threads: 1, ...config })
  cleanUps.push(opened.close)
  return opened
}

describe('every language in every tone', () => {
  it.each(LANGUAGES.map(({ name, value }) => [name, value] as const))('%s speaks and passes the gates', async (_, language) => {
    const tones = [0, 1, 2, 3, 4, 5]
    const renderings = await Promise.all(tones.map((tone) => studio.render(sampleRequest({ language, tone, sentences: 1 }))))
    for (const { lufs, truePeakDbtp, durationMs, mp3 } of renderings) {
      expect(Math.abs(lufs + 16)).toBeLessThanOrEqual(0.5)
      expect(truePeakDbtp).toBeLessThanOrEqual(-1)
      expect(durationMs).toBeGreaterThan(1500)
      expect(mp3.length).toBeGreaterThan(10_000)
    }
    expect(new Set(renderings.map(({ sha256 }) => sha256)).size).toBe(6)
  })
})

describe('a name that an owner has typed', () => {
  it.each([
    ['English', 0, 'Kate Sarah', 'James'],
    ['Portuguese', 6, 'Ana Leonor', 'João Rui'],
  ])('is heard in %s as a woman or a man', async (_, language, women, men) => {
    const pitchOf = async (hostName: string) => {
      const { mp3 } = await studio.render(sampleRequest({ language, hostName, sentences: 1 }))
      return measurePitch((await decodeMp3(mp3)).channels[0], 44_100)
    }
    for (const name of women.split(' ')) expect(await pitchOf(name)).toBeGreaterThan(150)
    for (const name of men.split(' ')) expect(await pitchOf(name)).toBeLessThan(150)
  })
})

describe('the six tones', () => {
  it('differ measurably in rate and pitch', async () => {
    const [neutral, calm, friendly, energetic, serious, playful] = await Promise.all(
      [0, 1, 2, 3, 4, 5].map(async (tone) => {
        const { mp3, durationMs } = await studio.render(sampleRequest({ tone, hostName: 'Marek', sentences: 2 }))
        return { durationMs, pitch: measurePitch((await decodeMp3(mp3)).channels[0], 44_100) }
      }),
    )
    if (!neutral || !calm || !friendly || !energetic || !serious || !playful) throw new Error('six were rendered')
    const byRate = [calm, serious, neutral, friendly, playful, energetic].map(({ durationMs }) => durationMs)
    expect(byRate).toEqual([...byRate].sort((a, b) => b - a))
    expect(energetic.durationMs).toBeLessThan(0.88 * neutral.durationMs)
    expect(calm.durationMs).toBeGreaterThan(1.12 * neutral.durationMs)
    const byPitch = [serious, calm, neutral, friendly, energetic, playful].map(({ pitch }) => pitch)
    for (const [i, pitch] of byPitch.entries()) if (i > 0) expect(pitch / (byPitch[i - 1] ?? 0)).toBeGreaterThan(1.05)
  })
})

describe('a rendering', () => {
  it('is the same in bytes for the same request, also from another studio after other work', async () => {
    const request = sampleRequest({ sentences: 2 })
    const first = await studio.render(request)
    const other = openStudio()
    await other.render(sampleRequest({ language: 1, tone: 3, sentences: 1 }))
    const second = await other.render(request)
    expect(second.sha256).toBe(first.sha256)
    expect(Buffer.compare(second.mp3, first.mp3)).toBe(0)
    expect(createHash('sha256').update(first.mp3).digest('hex')).toBe(first.sha256)
    expect(first.id).toBe(other.idOf(request))
  })

  it('marks where each segment is read, in order and within the whole', async () => {
    const { marks, durationMs } = await studio.render(sampleRequest())
    expect(marks.map(({ segment }) => segment)).toEqual([0, 1, 2])
    const times = marks.flatMap(({ startMs, endMs }) => [startMs, endMs])
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(times[0]).toBeGreaterThanOrEqual(300)
    expect(times.at(-1)).toBeLessThanOrEqual(durationMs - 290)
  })

  it('carries its tags', async () => {
    const { mp3 } = await studio.render(sampleRequest({ sentences: 1 }))
    expect(readId3(mp3)).toMatchObject({ TPE1: 'Clara', TDAT: '2510', 'TXXX:AI_GENERATED': '1' })
  })

  it.each([-18, -23, -24] as const)('may aim at %i LUFS', async (loudnessLufs) => {
    const { lufs } = await studio.render({ ...sampleRequest({ sentences: 1 }), loudnessLufs })
    expect(Math.abs(lufs - loudnessLufs)).toBeLessThanOrEqual(0.5)
  })

  it('tells its stages', async () => {
    const stages: string[] = []
    await studio.render(sampleRequest({ sentences: 1 }), { onStage: (stage) => stages.push(stage) })
    expect(stages).toEqual(['speaking', 'mastering'])
  })

  it.each([
    ['a single word', 'Hourcast.'],
    ['a short ident', 'Hourcast FM'],
    ['markup and signs', 'Rain < 5 mm & wind > 3 in <b>Oslo</b>.'],
    ['numbers', 'In 2027, 18,432 people saw it, up 1.2%.'],
    ['emoji among words', 'Good morning 😀, here is the news.'],
    ['quotes, dashes and dots', '“Wait…” – he said – ‘no’; then: silence!'],
    ['a sentence of 500 characters', 'and then we went along '.repeat(22)],
  ])('of %s passes the gates', async (_, spoken) => {
    const { durationMs } = await studio.render({ ...sampleRequest(), segments: [{ spoken, pauseAfterMs: 0 }] })
    expect(durationMs).toBeGreaterThan(800)
  })

  it('keeps long pauses within the gates', async () => {
    const segments = sampleRequest().segments.map((segment) => ({ ...segment, pauseAfterMs: 9000 }))
    await expect(studio.render({ ...sampleRequest(), segments })).resolves.toMatchObject({ marks: { length: 3 } })
  })

  it.each([
    ['without a word', { segments: [{ spoken: ' … 😀 ', pauseAfterMs: 0 }] }, { code: 'nothing-to-say' }],
    ['without segments', { segments: [] }, { code: 'nothing-to-say' }],
    [
      'longer than 5 minutes',
      { segments: [{ spoken: 'The weather is fine today. '.repeat(300), pauseAfterMs: 0 }] },
      { code: 'too-long' },
    ],
    ['in an unknown language', { language: 14 }, { name: 'RangeError', message: 'language: 14 is none of the 14 languages' }],
  ])('%s is refused with a clear error', async (_, change, error) => {
    await expect(studio.render({ ...sampleRequest(), ...change })).rejects.toMatchObject(error)
  })

  it('that cannot pass a gate is tried once more and then refused by the gate that stopped it', async () => {
    const stages: string[] = []
    // The engine buzzes through consonants far faster than words of that length could be said.
    const request = { ...sampleRequest(), segments: [{ spoken: 'x'.repeat(300), pauseAfterMs: 0 }] }
    const failing = studio.render(request, { onStage: (stage) => stages.push(stage) })
    await expect(failing).rejects.toMatchObject({
      name: 'GateError',
      code: 'duration',
      bound: expect.stringMatching(/^from .* s to .* s$/),
    })
    expect(stages).toEqual(['speaking', 'mastering', 'speaking', 'mastering'])
  })

  it.each(['speaking', 'mastering'] as const)('is left at once when it is called off while %s', async (stage) => {
    const abort = new AbortController()
    const failing = studio.render(sampleRequest(), {
      signal: abort.signal,
      onStage: (reached) => {
        if (reached === stage) queueMicrotask(() => abort.abort(new Error('called off')))
      },
    })
    await expect(failing).rejects.toThrow('called off')
    await expect(studio.render(sampleRequest({ sentences: 1 }))).resolves.toMatchObject({ speaker: { kind: 'built-in' } })
  })
})

describe('with a speech endpoint', () => {
  // About 15 letters a second, as people speak.
  const speak = ({ body }: SpeechAsked): SpeechAnswer => ({ body: pcmBabble(0.3 + body.input.length / 15) })
  let answer: (asked: SpeechAsked, nth: number) => SpeechAnswer
  let endpoint: Awaited<ReturnType<typeof startSpeechEndpoint>>
  // One for all: of what an endpoint did before, a studio remembers only which language it refused.
  let opened: Studio
  beforeAll(async () => {
    endpoint = await startSpeechEndpoint((asked, nth) => answer(asked, nth))
    opened = createStudio({ voiceProgram, audioThread, threads: 1, speechServers: [{ baseUrl: endpoint.baseUrl }] })
  })
  beforeEach(() => {
    answer = speak
    endpoint.asked.length = 0
  })
  afterAll(async () => {
    await opened.close()
    await endpoint.close()
  })
  const usedBuiltIn = ({ speaker }: Rendering) => speaker?.kind === 'built-in'

  it('it speaks, a sentence at a time, in order', async () => {
    const rendering = await opened.render(sampleRequest())
    expect(usedBuiltIn(rendering)).toBe(false)
    expect(new Set(endpoint.asked.map(({ body }) => body.input))).toEqual(
      new Set([
        'Good morning, this is the news at nine.',
        'The city council has approved the new tram line between the harbour and the university.',
        'Work begins in the spring.',
        'And the weather: bright spells, with highs of twenty one degrees.',
      ]),
    )
    expect(Math.abs(rendering.lufs + 16)).toBeLessThanOrEqual(0.5)
    expect(opened.idOf(sampleRequest())).not.toBe(studio.idOf(sampleRequest()))
  })

  it('the built-in voice speaks the whole script when the endpoint fails at one sentence', async () => {
    answer = (asked, nth) => (nth === 3 ? { status: 401 } : speak(asked))
    const request = sampleRequest({ sentences: 2 })
    const rendering = await opened.render(request)
    expect(usedBuiltIn(rendering)).toBe(true)
    expect(rendering.sha256).toBe((await studio.render(request)).sha256)
    // A cache that looks for the endpoint's own does not find the stand-in's.
    expect(rendering.id).toBe(studio.idOf(request))
    expect(rendering.id).not.toBe(opened.idOf(request))
  })

  it('the built-in voice speaks a language that the endpoint refuses, and the endpoint the others', async () => {
    answer = (asked) => (/German/.test(asked.body.instructions) ? { status: 400 } : speak(asked))
    expect(usedBuiltIn(await opened.render(sampleRequest({ language: 1, sentences: 1 })))).toBe(true)
    const count = endpoint.asked.length
    expect(usedBuiltIn(await opened.render(sampleRequest({ language: 1, sentences: 1 })))).toBe(true)
    expect(endpoint.asked.length).toBe(count)
    expect(usedBuiltIn(await opened.render(sampleRequest({ sentences: 1 })))).toBe(false)
  })

  it('the built-in voice speaks languages that are not configured for it', async () => {
    const partly = openStudio({ speechServers: [{ baseUrl: endpoint.baseUrl, languages: [0] }] })
    expect(usedBuiltIn(await partly.render(sampleRequest({ language: 1, sentences: 1 })))).toBe(true)
    expect(endpoint.asked).toEqual([])
    expect(partly.idOf(sampleRequest({ language: 1 }))).toBe(studio.idOf(sampleRequest({ language: 1 })))
  })

  it('the next server speaks the whole where the first one fails; the rendering says by whom, and what was asked', async () => {
    const price = 10
    const gone = await startSpeechEndpoint(() => ({ status: 401 }))
    cleanUps.push(gone.close)
    const two = openStudio({ speechServers: [{ baseUrl: gone.baseUrl }, { baseUrl: endpoint.baseUrl, price }] })
    const { speaker } = await two.render(sampleRequest({ sentences: 1 }))
    const characters = endpoint.asked.reduce((sum, { body }) => sum + body.input.length, 0)
    expect(speaker).toMatchObject({ kind: 'remote', name: expect.stringMatching(/nova|shimmer|alloy/), steppedIn: 'failed' })
    expect(speaker?.asked).toEqual({ characters, ms: expect.any(Number), cost: (characters * price) / 1_000_000 })
  })

  it('a voice of it can be chosen, also one of another gender than the name’s', async () => {
    const { speaker } = await opened.render({ ...sampleRequest({ sentences: 1 }), voice: 'remote:onyx' })
    expect(speaker).toMatchObject({ kind: 'remote', name: 'onyx' })
    expect(endpoint.asked.map(({ body }) => body.voice)).toEqual(['onyx'])
  })

  it('the built-in voice speaks what is due before the endpoint could have answered', async () => {
    const soon = { station: 'one', until: Date.now() + 5_000 }
    expect(usedBuiltIn(await opened.render(sampleRequest({ sentences: 1 }), { turn: soon }))).toBe(true)
    expect(endpoint.asked).toEqual([])
  })

  it('an answer that is far too short fails the duration gate, and the built-in voice takes over', async () => {
    answer = () => ({ body: pcmBabble(0.3) })
    expect(usedBuiltIn(await opened.render(sampleRequest({ sentences: 2 })))).toBe(true)
  })
})
