import { freshUntil } from '@hourcast/domain/broadcasts/deadlines'
import { afterEach, describe, expect, it } from 'vitest'
import { pcmBabble, type SpeechAnswer, type SpeechAsked, startSpeechEndpoint } from '../testing/speech-endpoint.ts'
import { wavFile } from '../testing/wav-file.ts'
import { createRemoteVoice, PIECE_LIMIT_MS, type RemoteVoiceConfig } from './remote-voice.ts'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const endpoint of open.splice(0)) await endpoint.close()
})

const start = async (answer: (asked: SpeechAsked, nth: number) => SpeechAnswer, config: Partial<RemoteVoiceConfig> = {}) => {
  const endpoint = await startSpeechEndpoint(answer)
  open.push(endpoint)
  return { ...endpoint, voice: createRemoteVoice({ baseUrl: endpoint.baseUrl, firstRetryMs: 1, ...config }) }
}

const request = { text: 'Guten Morgen.', language: 1, tone: 1, hostName: 'Clara', gender: 'f' as const }
const pcm = { body: pcmBabble(0.2) }

describe('an OpenAI-compatible speech endpoint', () => {
  it('is asked for pcm at {base}/audio/speech, with key, model, voice, and the tone as speed and instructions', async () => {
    const { voice, asked } = await start(() => pcm, {
      apiKey: 'secret',
      model: 'kokoro',
      voices: { f: ['af_bella'], m: ['am_adam'] },
    })
    const { sampleRate, samples } = await voice.speak(request)
    expect([sampleRate, samples.length]).toEqual([24_000, 4800])
    expect(asked[0]).toMatchObject({
      path: '/v1/audio/speech',
      authorization: 'Bearer secret',
      body: { input: 'Guten Morgen.', model: 'kokoro', voice: 'af_bella', response_format: 'pcm', speed: 0.9 },
    })
    expect(asked[0]?.body.instructions).toMatch(/calmly.*German/)
  })

  it('is given letters where a word has its sounds beside it', async () => {
    const { voice, asked } = await start(() => pcm)
    await voice.speak({ ...request, text: 'In [gent](/ɡɛnt/), heute.' })
    expect(asked[0]?.body.input).toBe('In gent, heute.')
  })

  it('may have a slash at the end of its base and no key', async () => {
    const { baseUrl, asked } = await start(() => pcm)
    await createRemoteVoice({ baseUrl: `${baseUrl}/` }).speak(request)
    expect(asked[0]).toMatchObject({ path: '/v1/audio/speech', authorization: undefined })
  })

  it('may answer with a WAV', async () => {
    const { voice } = await start(() => ({ body: wavFile(new Float32Array(160).fill(0.5), 16_000) }))
    expect(await voice.speak(request)).toMatchObject({ sampleRate: 16_000 })
  })

  it('that does not find the end of a sentence is of no use', async () => {
    const { voice } = await start(() => ({ body: wavFile(new Float32Array(30 * 8000).fill(0.5), 8000) }))
    await expect(voice.speak(request)).rejects.toMatchObject({
      code: 'unusable-answer',
      message: 'the speech endpoint spoke 30 s for 13 characters',
    })
  })

  it.each<[string, SpeechAnswer]>([
    ['429 with Retry-After', { status: 429, headers: { 'retry-after': '0' } }],
    ['500', { status: 500, body: 'oops' }],
    ['503', { status: 503 }],
    ['a lost connection', 'drop'],
  ])('is tried again after %s', async (_, failure) => {
    const { voice, asked } = await start((_, nth) => (nth <= 2 ? failure : pcm))
    await voice.speak(request)
    expect(asked).toHaveLength(3)
  })

  it('is tried again when one answer takes too long', async () => {
    const { voice, asked } = await start((_, nth) => (nth === 1 ? 'hang' : pcm), { requestLimitMs: 80 })
    await voice.speak(request)
    expect(asked).toHaveLength(2)
  })

  it('that only fails is given up at the limit, with its last answer', async () => {
    const { voice, asked } = await start(() => ({ status: 503, body: 'overloaded' }), { pieceLimitMs: 500, firstRetryMs: 20 })
    await expect(voice.speak(request)).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('503: overloaded'),
    })
    expect(asked.length).toBeGreaterThan(1)
  })

  it('that never answers is given up at the limit', async () => {
    const { voice } = await start(() => 'hang', { pieceLimitMs: 150, requestLimitMs: 100 })
    await expect(voice.speak(request)).rejects.toMatchObject({ code: 'timed-out' })
  })

  it('that is not there is told as unreachable', async () => {
    const { voice, close } = await start(() => pcm, { pieceLimitMs: 20_000, firstRetryMs: 20_000 })
    await close()
    await expect(voice.speak(request)).rejects.toMatchObject({ code: 'unreachable' })
  })

  it('that was given up is left alone for a minute, in every language', async () => {
    let now = 0
    const { voice } = await start(() => 'hang', { pieceLimitMs: 40, now: () => now })
    expect(voice.rests(1)).toBe(false)
    await expect(voice.speak(request)).rejects.toMatchObject({ code: 'timed-out' })
    expect([voice.rests(1), voice.rests(0)]).toEqual([true, true])
    now = 60_000
    expect([voice.rests(1), voice.rests(0)]).toEqual([false, false])
  })

  it('is given up while another voice can still speak the bulletin that has the least time', () => {
    expect(PIECE_LIMIT_MS).toBeLessThanOrEqual(freshUntil(1, 0) - 10_000)
  })

  it('that refuses the key is not asked again and says so', async () => {
    const { voice, asked } = await start(() => ({ status: 401, body: '{"error":"bad key"}' }))
    await expect(voice.speak(request)).rejects.toMatchObject({ code: 'refused', message: expect.stringContaining('bad key') })
    expect(asked).toHaveLength(1)
    expect(voice.rests(1)).toBe(false)
  })

  it('that refuses a language rests for that language for ten minutes, and for no other', async () => {
    let now = 0
    const { voice } = await start(() => ({ status: 400, body: 'unsupported language' }), { now: () => now })
    await expect(voice.speak(request)).rejects.toMatchObject({ code: 'no-language' })
    expect([voice.rests(1), voice.rests(0)]).toEqual([true, false])
    now = 600_000
    expect(voice.rests(1)).toBe(false)
  })

  it('speaks only the languages it is configured for', async () => {
    const { voice } = await start(() => pcm, { languages: [0, 5] })
    expect([voice.speaks(0), voice.speaks(1), voice.speaks(5)]).toEqual([true, false, true])
  })

  it('is left at once when the work is called off', async () => {
    const { voice } = await start(() => 'hang')
    const abort = new AbortController()
    const speaking = voice.speak({ ...request, signal: abort.signal })
    abort.abort(new Error('called off'))
    await expect(speaking).rejects.toThrow('called off')
  })

  it('that redirects is not followed: the key would go along', async () => {
    const { voice } = await start(() => ({ status: 307, headers: { location: 'http://127.0.0.1:9/' } }), {
      pieceLimitMs: 20_000,
      firstRetryMs: 20_000,
    })
    await expect(voice.speak(request)).rejects.toMatchObject({ code: 'unreachable' })
  })
})
