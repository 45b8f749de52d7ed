import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, open as openFile, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createKeptFolder, type KeptFolderOptions } from './kept-folder.ts'

const HOUR = 3_600_000
const keyOf = (text: string) => createHash('sha256').update(text).digest('hex')

const given = async (options: Partial<KeptFolderOptions> = {}) => {
  const root = await mkdtemp(join(tmpdir(), 'kept-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const folder = join(root, 'speech')
  const open = (more: Partial<KeptFolderOptions> = {}) => createKeptFolder({ folder, maxBytes: 1_000_000, ...options, ...more })
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key)
  const names = async () => (await readdir(folder, { recursive: true })).filter((name) => name.length > 2)
  return { root, folder, open, pathOf, names, kept: open() }
}

test('gives back what was kept, also to another process', async () => {
  const { open, kept, names } = await given()
  const bytes = randomBytes(50_000)
  expect(await kept.read(keyOf('a'))).toBeUndefined()
  await kept.keep(keyOf('a'), bytes)
  expect((await open().read(keyOf('a')))?.equals(bytes)).toBe(true)
  await kept.forget(keyOf('a'))
  expect([await kept.read(keyOf('a')), await names()]).toEqual([undefined, []])
})

test.each<[string, (path: string) => Promise<void>]>([
  ['cut off in the middle', (path) => truncate(path, 20_000)],
  ['cut off within its checksum', (path) => truncate(path, 7)],
  ['empty', (path) => truncate(path, 0)],
  [
    'changed in one bit',
    async (path) => {
      const file = await readFile(path)
      file[30_000] = (file[30_000] ?? 0) ^ 1
      await writeFile(path, file)
    },
  ],
])('what is %s is not there, and can be kept again', async (_what, damage) => {
  const { kept, pathOf } = await given()
  const [key, bytes] = [keyOf('a'), randomBytes(50_000)]
  await kept.keep(key, bytes)
  await damage(pathOf(key))
  expect(await kept.read(key)).toBeUndefined()
  await kept.keep(key, bytes)
  expect((await kept.read(key))?.equals(bytes)).toBe(true)
})

test('many that keep the same at once leave one whole file and no draft', async () => {
  const { open, names } = await given()
  const takes = Array.from({ length: 12 }, () => randomBytes(20_000))
  await Promise.all(takes.map((take) => open().keep(keyOf('a'), take)))
  const found = await open().read(keyOf('a'))
  expect(takes.some((take) => found?.equals(take))).toBe(true)
  expect(await names()).toHaveLength(1)
})

describe('a folder that cannot be used costs nothing but what it would keep', () => {
  test('when a file stands in its place', async () => {
    const { folder, kept } = await given()
    await writeFile(folder, 'not a folder')
    await kept.keep(keyOf('a'), randomBytes(10))
    await kept.trim()
    expect(await kept.read(keyOf('a'))).toBeUndefined()
  })

  test('when it is taken away in between', async () => {
    const { root, kept } = await given()
    await kept.keep(keyOf('a'), randomBytes(10))
    await rm(root, { recursive: true })
    expect(await kept.read(keyOf('a'))).toBeUndefined()
    await kept.keep(keyOf('b'), randomBytes(10))
    expect(await kept.read(keyOf('b'))).toHaveLength(10)
  })
})

test('who asks hears why something was not kept', async () => {
  const heard: unknown[] = []
  const { folder, open } = await given({ onNotKept: (error) => heard.push(error) })
  await open({ minFreeBytes: Number.MAX_SAFE_INTEGER }).keep(keyOf('a'), randomBytes(10))
  await rm(folder, { recursive: true })
  await writeFile(folder, 'not a folder')
  await open().keep(keyOf('a'), randomBytes(10))
  expect(heard).toMatchObject([{ message: 'the disk is full' }, { code: 'ENOTDIR' }])
})

test('what cannot be made again is on the disk before it counts as kept, the file and its name', async () => {
  const { root, kept, open } = await given()
  const any = await openFile(root, 'r')
  const sync = vi.spyOn(Object.getPrototypeOf(any), 'sync')
  onTestFinished(() => sync.mockRestore())
  await any.close()
  await kept.keep(keyOf('a'), randomBytes(10))
  expect(sync).toHaveBeenCalledTimes(0)
  await open({ isSynced: true }).keep(keyOf('b'), randomBytes(10))
  expect(sync).toHaveBeenCalledTimes(2)
})

test('what would leave too little of the disk free is not kept', async () => {
  const { open, kept } = await given()
  for (const minFreeBytes of [Number.MAX_SAFE_INTEGER, 0])
    await open({ minFreeBytes }).keep(keyOf(`${minFreeBytes}`), randomBytes(10))
  expect(await kept.read(keyOf(`${Number.MAX_SAFE_INTEGER}`))).toBeUndefined()
  expect(await kept.read(keyOf('0'))).toHaveLength(10)
})

describe('the folder is bounded', () => {
  test('in bytes: the oldest go first, while it is being filled', async () => {
    const { kept, names, pathOf } = await given({ maxBytes: 100_000 })
    for (let i = 0; i < 40; i += 1) {
      await kept.keep(keyOf(`${i}`), randomBytes(10_000))
      await utimes(pathOf(keyOf(`${i}`)), new Date(), new Date(Date.now() - (40 - i) * 1_000)).catch(() => {})
    }
    await kept.trim()
    expect((await names()).length).toBeLessThanOrEqual(10)
    expect(await kept.read(keyOf('39'))).toHaveLength(10_000)
    expect(await kept.read(keyOf('0'))).toBeUndefined()
  })

  test('in age', async () => {
    const { kept, open } = await given({ maxAgeMs: 24 * HOUR })
    await kept.keep(keyOf('a'), randomBytes(10))
    await open({ now: () => Date.now() + 23 * HOUR }).trim()
    expect(await kept.read(keyOf('a'))).toHaveLength(10)
    await open({ now: () => Date.now() + 25 * HOUR }).trim()
    expect(await kept.read(keyOf('a'))).toBeUndefined()
  })

  test('and drafts of a process that died go after an hour', async () => {
    const { folder, kept, open, names } = await given()
    await kept.keep(keyOf('a'), randomBytes(10))
    await writeFile(join(folder, '.draft-0123456789abcdef'), 'half')
    await kept.trim()
    expect(await names()).toHaveLength(2)
    await open({ now: () => Date.now() + 2 * HOUR }).trim()
    expect(await names()).toEqual([expect.stringContaining(keyOf('a'))])
  })
})

test('a key is the hash of what it stands for: no other name gets into the path', async () => {
  const { kept } = await given()
  await expect(kept.read('../../etc/passwd')).rejects.toThrow('no key')
})
