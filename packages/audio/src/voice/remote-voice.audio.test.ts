import { setTimeout as delay } from 'node:timers/promises'
import { freshUntil } from '@hourcast/domain/broadcasts/deadlines'
import { readRemoteVoices } from '@hourcast/domain/voices/remote-voices'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { babble, noise } from '../testing/signals.ts'
import { pcmBabble, type SpeechAnswer, type SpeechAsked, startSpeechEndpoint } from '../testing/speech-endpoint.ts'
import { wavFile } from '../testing/wav-file.ts'
import { createRemoteVoiceServer, PIECE_LIMIT_MS, type RemoteVoiceConfig } from './remote-voice.ts'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const endpoint of open.splice(0)) await endpoint.close()
})

const start = async (answer: (asked: SpeechAsked, nth: number) => SpeechAnswer, config: Partial<RemoteVoiceConfig> = {}) => {
  const endpoint = await startSpeechEndpoint(answer)
  open.push(endpoint)
  const server = createRemoteVoiceServer({ baseUrl: endpoint.baseUrl, firstRetryMs: 1, ...config })
  const voice = server.voiceFor(1, 'Clara')
  if (!voice) throw new Error('it has one')
  return { ...endpoint, server, voice }
}

const request = { text: 'Guten Morgen.', language: 1, tone: 1, hostName: 'Clara', gender: 'f' as const }
const pcm = { body: pcmBabble(0.2) }

