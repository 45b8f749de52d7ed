import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ConfigError } from '../config.ts'
import { freshSealKey, parseSealKeys } from './seal-keys.ts'
import { freshSecretsLines, loadSecrets } from './secrets-file.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'secrets-')), 'data')
})
afterEach(() => rm(join(dataDir, '..'), { recursive: true, force: true }))

const sessionSecret = 'x'.repeat(40)

describe('secrets without an environment', () => {
  test('are made once, for the owner of the file alone, and found again', async () => {
    const first = await loadSecrets({ dataDir })
    expect(first.sessionSecret.length).toBeGreaterThanOrEqual(32)
    expect(await loadSecrets({ dataDir })).toEqual(first)
    expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600)
  })

  test('are the same for all processes that start at once, and leave no draft behind', async () => {
    const loaded = await Promise.all(Array.from({ length: 20 }, () => loadSecrets({ dataDir })))
    expect(new Set(loaded.map((secrets) => JSON.stringify(secrets))).size).toBe(1)
    expect(await readdir(dataDir)).toEqual(['secrets.json'])
  })

  test('a damaged file is named and left as it is', async () => {
    await loadSecrets({ dataDir })
    await writeFile(join(dataDir, 'secrets.json'), '{"SESSION_SECRET":')
    await expect(loadSecrets({ dataDir })).rejects.toThrow(/secrets\.json is damaged/)
    expect(await readFile(join(dataDir, 'secrets.json'), 'utf8')).toBe('{"SESSION_SECRET":')
  })

  test('an invalid data folder gets one clear line', async () => {
    await writeFile(dataDir, 'a file where the folder should be')
    await expect(loadSecrets({ dataDir })).rejects.toThrow(/^.*secrets\.json cannot be (read|made): .*$/)
  })

  test('what the environment names comes from there, the rest from the file', async () => {
    const { sealKeys } = await loadSecrets({ dataDir })
    expect(await loadSecrets({ dataDir, SESSION_SECRET: sessionSecret })).toEqual({ sessionSecret, sealKeys })
  })
})

describe('secrets with DATABASE_URL', () => {
  const DATABASE_URL = 'postgres://db.example/hourcast'

  test('come from the environment and make no file', async () => {
    const SEAL_KEYS = freshSealKey()
    const secrets = await loadSecrets({ dataDir, DATABASE_URL, SESSION_SECRET: sessionSecret, SEAL_KEYS })
    expect(secrets).toEqual({ sessionSecret, sealKeys: parseSealKeys(SEAL_KEYS) })
    await expect(stat(dataDir)).rejects.toThrow('ENOENT')
  })

  test('refuse to start when one is missing, with one line that says what to do', async () => {
    const refusal = await loadSecrets({ dataDir, DATABASE_URL, SESSION_SECRET: sessionSecret }).catch((error) => error)
    expect(refusal).toBeInstanceOf(ConfigError)
    expect(refusal.message).toMatch(/^SEAL_KEYS must be set when DATABASE_URL is: .*secrets.*$/)
    await expect(loadSecrets({ dataDir, DATABASE_URL })).rejects.toThrow(/^SESSION_SECRET and SEAL_KEYS must be set/)
  })
})

test('the lines of the command secrets are what an .env takes', async () => {
  const env = Object.fromEntries(
    freshSecretsLines()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
  const secrets = await loadSecrets({ dataDir, DATABASE_URL: 'postgres://db.example/hourcast', ...env })
  expect(secrets.sessionSecret).toBe(env.SESSION_SECRET)
  expect(secrets.sealKeys).toHaveLength(1)
  expect(freshSecretsLines()).not.toBe(freshSecretsLines())
})
