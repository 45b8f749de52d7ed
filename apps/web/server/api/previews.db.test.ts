import { request as httpRequest } from 'node:http'
import { describe, expect, test } from 'vitest'
import { type OpenCalls, openCalls } from './testing/open-calls.ts'

const ANNA = 'anna@radio.example'

const sampleOf = ({ sources }: OpenCalls) => ({
  voiceTone: 2,
  hostName: 'Clara',
  stationName: 'Harbour Radio',
  stationLocation: 'Porto',
  voiceLanguage: 0,
  voiceLanguageName: 'English',
  stationStyle: 'Jazz',
  task: 'News',
  source: sources.url('/feed'),
  customTask: '',
  email: ANNA,
  length: '1',
  stype: '1',
})

const opened = async () => {
  const calls = await openCalls()
  const { basic } = await calls.owner(ANNA)
  return { calls, headers: basic }
}

describe('a preview', () => {
  test('is the bulletin that would air, with its text, and audio for its owner only', async () => {
    const { calls, headers } = await opened()
    const made = await calls.ask('createSample', { body: sampleOf(calls), headers })
    const { audioFileUrl, textOutput } = made.body as { audioFileUrl: string; textOutput: string }
    expect([made.status, textOutput]).toEqual([200, expect.stringContaining('Second ferry for the harbour')])
    expect(calls.recording.asked[0]).toMatchObject({ language: 0, tone: 2, hostName: 'Clara' })

    const previewId = /^\/previews\/([\w-]+)\.mp3$/.exec(audioFileUrl)?.[1] ?? ''
    const params = { previewId }
    const whole = await calls.ask('getPreview', { params, headers })
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
    const part = await calls.ask('getPreview', { params, headers: { ...headers, range: 'bytes=0-3' } })
    expect([part.status, part.text]).toEqual([206, whole.text.slice(0, 4)])
    expect((await calls.ask('getPreview', { params, headers: { ...headers, range: 'bytes=9999999-' } })).status).toBe(416)

    const { basic: stranger } = await calls.owner('otto@radio.example')
    expect((await calls.ask('getPreview', { params, headers: stranger })).status).toBe(404)
    expect((await calls.ask('getPreview', { params: { previewId: 'a'.repeat(32) }, headers })).status).toBe(404)
  })

  test('is sent without a warning: what listens to its answer goes with it', async () => {
    const { calls, headers } = await opened()
    const { body } = await calls.ask('createSample', { body: sampleOf(calls), headers })
    const previewId = /^\/previews\/([\w-]+)\.mp3$/.exec((body as { audioFileUrl: string }).audioFileUrl)?.[1] ?? ''
    const warnings: string[] = []
    const note = ({ message }: Error) => void warnings.push(message)
    process.on('warning', note)
    await calls.ask('getPreview', { params: { previewId }, headers })
    process.off('warning', note)
    expect(warnings).toEqual([])
  })

  test('a task that is no presentation type is a custom action, not read aloud; digits are numbers; the language may be named', async () => {
    const { calls, headers } = await opened()
    const body = {
      ...sampleOf(calls),
      task: 'Read it like a pirate',
      voiceTone: '5',
      voiceLanguage: '',
      voiceLanguageName: 'German',
    }
    expect((await calls.ask('createSample', { body, headers })).status).toBe(200)
    const [asked] = calls.recording.asked
    expect(asked).toMatchObject({ language: 1, tone: 5, tags: { title: expect.stringMatching(/^Harbour Radio: Spezial,/) } })
    expect(JSON.stringify(asked)).not.toContain('pirate')
  })

  test('without content it says so in the words of the wizard, source by source', async () => {
    const { calls, headers } = await opened()
    const body = { ...sampleOf(calls), source: `${calls.sources.url('/nothing')}|${calls.sources.url('/empty')}` }
    const refused = await calls.ask('createSample', { body, headers })
    expect(refused.body).toMatchObject({
      status: 422,
      field: 'source',
      detail: expect.stringMatching(/^No content found or rss available/),
      errors: expect.arrayContaining([{ field: 'source', detail: expect.stringContaining('answered 404') }]),
    })
  })

  test('one at a time for an owner', async () => {
    const { calls, headers } = await opened()
    const speaking = calls.recording.hold()
    const first = calls.ask('createSample', { body: sampleOf(calls), headers })
    await speaking
    expect((await calls.ask('createSample', { body: sampleOf(calls), headers })).status).toBe(429)
    calls.recording.letGo()
    expect((await first).status).toBe(200)
  })

  test('is called off when the caller goes away', async () => {
    const { calls, headers } = await opened()
    const speaking = calls.recording.hold()
    const asked = httpRequest(`${calls.origin}/createsample`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
    })
    asked.on('error', () => {})
    asked.end(JSON.stringify(sampleOf(calls)))
    await speaking
    asked.destroy()
    // The place is free again, without waiting for the voice.
    await expect.poll(async () => (await calls.ask('createSample', { body: {}, headers })).status).toBe(422)
    const again = () => calls.ask('createSample', { body: { ...sampleOf(calls), source: calls.sources.url('/empty') }, headers })
    await expect.poll(async () => (await again()).status).toBe(422)
  })
})

describe('the content of some addresses', () => {
  test('is text, also without a body and as text/plain', async () => {
    const { calls, headers } = await opened()
    const _userInput = `${calls.sources.url('/feed')}|${calls.sources.url('/nothing')}`
    const read = await calls.ask('getContent', { query: { _userInput }, headers: { ...headers, 'content-type': 'text/plain' } })
    expect([read.status, read.text]).toEqual([200, expect.stringContaining('Drawbridge opens for a tall ship')])
  })

  test('that hold nothing is told in the words of the wizard', async () => {
    const { calls, headers } = await opened()
    const refused = await calls.ask('getContent', { query: { _userInput: calls.sources.url('/empty') }, headers })
    expect(refused.body).toMatchObject({ status: 422, field: '_userInput', detail: expect.stringMatching(/^No content found/) })
  })
})
