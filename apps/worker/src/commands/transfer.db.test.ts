import { spawn, spawnSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@hourcast/db/testing/temporary-folder'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import { dumpDatabase } from '@hourcast/db/transfer/dump-database'
import { seedRows } from '@hourcast/db/transfer/testing/seed-rows'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildHourcastProgram, type HourcastProgram } from '../testing/hourcast-program.ts'

let program: HourcastProgram
beforeAll(async () => {
  program = await buildHourcastProgram()
}, 60_000)
afterAll(() => program.remove())

const given = async ({ seeded = false } = {}) => {
  const db = await givenDatabase()
  if (seeded) await seedRows(db)
  return db
}

const folder = async (): Promise<string> => {
  const made = temporaryFolder()
  return made
}

const SECRETS = { SESSION_SECRET: 's'.repeat(40), SEAL_KEYS: `k:${Buffer.alloc(32, 7).toString('base64')}` }

test('dump and restore move the rows, say how many, and what else moves; the file is for its owner alone', async () => {
  const [old, fresh, file] = [await given({ seeded: true }), await given(), join(await folder(), 'hourcast.dump')]
  const dumped = await program.run(['dump', '--out', file], { HOURCAST_EMBEDDED_DATABASE_URL: old.url })
  expect(dumped).toMatchObject({ code: 0, out: '' })
  expect(dumped.err).toContain(`${file}: 20 rows of `)
  expect(dumped.err).toMatch(/^ {2}audio {4}\/.+\/audio, as a folder$/m)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const restored = await program.run(['restore', '--from', file], { DATABASE_URL: fresh.url, ...SECRETS })
  expect(restored).toMatchObject({ code: 0, out: '' })
  expect(restored.err).toContain('restored: 20 rows of ')
  expect(restored.err).not.toContain('SEAL_KEYS')
  expect(await fresh.prisma.delivery.count()).toBe(1)
})

test('while a worker is at work, a dump says that this is a copy of now and no move', async () => {
  const [old, fresh] = [await given({ seeded: true }), await given()]
  const [alive, none] = [old, fresh].map(({ url }) => ({ HOURCAST_EMBEDDED_DATABASE_URL: url }))
  expect((await program.run(['dump', '--out', '-'], alive)).err).toContain('A worker is at work')
  expect((await program.run(['dump', '--out', '-'], none)).err).not.toContain('A worker is at work')
})

test('the command that is printed for the secrets gives them as lines for an .env', async () => {
  const [old, dataDir] = [await given(), await folder()]
  await writeFile(join(dataDir, 'secrets.json'), JSON.stringify(SECRETS))
  const { err } = await program.run(['dump', '--out', join(dataDir, 'dump')], {
    HOURCAST_EMBEDDED_DATABASE_URL: old.url,
    HOURCAST_DATA: dataDir,
  })
  const command = /secrets {2}as lines for an \.env: {2}(.+)$/m.exec(err)?.[1] ?? ''
  const lines = spawnSync('sh', ['-c', command], { encoding: 'utf8' }).stdout
  expect(lines).toBe(`SESSION_SECRET=${SECRETS.SESSION_SECRET}\nSEAL_KEYS=${SECRETS.SEAL_KEYS}\n`)
  expect(err).not.toContain(SECRETS.SESSION_SECRET)
  expect(await readFile(join(dataDir, 'dump'), 'latin1')).not.toContain(SECRETS.SESSION_SECRET)
})

test('keys that have not come along are named', async () => {
  const [old, fresh, file] = [await given({ seeded: true }), await given(), join(await folder(), 'dump')]
  await dumpDatabase(old.url, createWriteStream(file), Date.now())
  const other = { ...SECRETS, SEAL_KEYS: SECRETS.SEAL_KEYS.replace('k:', 'k2:') }
  const restored = await program.run(['restore', '--from', file], { DATABASE_URL: fresh.url, ...other })
  expect(restored.code).toBe(0)
  expect(restored.err).toMatch(/^SEAL_KEYS here has no key 'k': /m)
})

test('a restore over rows is code 1 in one line; a dump over a file is code 2', async () => {
  const [full, file] = [await given({ seeded: true }), join(await folder(), 'dump')]
  const env = { HOURCAST_EMBEDDED_DATABASE_URL: full.url }
  await dumpDatabase(full.url, createWriteStream(file), Date.now())
  const restored = await program.run(['restore', '--from', file], env)
  expect(restored).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^The database is not empty: [^\n]+\n$/) })
  const again = await program.run(['dump', '--out', file], env)
  expect(again).toMatchObject({ code: 2, out: '', err: `--out: ${file} is there already\n` })
})

test('files that cannot be opened are code 2 in one line, and what another dump has left is not written over', async () => {
  const [db, made] = [await given(), await folder()]
  const env = { HOURCAST_EMBEDDED_DATABASE_URL: db.url }
  const missing = await program.run(['restore', '--from', join(made, 'none')], env)
  expect(missing).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/^--from: ENOENT: [^\n]+\n$/) })
  const nowhere = await program.run(['dump', '--out', join(made, 'no', 'dump')], env)
  expect(nowhere).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/^--out: ENOENT: [^\n]+\n$/) })
  await writeFile(join(made, 'dump.part'), 'half')
  const again = await program.run(['dump', '--out', join(made, 'dump')], env)
  expect(again).toMatchObject({ code: 2, out: '', err: expect.stringContaining('dump.part is left of another dump') })
  expect(await readFile(join(made, 'dump.part'), 'utf8')).toBe('half')
})

test('a dump whose reader has ended is code 1 and says that it is not whole', async () => {
  const db = await given({ seeded: true })
  const dump = spawn(process.execPath, [program.file, 'dump', '--out', '-'], {
    env: { PATH: process.env.PATH, HOURCAST_DATA: await folder(), HOURCAST_EMBEDDED_DATABASE_URL: db.url },
  })
  dump.stdout.destroy()
  let err = ''
  dump.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  expect(await new Promise((resolve) => dump.once('close', resolve))).toBe(1)
  expect(err).toMatch(/^--out -: who reads it has ended; what was read is no whole dump$/m)
})
