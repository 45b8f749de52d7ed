import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKeptFolder } from './kept-folder.ts'
import { keptMaster } from './kept-master.ts'
import { createStudio } from './studio.ts'
import { bundleForTest, voiceProgram } from './testing/bundle-for-test.ts'
import { sampleRequest } from './testing/sample-request.ts'

const bundle = bundleForTest(['audio-thread.ts'])
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hourcast-kept-'))
  await bundle
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await (await bundle).remove()
})

const openStudio = async (name: string) => {
  const { files } = await bundle
  const speechFolder = createKeptFolder({ folder: join(folder, name), maxBytes: 100_000_000 })
  const stages: string[] = []
  const studio = createStudio({ voiceProgram, audioThread: files[0] ?? '', threads: 1, speechFolder })
  const render = () => studio.render(sampleRequest(), { onStage: (stage) => stages.push(stage) })
  return { speechFolder, studio, stages, render }
}

describe('a render that dies at the gates', () => {
  it('goes on there: nothing is spoken or mastered again, and the bytes are the same', async () => {
    const first = await openStudio('again')
    const whole = await first.render()
    await first.studio.close()
    const second = await openStudio('again')
    expect(await second.render()).toEqual(whole)
    await second.studio.close()
    expect([first.stages, second.stages]).toEqual([['speaking', 'mastering'], []])
  })

  it('is spoken again when what was kept does not pass them', async () => {
    const { speechFolder, studio, stages, render } = await openStudio('refused')
    const kept = keptMaster(speechFolder, studio.idOf(sampleRequest()), 1)
    await kept.keep({ mp3: Buffer.from('this is no MP3'), marks: [] })
    const { durationMs } = await render()
    await studio.close()
    expect(durationMs).toBeGreaterThan(5_000)
    expect(stages).toEqual(['speaking', 'mastering'])
    expect(await kept.recall()).toBeUndefined()
  })
})

describe('a mastered MP3', () => {
  it('comes back as it was kept, of its own rendering and attempt alone', async () => {
    const { speechFolder, studio } = await openStudio('own')
    const mastered = { mp3: Uint8Array.of(1, 2, 255), marks: [{ segment: 0, startMs: 25, endMs: 900 }] }
    await keptMaster(speechFolder, 'one', 1).keep(mastered)
    expect(await keptMaster(speechFolder, 'one', 1).recall()).toEqual(mastered)
    expect(await keptMaster(speechFolder, 'one', 2).recall()).toBeUndefined()
    expect(await keptMaster(speechFolder, 'two', 1).recall()).toBeUndefined()
    await studio.close()
  })
})
