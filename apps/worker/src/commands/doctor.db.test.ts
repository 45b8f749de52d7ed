import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import { expect, onTestFinished, test } from 'vitest'
import { outputOf, setEnvironment } from '../testing/output-of.ts'
import { doctorCommand } from './doctor.ts'

const given = async (env: Record<string, string> = {}): Promise<void> => {
  const db = await givenDatabase()
  await setEnvironment({ HOURCAST_EMBEDDED_DATABASE_URL: db.url, ...env })
}

/** What it prints and, when something failed, its last word on stderr. */
const doctor = async (...args: string[]): Promise<{ out: string; code: number; err: string }> => {
  const ended = { code: 0, err: '' }
  const out = await outputOf(doctorCommand(), args, (failure) => {
    ended.code = failure.exitCode
    ended.err = failure.message
  })
  return { out, ...ended }
}

/** An endpoint that knows nobody. */
const endpoint = async (): Promise<string> => {
  const server = createServer((_request, response) => response.writeHead(401).end())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
}

test('where nothing is configured the doctor tries data folder and embedded database, step by step', async () => {
  await given()
  const well = await doctor('--json')
  expect(well).toMatchObject({ code: 0, err: '' })
  const results = JSON.parse(well.out)
  expect(results).toMatchObject([
    {
      name: 'data folder',
      ok: true,
      steps: [
        { name: 'write', ok: true },
        { name: 'free space', ok: true },
      ],
    },
    {
      name: 'database',
      target: 'embedded PostgreSQL',
      ok: true,
      steps: [
        { name: 'connect', ok: true, detail: expect.stringMatching(/^PostgreSQL \d+/) },
        { name: 'version 15 or newer', ok: true },
        { name: 'may create tables', ok: true },
      ],
    },
    { name: 'secrets', target: expect.stringMatching(/secrets\.json$/), ok: true },
  ])
  for (const result of results) expect(result).not.toHaveProperty('advice')
})

test('for people: a line for each, its steps below, and a last word', async () => {
  await given()
  const { code, out } = await doctor()
  expect(code).toBe(0)
  expect(out).toMatch(/^ok {5}data folder: \//)
  expect(out).toMatch(/^ok {5}database: embedded PostgreSQL\n {9}✓ connect: PostgreSQL \d+/m)
  expect(out).toMatch(/\nall well$/)
})

test('what fails is named with its step and what to do; the others are tried all the same', async () => {
  const secret = { LLM_API_KEY: 'hidden-key', SMTP_URL: 'smtp://radio:hidden@127.0.0.1:1' }
  await given({ LLM_BASE_URL: await endpoint(), ...secret })
  const ill = await doctor('--json')
  expect(ill.code).toBe(1)
  expect(JSON.parse(ill.out)).toMatchObject([
    { name: 'data folder', ok: true },
    { name: 'database', ok: true },
    {
      name: 'mail',
      target: expect.stringContaining('smtp://radio@127.0.0.1:1'),
      ok: false,
      steps: [{ name: 'greet and sign in', ok: false, detail: expect.stringContaining('ECONNREFUSED') }],
      advice: expect.stringContaining('SMTP_URL'),
    },
    {
      name: 'writer',
      ok: false,
      steps: [{ name: 'write a word', ok: false, detail: "the writer's server answered 401" }],
      advice: expect.stringContaining('LLM_API_KEY'),
    },
    { name: 'secrets', ok: true },
  ])
  const reported = await doctor()
  expect(reported).toMatchObject({ code: 1, err: '\n2 of 5 failed' })
  expect(reported.out).toMatch(/^FAILED mail: .+\n {9}✗ greet and sign in: .+\n {7}→ Check host/m)
  for (const words of [ill.out, ill.err, reported.out, reported.err]) expect(words).not.toContain('hidden')
})

test('a database that does not answer is a finding, and its password is not shown', async () => {
  const secret = { SESSION_SECRET: 's'.repeat(32), SEAL_KEYS: `k:${Buffer.alloc(32, 7).toString('base64')}` }
  await given({ DATABASE_URL: 'postgres://radio:hidden@127.0.0.1:1/none', ...secret })
  const ill = await doctor('--json')
  expect(ill.code).toBe(1)
  expect(JSON.parse(ill.out)).toMatchObject([
    { name: 'data folder' },
    { name: 'database', target: 'postgres://radio@127.0.0.1:1/none', ok: false, steps: [{ name: 'connect', ok: false }] },
    { name: 'clock', ok: true, steps: [{ detail: 'the database says no time' }] },
    { name: 'secrets', target: 'from the environment', ok: true },
  ])
  expect(ill.out + ill.err).not.toContain('hidden')
})

test('Temporal and Kafka are tried where their addresses are set, and nothing secret is shown', async () => {
  const addresses = { TEMPORAL_ADDRESS: '127.0.0.1:1', TEMPORAL_API_KEY: 'hidden', KAFKA_BROKERS: '127.0.0.1:1' }
  await given({ ...addresses, TEMPORAL_NAMESPACE: 'radio' })
  const ill = await doctor('--json')
  expect(ill.code).toBe(1)
  expect(JSON.parse(ill.out)).toMatchObject([
    { name: 'data folder', ok: true },
    { name: 'database', ok: true },
    { name: 'secrets', ok: true },
    {
      name: 'temporal',
      target: '127.0.0.1:1, namespace radio',
      ok: false,
      steps: [
        { name: 'resolve', ok: true },
        { name: 'reach', ok: false, detail: expect.stringContaining('ECONNREFUSED') },
      ],
      advice: expect.stringContaining('TEMPORAL_ADDRESS'),
    },
    { name: 'kafka', ok: false, steps: [{ name: 'connect', ok: false }], advice: expect.stringContaining('KAFKA_BROKERS') },
  ])
  expect(ill.out + ill.err).not.toContain('hidden')
})

test('a database of their own without secrets, with which nothing would start, is a finding', async () => {
  await given({ DATABASE_URL: 'postgres://127.0.0.1:1/none' })
  const ill = await doctor('--json')
  expect(ill.code).toBe(1)
  expect(JSON.parse(ill.out).at(-1)).toMatchObject({
    name: 'secrets',
    ok: false,
    steps: [{ name: 'read', ok: false, detail: expect.stringContaining('SESSION_SECRET and SEAL_KEYS must be set') }],
  })
})

test('an invalid key is said before anything is tried, as every wrong line is, and it is not shown', async () => {
  await given({ SEAL_KEYS: 'hidden' })
  const ill = await doctor('--json')
  expect(ill).toMatchObject({ code: 2, out: '', err: expect.stringContaining('SEAL_KEYS: each entry must read id:base64') })
  expect(ill.err).not.toContain('hidden')
})
