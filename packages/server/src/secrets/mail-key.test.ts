import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@hourcast/db/testing/temporary-folder'
import { expect, test } from 'vitest'
import { loadMailKey } from './mail-key.ts'

const given = async () => {
  const dataDir = temporaryFolder()
  return { dataDir, SMTP_URL: undefined, path: join(dataDir, 'mail-key') }
}

test('the key is random, made once, also by processes that start together, and readable by its user alone', async () => {
  const place = await given()
  const keys = await Promise.all(Array.from({ length: 8 }, () => loadMailKey(place)))
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[\w-]{43}$/)
  expect(await readFile(place.path, 'utf8')).toBe(`${keys[0]}\n`)
  expect((await stat(place.path)).mode & 0o777).toBe(0o600)
  expect(await loadMailKey(await given())).not.toBe(keys[0])
})

test('where mail is sent there is none', async () => {
  const place = await given()
  expect(await loadMailKey({ ...place, SMTP_URL: 'smtp://mail.example' })).toBeNull()
  await expect(stat(place.path)).rejects.toThrow('ENOENT')
})

test.each(['', 'short', ' '.repeat(43)])('a damaged file opens nothing: %j', async (text) => {
  const place = await given()
  await writeFile(place.path, text)
  await expect(loadMailKey(place)).rejects.toThrow('is damaged')
})
