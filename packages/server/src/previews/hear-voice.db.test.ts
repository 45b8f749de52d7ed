import { expect, test } from 'vitest'
import { givenDesk } from './testing/given-desk.ts'

const HOST = { voice: 'built-in:fr:f', language: 5, voiceTone: 1, hostName: 'Marek' }

test('a voice is heard by a sentence of its language; it is made once, and found by its station alone', async () => {
  const { desk, stationId, recording } = await givenDesk()
  const heard = await desk.hearVoice({ stationId, host: HOST })
  if (!heard.ok) throw new Error(heard.problem.message)
  expect(recording.asked).toMatchObject([
    { voice: 'built-in:fr:f', language: 5, tone: 1, hostName: 'Marek', segments: [{ spoken: expect.stringContaining('Voici') }] },
  ])
  expect(await desk.hearVoice({ stationId, host: HOST })).toEqual(heard)
  expect(recording.asked).toHaveLength(1)
  const { audioId } = heard.value
  expect(await desk.findAudio({ stationId, audioId })).toMatchObject({ ok: true })
  expect(await desk.findAudio({ stationId: 'another', audioId })).toMatchObject({ ok: false })
})

test.each([
  ['gone', 'not-found'],
  ['failed', 'unavailable'],
  ['too-slow', 'unavailable'],
] as const)('no other voice is passed off as it: where one stepped in (%s) it says so', async (steppedIn, code) => {
  const { desk, stationId, recording } = await givenDesk()
  recording.speakAs({ kind: 'built-in', steppedIn })
  expect(await desk.hearVoice({ stationId, host: HOST })).toMatchObject({ ok: false, problem: { code, field: 'voice' } })
})

test('what names no voice is refused; 60 in an hour are spoken', async () => {
  const { desk, stationId } = await givenDesk()
  expect(await desk.hearVoice({ stationId, host: { ...HOST, voice: 'x' } })).toMatchObject({ problem: { field: 'voice' } })
  for (let turn = 1; turn < 60; turn += 1) await desk.hearVoice({ stationId, host: HOST })
  expect(await desk.hearVoice({ stationId, host: HOST })).toMatchObject({ problem: { code: 'too-many' } })
})
