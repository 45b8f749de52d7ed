import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { withoutSecrets } from './probe.ts'
import { configuredProbes, tryProbe } from './probes.ts'

const serving = async (answer: { status: number; body: string | Uint8Array }): Promise<string> => {
  const server = createServer((_request, response) => response.writeHead(answer.status).end(answer.body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
}

const examine = async (env: Record<string, string>, name: string) => {
  const probe = configuredProbes(readConfig(env), 'postgresql://127.0.0.1:1/none').find((candidate) => candidate.name === name)
  if (!probe) throw new Error(`no probe ${name}`)
  return tryProbe(probe)
}

test('only configured addresses are tried', () => {
  const names = configuredProbes(readConfig({}), 'postgresql://127.0.0.1:1/none').map((probe) => probe.name)
  expect(names).toEqual(['data folder', 'database'])
})

test('a database that does not answer fails at connect, with advice', async () => {
  const result = await examine({ DATABASE_URL: 'postgresql://anna:secret@127.0.0.1:1/hourcast' }, 'database')
  expect(result).toMatchObject({
    ok: false,
    target: 'postgresql://anna@127.0.0.1:1/hourcast',
    steps: [{ name: 'connect', ok: false }],
  })
  expect(result.advice).toContain('DATABASE_URL')
  expect(JSON.stringify(result)).not.toContain('secret')
})

test.each(['LLM', 'TTS'])(
  'a password in the address of %s, which no request would take, is refused and never repeated',
  (name) => {
    const read = () => readConfig({ [`${name}_BASE_URL`]: 'http://anna:hush@127.0.0.1:1/v1' })
    expect(read).toThrow(`${name}_BASE_URL: holds no user name or password: the key goes into ${name}_API_KEY`)
    expect(read).not.toThrow('hush')
  },
)

test('a writer that refuses the key says its status', async () => {
  expect(await examine({ LLM_BASE_URL: 'http://127.0.0.1:1/v1' }, 'writer')).toMatchObject({
    ok: false,
    steps: [{ detail: expect.stringMatching(/^fetch failed: .+/) }],
  })
  const LLM_BASE_URL = await serving({ status: 401, body: '{}' })
  expect(await examine({ LLM_BASE_URL }, 'writer')).toMatchObject({
    ok: false,
    steps: [{ detail: "the writer's server answered 401" }],
  })
})

test('a voice that sends no sound is found out', async () => {
  const TTS_BASE_URL = await serving({ status: 200, body: new Uint8Array(10) })
  expect(await examine({ TTS_BASE_URL }, 'voice')).toMatchObject({ ok: false, steps: [{ detail: 'only 10 bytes of sound' }] })
})

test('an address is printed without its password and query', () => {
  expect(withoutSecrets('smtp://anna:p%40ss@mail.example:587/?pool=true')).toBe('smtp://anna@mail.example:587/')
})
