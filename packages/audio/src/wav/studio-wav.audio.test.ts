import { afterAll, beforeAll, expect, it } from 'vitest'
import { chimeId, makeChime } from '../chime.ts'
import { createStudio } from '../studio.ts'
import type { Studio } from '../studio-types.ts'
import { bundleForTest, voiceProgram } from '../testing/bundle-for-test.ts'
import { makeWav } from './make-wav.ts'

let studio: Studio
let removeBundle: () => Promise<void>
beforeAll(async () => {
  const { files, remove } = await bundleForTest(['audio-thread.ts'])
  removeBundle = remove
  studio = createStudio({ voiceProgram, audioThread: files[0] ?? '', threads: 1 })
})
afterAll(async () => {
  await studio.close()
  await removeBundle()
})

it('the studio makes WAVs in its thread, several one after the other, and leaves their MP3s as they are', async () => {
  const { id, mp3, lufs } = await makeChime(-23)
  expect(id).toBe(chimeId(-23))
  const before = Buffer.from(mp3)
  const turn = { station: 'one', until: Date.now() }
  const [one, two] = await Promise.all([studio.makeWav(mp3, turn), studio.makeWav(mp3, turn)])
  const direct = await makeWav({ mp3 })
  expect([one.sha256, two.sha256, Buffer.from(one.body).equals(Buffer.from(direct.body))]).toEqual([
    direct.sha256,
    direct.sha256,
    true,
  ])
  expect(Math.abs(one.loudness.lufs - lufs)).toBeLessThan(0.2)
  expect(Buffer.from(mp3).equals(before)).toBe(true)
})

it('what is no MP3 fails alone: the thread goes on', async () => {
  const turn = { station: 'one', until: Date.now() }
  await expect(studio.makeWav(Buffer.from('no mp3'), turn)).rejects.toThrow('no MP3 frame')
  expect((await studio.makeWav((await makeChime(-16)).mp3, turn)).frames).toBeGreaterThan(100_000)
})
