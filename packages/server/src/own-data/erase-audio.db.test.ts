import { onStatement } from '@hourcast/db/testing/on-statement'
import { expect, test } from 'vitest'
import type { Services } from '../services.ts'
import { sha256Of } from '../storage/audio-store.ts'
import { bodyIdOf } from '../wav/stored-wav.ts'
import { wavMaker } from '../wav/testing/wav-maker.ts'
import { createWavs } from '../wav/wavs.ts'
import { eraseAudio } from './erase-audio.ts'
import { givenFullStation, givenInstance } from './testing/full-station.ts'

const signal = () => {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give: () => give() }
}

test('a WAV that is being stored while its station is erased goes with it, row and file', async () => {
  const instance = await givenInstance()
  const { services, db } = instance
  const { stationId, ownAudioId: audioId } = await givenFullStation(instance)
  const { bodyId } = await db.prisma.wav.findFirstOrThrow()
  await db.prisma.wav.deleteMany()
  await db.prisma.audio.delete({ where: { id: bodyId } })
  const mp3 = Buffer.from(`sound ${audioId}`)
  await db.prisma.audio.update({ where: { id: audioId }, data: { sha256: sha256Of(mp3), sizeBytes: mp3.length } })

  const [erasing, storing] = [signal(), signal()]
  const put = async (id: string, bytes: Uint8Array) => {
    storing.give()
    await erasing.given
    await services.audioStore.put(id, bytes)
  }
  const studio = { makeWav: wavMaker() } as unknown as Services['studio']
  const wavs = createWavs({ ...services, studio, audioStore: { ...services.audioStore, put } })
  const audio = await db.prisma.audio.findUniqueOrThrow({ where: { id: audioId } })
  const made = wavs.make(audio, { station: stationId, until: 0 })
  await storing.given
  onStatement(db, (what) => {
    if (what.includes('FOR UPDATE') || what.includes('DELETE FROM audio')) erasing.give()
  })
  await Promise.all([eraseAudio(services, { stationId }), made])
  expect(await db.prisma.audio.count({ where: { id: { in: [audioId, bodyIdOf(audio)] } } })).toBe(0)
  expect(await services.audioStore.has(bodyIdOf(audio))).toBe(false)
})
