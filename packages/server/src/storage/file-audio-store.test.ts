import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fileNameOf, sha256Of } from './audio-store.ts'
import { createFileAudioStore } from './file-audio-store.ts'
import { storageErrorOf } from './storage-error.ts'
import { fillDisk } from './testing/full-disk.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'file-audio-store-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const id = 'ab'.repeat(32)
const facts = (mp3: Uint8Array) => ({ id, sizeBytes: mp3.byteLength, sha256: sha256Of(mp3) })

describe('the store in files', () => {
  test('keeps each audio under the first two digits of its id', async () => {
    const mp3 = randomBytes(10)
    await createFileAudioStore(dataDir).put(id, mp3)
    expect((await readFile(join(dataDir, 'audio', 'ab', `${id}.mp3`))).equals(mp3)).toBe(true)
  })

  test('takes away drafts that a dead process left behind, but not those being written', async () => {
    const incoming = join(dataDir, 'audio', 'incoming')
    await mkdir(incoming, { recursive: true })
    await writeFile(join(incoming, 'dead'), 'half an MP3')
    await utimes(join(incoming, 'dead'), 1, 1)
    await writeFile(join(incoming, 'alive'), 'half an MP3')
    await createFileAudioStore(dataDir).put(id, randomBytes(10))
    expect(await readdir(incoming)).toEqual(['alive'])
  })

  test('a failed write leaves no draft and no audio, and the next one works', async () => {
    const store = createFileAudioStore(dataDir)
    await mkdir(join(dataDir, 'audio'), { recursive: true })
    await writeFile(join(dataDir, 'audio', 'ab'), 'a file where a folder should be')
    await expect(store.put(id, randomBytes(10))).rejects.toMatchObject({ code: 'failed' })
    expect(await readdir(join(dataDir, 'audio', 'incoming'))).toEqual([])
    await rm(join(dataDir, 'audio', 'ab'))
    await store.put(id, randomBytes(10))
    expect(await store.has(id)).toBe(true)
  })

  test('a data folder that cannot be made is told and tried again', async () => {
    await writeFile(join(dataDir, 'audio'), '')
    const store = createFileAudioStore(dataDir)
    await expect(store.put(id, randomBytes(10))).rejects.toMatchObject({ name: 'StorageError' })
    await rm(join(dataDir, 'audio'))
    await store.put(id, randomBytes(10))
    expect(await store.has(id)).toBe(true)
  })
})

describe('whether a file is whole', () => {
  test('is told by each of its bits, also when it was whole before, and after it was damaged', async () => {
    const store = createFileAudioStore(dataDir)
    const [mp3, other] = [randomBytes(300_000), randomBytes(300_000)]
    expect(await store.isWhole(facts(mp3))).toBe(false)
    await store.put(id, mp3)
    expect([await store.isWhole(facts(mp3)), await store.isWhole(facts(other))]).toEqual([true, false])
    await writeFile(join(dataDir, 'audio', fileNameOf(id)), other)
    expect([await store.isWhole(facts(mp3)), await store.isWhole(facts(mp3))]).toEqual([false, false])
    await store.put(id, mp3)
    expect(await store.isWhole(facts(mp3))).toBe(true)
  })
})

describe('a full disk', () => {
  test.runIf(existsSync('/dev/full'))('is named as such', async () => {
    const refusal = storageErrorOf(await writeFile('/dev/full', 'one byte too many').catch((error) => error))
    expect(refusal).toMatchObject({ code: 'disk-full' })
    expect(refusal.message).toContain('The disk is full')
  })

  test('half a file is taken away again, what was there stays whole, and once there is room the next write works', async () => {
    const store = createFileAudioStore(dataDir)
    const [before, after] = [randomBytes(5_000), randomBytes(9_000)]
    await store.put(id, before)
    const disk = await fillDisk(dataDir)
    await expect(store.put(id, after)).rejects.toMatchObject({ name: 'StorageError', code: 'disk-full' })
    expect(await readdir(join(dataDir, 'audio', 'incoming'))).toEqual([])
    expect(Buffer.from(await store.read(facts(before))).equals(before)).toBe(true)
    disk.free()
    await store.put(id, after)
    expect(Buffer.from(await store.read(facts(after))).equals(after)).toBe(true)
  })

  test('so is a quota', () => {
    expect(storageErrorOf(Object.assign(new Error('quota'), { code: 'EDQUOT' })).code).toBe('disk-full')
  })
})