describe('an OpenAI-compatible speech endpoint', () => {
  it('is asked for pcm at {base}/audio/speech, with key, model, voice, and the tone as speed and instructions', async () => {
    const { voice, asked } = await start(() => pcm, {
      apiKey: 'secret',
      model: 'kokoro',
      voices: readRemoteVoices('de f: af_bella; de m: am_adam') ?? [],
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
    await createRemoteVoiceServer({ baseUrl: `${baseUrl}/` })
      .voiceFor(1, 'Clara')
      ?.speak(request)
    expect(asked[0]).toMatchObject({ path: '/v1/audio/speech', authorization: undefined })
  })

  it('may answer with a WAV', async () => {
    const { voice } = await start(() => ({ body: wavFile(new Float32Array(160).fill(0.5), 16_000) }))
    expect(await voice.speak(request)).toMatchObject({ sampleRate: 16_000 })
  })

  it('that does not find the end of a sentence is of no use', async () => {
    const { voice } = await start(() => ({ body: wavFile(babble(30, 8000), 8000) }))
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

  it('that wants to be asked again at once is asked no faster than another', async () => {
    const busy = { status: 429, headers: { 'retry-after': '0' } }
    const { voice, asked } = await start(() => busy, { pieceLimitMs: 500, firstRetryMs: 100 })
    await expect(voice.speak(request)).rejects.toMatchObject({ code: 'refused' })
    expect(asked.length).toBeLessThan(6)
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
    const { server } = await start(() => pcm, { languages: [0, 1] })
    expect([0, 1, 5].map((language) => server.voiceFor(language, 'Clara') !== undefined)).toEqual([true, true, false])
  })

  it('is left at once when the work is called off', async () => {
    const { voice } = await start(() => 'hang')
    const abort = new AbortController()
    const speaking = voice.speak({ ...request, signal: abort.signal })
    abort.abort(new Error('called off'))
    await expect(speaking).rejects.toThrow('called off')
  })

  it('that asks for a pause gets it for all that waits, and is not asked in between', async () => {
    const { voice, asked } = await start((_, nth) =>
      nth === 1 ? { status: 429, headers: { 'retry-after': new Date(Date.now() + 1_500).toUTCString() } } : pcm,
    )
    const begun = performance.now()
    const first = voice.speak(request)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    // It has been answered by then: the next one to be asked waits as well.
    await vi.waitFor(() => expect(performance.now() - begun).toBeGreaterThan(100))
    await Promise.all([first, voice.speak({ ...request, text: 'Hallo.' })])
    expect(asked).toHaveLength(3)
  })

  it('that asks for a longer pause than a piece may take is left alone for as long', async () => {
    let now = 0
    const { voice, asked } = await start(() => ({ status: 503, headers: { 'retry-after': '300' } }), { now: () => now })
    await expect(voice.speak(request)).rejects.toMatchObject({ code: 'refused' })
    expect(asked).toHaveLength(1)
    now = 299_000
    expect(voice.rests(1)).toBe(true)
    now = 300_000
    expect(voice.rests(1)).toBe(false)
  })

  it('is asked for six pieces at once at most; who waits too long for a place gives up', async () => {
    const { voice, asked } = await start(() => 'hang', { pieceLimitMs: 400 })
    const all = await Promise.allSettled(Array.from({ length: 12 }, () => voice.speak(request)))
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 'rejected'))
    expect(asked).toHaveLength(6)
  })

  it('given up is asked for none of the pieces that wait for a place, however much time they have left', async () => {
    const { voice, asked } = await start(() => 'hang', { pieceLimitMs: 400 })
    const six = Array.from({ length: 6 }, () => voice.speak(request))
    const held = Promise.allSettled(six)
    await delay(200)
    await expect(voice.speak(request)).rejects.toMatchObject({ code: 'timed-out' })
    await held
    expect(asked).toHaveLength(6)
  })

  it('speaks for a host by its own voice of the language, never by a woman’s for a man', async () => {
    const { server } = await start(() => pcm, { voices: readRemoteVoices('en f: nova, sky; en m: onyx; de f: gerda') ?? [] })
    const nameFor = (language: number, host: string) => server.voiceFor(language, host)?.name
    expect([nameFor(0, 'Marek'), nameFor(1, 'Clara'), nameFor(1, 'Marek'), nameFor(5, 'Clara')]).toEqual([
      ...['onyx', 'gerda', undefined, undefined],
    ])
    expect(nameFor(1, 'DJ Nine')).toBe('gerda')
    expect([server.find('SKY', 0)?.name, server.find('sky', 1), server.find('nobody', 0)]).toEqual(['sky', undefined, undefined])
    expect(server.find('sky', 0)?.identity).not.toBe(server.find('nova', 0)?.identity)
  })

  it.each<[string, SpeechAnswer, string]>([
    ['silence', { body: new Uint8Array(48_000) }, 'silence'],
    ['noise', { body: wavFile(noise(2, 24_000), 24_000) }, 'a steady noise'],
    ['a WAV of 8 bits', { body: wavFile(babble(1, 24_000), 24_000, { bits: 8 }) }, '8 bits'],
    ['8 bits without a header', { body: Uint8Array.from(babble(1, 48_000), (at) => 128 + 127 * at) }, 'a steady noise'],
    ['an MP3', { body: Buffer.from([0xff, 0xfb, 0x90, 0x00, 0x00]) }, 'something else than the pcm asked for'],
    ['a page', { body: '<!doctype html><title>Sign in</title>' }, 'something else than the pcm asked for'],
    ['a sentence that does not end', { body: wavFile(babble(60, 8_000), 8_000) }, 'spoke 60 s'],
  ])('that sends %s is of no use, and says so', async (_, answer, why) => {
    const { voice, asked } = await start(() => answer)
    await expect(voice.speak(request)).rejects.toMatchObject({
      code: 'unusable-answer',
      message: expect.stringContaining(why),
    })
    expect(asked).toHaveLength(1)
  })

  it('that sends bytes without an end is left at the limit', async () => {
    const { voice } = await start(() => 'drip', { pieceLimitMs: 300 })
    await expect(voice.speak(request)).rejects.toMatchObject({ code: 'timed-out' })
  })

  it('that answers with 44.1 kHz is as good as any', async () => {
    const { voice } = await start(() => ({ body: wavFile(babble(1, 44_100), 44_100, { channels: 2 }) }))
    expect((await voice.speak(request)).sampleRate).toBe(44_100)
  })

  it('that redirects is not followed: the key would go along', async () => {
    const { voice } = await start(() => ({ status: 307, headers: { location: 'http://127.0.0.1:9/' } }), {
      pieceLimitMs: 20_000,
      firstRetryMs: 20_000,
    })
    await expect(voice.speak(request)).rejects.toMatchObject({ code: 'unreachable' })
  })
})
