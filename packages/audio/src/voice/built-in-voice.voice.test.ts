import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { bundleForTest, voiceProgram } from '../testing/bundle-for-test.ts'
import { isRunning } from '../testing/is-running.ts'
import { writeVoiceStub } from '../testing/voice-stub.ts'
import { type BuiltInVoiceConfig, createBuiltInVoice } from './built-in-voice.ts'
import type { Speech, Voice } from './voice-types.ts'

const cleanUps: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

const openVoice = (config: Partial<BuiltInVoiceConfig> = {}) => {
  const voice = createBuiltInVoice({ program: voiceProgram, ...config })
  cleanUps.push(voice.close)
  return voice
}
const openStub = async (body: string, greeting?: string, config: Partial<BuiltInVoiceConfig> = {}) => {
  const { program, remove } = await writeVoiceStub(body, greeting)
  cleanUps.push(remove)
  return openVoice({ program, startLimitMs: 5000, speakLimitMs: 400, ...config })
}
// A new process speaks slowly at first: what only listens asks this one.
let running: Voice
beforeAll(() => {
  running = createBuiltInVoice({ program: voiceProgram })
})
afterAll(() => running.close())
const request = { text: 'Good morning, here is the news.', language: 0, tone: 0, hostName: 'Clara', gender: 'f' as const }
const bytesOf = ({ samples }: Speech) => Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)
const loudest = (samples: Float32Array) => samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)

