import type { RenderRequest, Studio } from '@hourcast/audio/studio-types'
import { expect, test } from 'vitest'
import { givenTelemetry } from './testing/given-telemetry.ts'
import { meterStepQueues, meterStudio } from './voice-queue.ts'

const request = {} as RenderRequest

const given = () => {
  const { points } = givenTelemetry()
  const queue = async () =>
    Object.fromEntries((await points('hourcast_voice_queue')).map(({ labels, value }) => [labels.state, value]))
  return { queue }
}

test('a render waits until the voice begins, is spoken and mastered, and is then gone', async () => {
  const { queue } = given()
  const stages: string[] = []
  const heard: unknown[] = []
  const rendering = { id: 'r' } as Awaited<ReturnType<Studio['render']>>
  const studio = meterStudio({
    idOf: () => 'r',
    warmUp: () => {},
    render: async (_, options) => {
      heard.push(await queue())
      options?.onStage?.('speaking')
      heard.push(await queue())
      options?.onStage?.('mastering')
      heard.push(await queue())
      return rendering
    },
    masterRecording: async () => ({ ok: false, fault: 'not-sound' }),
    makeWav: () => Promise.reject(new Error('there is no WAV in this test')),
    close: async () => {},
  })
  expect(await studio.render(request, { onStage: (stage) => stages.push(stage) })).toBe(rendering)
  expect(heard).toEqual([
    { waiting: 1, speaking: 0 },
    { waiting: 0, speaking: 1 },
    { waiting: 0, speaking: 1 },
  ])
  expect(await queue()).toEqual({ waiting: 0, speaking: 0 })
  expect(stages).toEqual(['speaking', 'mastering'])
  expect(studio.idOf(request)).toBe('r')
})

test('a render that is refused or fails is gone as well', async () => {
  const { queue } = given()
  const studio = meterStudio({
    idOf: () => 'r',
    warmUp: () => {},
    render: async () => {
      throw new Error('busy')
    },
    masterRecording: async () => ({ ok: false, fault: 'not-sound' }),
    makeWav: () => Promise.reject(new Error('there is no WAV in this test')),
    close: async () => {},
  })
  await expect(studio.render(request)).rejects.toThrow('busy')
  expect(await queue()).toEqual({ waiting: 0, speaking: 0 })
})

test('in line for a step that speaks is waiting for a voice; other steps are not', async () => {
  const { queue } = given()
  let turn = () => {}
  const line = new Promise<void>((resolve) => {
    turn = resolve
  })
  const stepQueues = meterStepQueues(
    async (_step: string, work) => {
      await line
      return work()
    },
    (step) => step === 'render',
  )
  const done = ['render', 'render', 'read'].map((step) => stepQueues(step, async () => `${step} ${(await queue()).waiting}`, {}))
  expect(await queue()).toEqual({ waiting: 2, speaking: 0 })
  turn()
  expect(await Promise.all(done)).toEqual(['render 0', 'render 0', 'read 0'])
  expect(await queue()).toEqual({ waiting: 0, speaking: 0 })
})

test('who leaves the line before its turn waits no longer', async () => {
  const { queue } = given()
  const stepQueues = meterStepQueues(
    async () => {
      throw new Error('called off')
    },
    () => true,
  )
  await expect(stepQueues('render', async () => 1, {})).rejects.toThrow('called off')
  expect(await queue()).toEqual({ waiting: 0, speaking: 0 })
})
