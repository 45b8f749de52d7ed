import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createTestDatabase } from '@hourcast/db/testing/test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { type AudioFacts, type AudioStore, sha256Of } from './audio-store.ts'
import { createFileAudioStore } from './file-audio-store.ts'
import { openAudioStore } from './open-audio-store.ts'
import { createBucketStore } from './s3/bucket-store.ts'
import { createS3Client, type S3Settings } from './s3/s3-client.ts'

type Opened = { store: AudioStore; close(): Promise<void> }

const files = async (): Promise<Opened> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'audio-store-'))
  return { store: createFileAudioStore(dataDir), close: () => rm(dataDir, { recursive: true, force: true }) }
}

/** What is left in it goes at the end. */
const emptied = (store: AudioStore, close: () => Promise<unknown>): Opened => {
  const ids = new Set<string>()
  const noting =
    <T>(keep: (id: string, mp3: Uint8Array) => Promise<T>) =>
    (id: string, mp3: Uint8Array) => {
      if (/^[0-9a-f]{64}$/.test(id)) ids.add(id)
      return keep(id, mp3)
    }
  return {
    store: { ...store, put: noting(store.put), add: noting(store.add) },
    close: async () => {
      for (const id of ids) await store.remove(id)
      await close()
    },
  }
}

const bucket = (s3: S3Settings) => async (): Promise<Opened> => {
  const client = createS3Client(s3)
  return emptied(createBucketStore(client), client.close)
}

const bucketWithLayers = (s3: S3Settings) => async (): Promise<Opened> => {
  const [dataDir, db] = [await mkdtemp(join(tmpdir(), 'audio-store-')), await createTestDatabase()]
  const opened = openAudioStore(
    { dataDir, s3: { ...s3, cacheBytes: 1e9 } },
    { databaseUrl: db.url, log: { warn: (...told: unknown[]) => expect.unreachable(JSON.stringify(told)) } },
  )
  return emptied(opened.audioStore, async () => {
    await opened.close()
    await db.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
}

/** Every store that exists: one more line lets another one join. A real bucket joins where its address is set. */
const { s3 } = readConfig(process.env)
const stores: [name: string, open: () => Promise<Opened>][] = [
  ['files', files],
  ...(s3
    ? ([
        ['objects in the bucket of S3_ENDPOINT', bucket(s3)],
        ['that bucket with its cache', bucketWithLayers(s3)],
      ] as [string, () => Promise<Opened>][])
    : []),
]

const freshId = () => randomBytes(32).toString('hex')
const factsOf = (id: string, mp3: Uint8Array): AudioFacts => ({ id, sizeBytes: mp3.byteLength, sha256: sha256Of(mp3) })

describe.each(stores)('an audio store of %s', (_name, openStore) => {
  let opened: Opened
  let store: AudioStore
  beforeAll(async () => {
    opened = await openStore()
    store = opened.store
  })
  afterAll(() => opened.close())

  const kept = async (mp3: Buffer): Promise<AudioFacts> => {
    const audio = factsOf(freshId(), mp3)
    await store.put(audio.id, mp3)
    return audio
  }

  test('gives back the bytes that were put', async () => {
    const mp3 = randomBytes(200_000)
    const audio = factsOf(freshId(), mp3)
    expect([await store.has(audio.id), await store.isWhole(audio)]).toEqual([false, false])
    await store.put(audio.id, mp3)
    expect([await store.has(audio.id), await store.isWhole(audio)]).toEqual([true, true])
    expect(mp3.equals(await store.read(audio))).toBe(true)
  })

  test('put again replaces the file whole, also by many at once', async () => {
    const id = freshId()
    const takes = Array.from({ length: 8 }, () => randomBytes(50_000))
    await Promise.all(takes.map((take) => store.put(id, take)))
    const whole = await Promise.all(takes.map((take) => store.isWhole(factsOf(id, take))))
    expect(whole.filter(Boolean)).toHaveLength(1)
  })

  test('of many that are added at once under one id the first stays, and the others are told', async () => {
    const id = freshId()
    const takes = Array.from({ length: 8 }, () => randomBytes(50_000))
    const isFirst = await Promise.all(takes.map((take) => store.add(id, take)))
    const whole = await Promise.all(takes.map((take) => store.isWhole(factsOf(id, take))))
    expect(isFirst.filter(Boolean)).toHaveLength(1)
    expect(whole).toEqual(isFirst)
    expect(await store.add(id, randomBytes(10))).toBe(false)
  })

  test('says that an audio is missing, and of other bytes that they are not what was stored', async () => {
    const missing = factsOf(freshId(), randomBytes(10))
    const slice = { start: 0, end: 9 }
    await expect(store.read(missing)).rejects.toMatchObject({ name: 'StorageError', code: 'missing' })
    await expect(store.stream(missing, slice)).rejects.toMatchObject({ name: 'StorageError', code: 'missing' })
    const audio = await kept(randomBytes(1_000))
    const other = factsOf(audio.id, randomBytes(1_000))
    await expect(store.read(other)).rejects.toMatchObject({ name: 'StorageError', code: 'damaged' })
    expect(await store.isWhole(other)).toBe(false)
  })

  test.each([
    [0, 199_999],
    [0, 0],
    [199_999, 199_999],
    [65_530, 131_080],
  ])('streams the bytes from %i to %i, both included', async (start, end) => {
    const mp3 = randomBytes(200_000)
    const audio = await kept(mp3)
    for (const _ of ['at first', 'and after it was looked at whole']) {
      const part = await buffer(await store.stream(audio, { start, end }))
      expect(part.equals(mp3.subarray(start, end + 1))).toBe(true)
      expect(await store.isWhole(audio)).toBe(true)
    }
  })

  test('a stream that nobody wants any more is let go of', async () => {
    const audio = await kept(randomBytes(4_000_000))
    const stream = await store.stream(audio, { start: 0, end: audio.sizeBytes - 1 })
    const closed = once(stream, 'close')
    stream.destroy()
    await closed
    expect((await store.read(audio)).byteLength).toBe(audio.sizeBytes)
  })

  test('removes, and removing again is no error', async () => {
    const audio = await kept(randomBytes(10))
    await store.remove(audio.id)
    await store.remove(audio.id)
    expect([await store.has(audio.id), await store.isWhole(audio)]).toEqual([false, false])
    await expect(store.read(audio)).rejects.toMatchObject({ code: 'missing' })
  })

  test.each([
    '',
    'abc',
    '../../../../etc/passwd',
    `${'a'.repeat(20)}/../b`,
    'A'.repeat(32),
    'a'.repeat(129),
    `${'a'.repeat(31)}\0`,
  ])('refuses the id %j everywhere', async (id) => {
    const refusal = { code: 'bad-id' }
    const audio = factsOf(id, randomBytes(1))
    await expect(store.put(id, randomBytes(1))).rejects.toMatchObject(refusal)
    await expect(store.add(id, randomBytes(1))).rejects.toMatchObject(refusal)
    await expect(store.has(id)).rejects.toMatchObject(refusal)
    await expect(store.read(audio)).rejects.toMatchObject(refusal)
    await expect(store.stream(audio, { start: 0, end: 0 })).rejects.toMatchObject(refusal)
    await expect(store.remove(id)).rejects.toMatchObject(refusal)
    expect(await store.isWhole(audio)).toBe(false)
  })
})