describe('the built-in voice', () => {
  it('speaks at 22.05 kHz and tells when each word begins', async () => {
    const { sampleRate, samples, words = [] } = await running.speak(request)
    expect(sampleRate).toBe(22_050)
    expect(samples.length / sampleRate).toBeGreaterThan(1)
    expect(loudest(samples)).toBeGreaterThan(0.1)
    expect(words.map(({ charIndex }) => charIndex)).toEqual([0, 5, 14, 19, 22, 26])
    expect(words.map(({ ms }) => ms)).toEqual([...words.map(({ ms }) => ms)].sort((a, b) => a - b))
  })

  it('is started ahead of its first word, once, and by the first word itself where that failed', async () => {
    const voice = createBuiltInVoice({ program: voiceProgram })
    onTestFinished(() => voice.close())
    expect(voice.pid()).toBeUndefined()
    voice.warmUp()
    voice.warmUp()
    await vi.waitFor(() => expect(voice.pid()).toBeDefined(), { timeout: 15_000 })
    const pid = voice.pid()
    voice.warmUp()
    await voice.speak(request)
    expect(voice.pid()).toBe(pid)
  })

  it('that is closed while it starts leaves no process behind', async () => {
    const voice = createBuiltInVoice({ program: voiceProgram })
    voice.warmUp()
    await voice.close()
    await expect(voice.speak(request)).rejects.toMatchObject({ code: 'closed' })
    expect(voice.pid()).toBeUndefined()
  })

  it('says the same sentence in the same samples, no matter what it said before', async () => {
    const [one, other] = [openVoice(), running]
    const first = await one.speak(request)
    await other.speak({ ...request, language: 7, tone: 5, hostName: 'Ravi', text: 'नमस्कार, यह समाचार है।' })
    await other.speak({ ...request, text: 'Something else, and rather longer, before it.' })
    expect(bytesOf(await other.speak(request)).equals(bytesOf(first))).toBe(true)
    expect(bytesOf(await one.speak(request)).equals(bytesOf(first))).toBe(true)
  })

  it.each([
    ['markup', 'Rain < 5 mm & wind > 3 <break time="9s"/> <b>now</b>', 4, 12],
    ['emoji', 'Good 😀 morning', 1, 5],
    ['phoneme codes', '[[h@l@U]] there', 0.5, 8],
    ['a NUL and half a character', 'Good \u0000 morning \ud800 all', 1, 5],
    ['5000 characters', 'The weather is fine. '.repeat(238), 200, 500],
  ])('reads %s as words', async (_, text, least, most) => {
    const { samples, sampleRate } = await running.speak({ ...request, text })
    expect(samples.length / sampleRate).toBeGreaterThan(least)
    expect(samples.length / sampleRate).toBeLessThan(most)
  })

  it('answers several at once one after another', async () => {
    const texts = ['One.', 'Two and a bit.', 'Three and quite a bit more than that.']
    const lengths = (await Promise.all(texts.map((text) => running.speak({ ...request, text })))).map(
      ({ samples }) => samples.length,
    )
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b))
  })

  it('killed in the middle of a sentence, tells so, and speaks the next one in a new process', async () => {
    const voice = openVoice()
    await voice.speak(request)
    const pid = voice.pid() ?? 0
    const speaking = voice.speak({ ...request, text: 'The weather is fine. '.repeat(400) })
    process.kill(pid, 'SIGKILL')
    await expect(speaking).rejects.toMatchObject({ code: 'died' })
    expect((await voice.speak(request)).samples.length).toBeGreaterThan(10_000)
    expect(voice.pid()).not.toBe(pid)
  })

  it('that gives no answer in time is ended, and started again for the next one', async () => {
    const voice = await openStub('process.stdin.resume()')
    await expect(voice.speak(request)).rejects.toMatchObject({ code: 'timed-out' })
    expect(voice.pid()).toBeUndefined()
    await expect(voice.speak(request)).rejects.toMatchObject({ code: 'timed-out' })
  })

  it.each([
    ['sends garbage', "process.stdin.on('data', () => process.stdout.write('x'.repeat(64)))", 'unusable-answer'],
    [
      'answers another question',
      "process.stdin.on('data', () => send({ id: 77, ok: true, sampleRate: 22050 }))",
      'unusable-answer',
    ],
    ['answers nonsense', "process.stdin.on('data', () => send(null))", 'unusable-answer'],
    ['says no', "process.stdin.on('data', () => send({ id: 1, ok: false, error: 'no' }))", 'refused'],
    ['ends with a message', "process.stdin.on('data', () => { throw new Error('out of memory') })", 'died'],
  ])('that %s is an error that says so', async (_, body, code) => {
    const voice = await openStub(body)
    await expect(voice.speak(request)).rejects.toMatchObject({ name: 'VoiceError', code })
  })

  it('tells what its program said before it ended', async () => {
    const voice = await openStub('', "console.error('no engine here'); process.exit(3)")
    await expect(voice.speak(request)).rejects.toThrow(/ended \(3\): no engine here/)
  })

  it('whose program greets as nothing of ours, or is not there, is an error', async () => {
    await expect((await openStub('', 'send({ hello: 1 })')).speak(request)).rejects.toThrow('is no voice program')
    await expect(openVoice({ program: '/nowhere/main.mjs' }).speak(request)).rejects.toMatchObject({ code: 'died' })
  })

  it('is left at once when the work is called off, and speaks again afterwards', async () => {
    const voice = openVoice()
    const abort = new AbortController()
    const speaking = voice.speak({ ...request, signal: abort.signal })
    abort.abort(new Error('called off'))
    await expect(speaking).rejects.toThrow('called off')
    expect((await voice.speak(request)).samples.length).toBeGreaterThan(10_000)
  })

  it('refuses more waiting sentences than its bound', async () => {
    const answers = "let id = 0; process.stdin.on('data', () => send({ id: ++id, ok: true, sampleRate: 22050 }))"
    const voice = await openStub(answers, undefined, { maxWaiting: 1, speakLimitMs: 5000 })
    const [one, two] = [voice.speak(request), voice.speak(request)]
    await expect(voice.speak(request)).rejects.toMatchObject({ code: 'busy' })
    await Promise.all([one, two])
  })

  it('closed, speaks no more and leaves no process', async () => {
    const voice = openVoice()
    await voice.speak(request)
    const pid = voice.pid() ?? 0
    await voice.close()
    await expect(voice.speak(request)).rejects.toMatchObject({ code: 'closed' })
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false))
  })
})

describe('the process that uses the built-in voice', () => {
  const startUser = async (after: string) => {
    const { files, remove } = await bundleForTest(['voice/built-in-voice.ts'])
    cleanUps.push(remove)
    const script = `
      const { createBuiltInVoice } = await import(${JSON.stringify(files[0])})
      const voice = createBuiltInVoice({ program: ${JSON.stringify(voiceProgram)} })
      await voice.speak({ text: 'Hello.', language: 0, tone: 0, hostName: 'Clara' })
      console.log(voice.pid())
      ${after}`
    const user = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = await once(user.stdout, 'data')
    return { user, voicePid: Number(String(line)) }
  }

  it('ends by itself: an idle voice keeps nothing alive', async () => {
    const { user, voicePid } = await startUser('')
    const [code] = await once(user, 'exit')
    expect(code).toBe(0)
    await vi.waitFor(() => expect(isRunning(voicePid)).toBe(false), { timeout: 5000 })
  })

  it('takes the voice with it when it is killed', async () => {
    const { user, voicePid } = await startUser('setInterval(() => {}, 1000)')
    expect(isRunning(voicePid)).toBe(true)
    user.kill('SIGKILL')
    await vi.waitFor(() => expect(isRunning(voicePid)).toBe(false), { timeout: 5000 })
  })
})
