import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AudioStore } from './audio-store.ts'
import { createFileAudioStore } from './file-audio-store.ts'

type Opened = { store: AudioStore; close(): Promise<void> }

const files = async (): Promise<Opened> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'audio-store-'))
  return { store: createFileAudioStore(dataDir), close: () => rm(dataDir, { recursive: true, force: true }) }
}

/** Every store that exists: one more line lets another one join. */
const stores: [name: string, open: () => Promise<Opened>][] = [['files', files]]

const freshId = () => randomBytes(32).toString('hex')

describe.each(stores)('an audio store of %s', (_name, openStore) => {
  let opened: Opened
  let store: AudioStore
  beforeAll(async () => {
    opened = await openStore()
    store = opened.store
  })
  afterAll(() => opened.close())

  test('gives back the bytes that were put', async () => {
    const [id, mp3] = [freshId(), randomBytes(200_000)]
    expect(await store.has(id)).toBe(false)
    await store.put(id, mp3)
    expect(await store.has(id)).toBe(true)
    expect(Buffer.from(await store.read(id)).equals(mp3)).toBe(true)
    expect((await readFile(store.pathOf(id))).equals(mp3)).toBe(true)
  })

  test('put again replaces the file whole, also by many at once', async () => {
    const id = freshId()
    const takes = Array.from({ length: 8 }, () => randomBytes(50_000))
    await Promise.all(takes.map((take) => store.put(id, take)))
    const kept = Buffer.from(await store.read(id))
    expect(takes.some((take) => take.equals(kept))).toBe(true)
  })

  test('says that an audio is missing', async () => {
    await expect(store.read(freshId())).rejects.toMatchObject({ name: 'StorageError', code: 'missing' })
  })

  test('removes, and removing again is no error', async () => {
    const id = freshId()
    await store.put(id, randomBytes(10))
    await store.remove(id)
    await store.remove(id)
    expect(await store.has(id)).toBe(false)
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
    expect(() => store.pathOf(id)).toThrow('hex digits')
    await expect(store.put(id, randomBytes(1))).rejects.toMatchObject(refusal)
    await expect(store.has(id)).rejects.toMatchObject(refusal)
    await expect(store.read(id)).rejects.toMatchObject(refusal)
    await expect(store.remove(id)).rejects.toMatchObject(refusal)
  })
})
