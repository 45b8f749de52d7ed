import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@hourcast/db/testing/temporary-folder'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import type { Services } from '../services.ts'
import { fileNameOf, sha256Of } from '../storage/audio-store.ts'
import { createFileAudioStore } from '../storage/file-audio-store.ts'
import { fillDisk } from '../storage/testing/full-disk.ts'
import { chimeAt, withChimes } from '../storage/with-chimes.ts'
import { bodyIdOf } from './stored-wav.ts'
import { samplesOf, wavMaker } from './testing/wav-maker.ts'
import { createWavs } from './wavs.ts'

const SOON = { station: 's', until: 0 }
const ID = 'ab'.repeat(16)

const given = async () => {
  const db = await givenDatabase()
  const root = temporaryFolder()
  const audioStore = withChimes(createFileAudioStore(root))
  const made: Uint8Array[] = []
  const studio = { makeWav: wavMaker(made) } as unknown as Services['studio']
  const open = () => createWavs({ db, audioStore, studio, log: pino({ level: 'silent' }) })
  /** An MP3 with its row. */
  const mp3 = async (words = 'an mp3', { isNamed = true } = {}) => {
    const bytes = Buffer.from(words)
    const facts = { sha256: sha256Of(bytes), sizeBytes: bytes.length }
    await audioStore.put(ID, bytes)
    const row = { ...facts, durationMs: 1_000, lufs: -16.2, truePeakDbtp: -1.5 }
    if (isNamed) await db.prisma.audio.upsert({ where: { id: ID }, create: { id: ID, ...row }, update: row })
    return { id: ID, ...facts }
  }
  const pathOf = (id: string) => join(root, 'audio', fileNameOf(id))
  return { db, root, audioStore, wavs: open(), open, made, mp3, pathOf }
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString()

describe('the WAV of an MP3', () => {
  test('is made once, however many ask, and found by every process from then on', async () => {
    const { wavs, open, mp3, made } = await given()
    const audio = await mp3()
    expect(await wavs.ready(audio)).toBeNull()
    const all = await Promise.all([1, 2, 3].map(() => wavs.make(audio, SOON)))
    expect(textOf(await wavs.read(all[0] as NonNullable<(typeof all)[0]>))).toBe('samples of an mp3')
    const elsewhere = open()
    const found = await elsewhere.ready(audio)
    expect(found).toEqual(all[2])
    expect(await elsewhere.make(audio, SOON)).toEqual(found)
    expect(made).toHaveLength(1)
  })

  test('two processes make it at once: one file, one row', async () => {
    const { wavs, open, mp3, db } = await given()
    const audio = await mp3()
    const [one, two] = await Promise.all([wavs.make(audio, SOON), open().make(audio, SOON)])
    expect(one).toEqual(two)
    expect(await db.prisma.wav.count()).toBe(1)
    expect(await db.prisma.audio.findUniqueOrThrow({ where: { id: bodyIdOf(audio) } })).toMatchObject({
      ...{ sizeBytes: samplesOf(Buffer.from('an mp3')).length, lufs: -16.2, truePeakDbtp: -1.5 },
    })
  })

  test('is another one when the MP3 was made again with other words', async () => {
    const { wavs, mp3 } = await given()
    await wavs.make(await mp3(), SOON)
    const again = await mp3('another take')
    expect(await wavs.ready(again)).toBeNull()
    expect(textOf(await wavs.read(await wavs.make(again, SOON)))).toBe('samples of another take')
  })

  test('is made again when its file is lost', async () => {
    const { wavs, mp3, pathOf, made } = await given()
    const audio = await mp3()
    const { body } = await wavs.make(audio, SOON)
    await rm(pathOf(body.id))
    expect(await wavs.ready(audio)).toBeNull()
    expect(textOf(await wavs.read(await wavs.make(audio, SOON)))).toBe('samples of an mp3')
    expect(made).toHaveLength(2)
  })

  test('is there although the disk is full: held in memory, made once', async () => {
    const { wavs, mp3, root, made, db } = await given()
    const audio = await mp3()
    await fillDisk(root)
    const wav = await wavs.make(audio, SOON)
    expect(textOf(await wavs.read(await wavs.make(audio, SOON)))).toBe('samples of an mp3')
    const slice = await (await wavs.stream(wav, { start: 11, end: 12 })).toArray()
    expect([Buffer.concat(slice).toString(), made.length, await db.prisma.wav.count()]).toEqual(['an', 1, 0])
  })

  test('of a chime that no row names yet leaves no file that no row leads to', async () => {
    const { wavs, audioStore, db } = await given()
    const { id, sha256, mp3 } = await chimeAt(-16)
    const chime = { id, sha256, sizeBytes: mp3.byteLength }
    const wav = await wavs.make(chime, SOON)
    expect(Buffer.from(await wavs.read(wav)).equals(samplesOf(mp3))).toBe(true)
    expect([await audioStore.has(wav.body.id), await db.prisma.audio.count()]).toEqual([false, 0])
  })

  test('whose MP3 is lost is told as lost, so that another audio takes its place', async () => {
    const { wavs, mp3, pathOf } = await given()
    const audio = await mp3()
    await rm(pathOf(ID))
    await expect(wavs.make(audio, SOON)).rejects.toMatchObject({ name: 'StorageError', code: 'missing' })
  })
})
