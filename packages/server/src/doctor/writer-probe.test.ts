import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { tryProbe } from './probes.ts'
import { writerProbe } from './writer-probe.ts'

type Asked = Record<string, unknown> & { messages: { role: string; content: string }[] }
type Refusal = { status: number; body: string }

/** A model that finds the words in as much of a question as it has room for, the last of it first. */
const model = async ({ letters = 100_000, refuses }: { letters?: number; refuses?: (asked: Asked) => Refusal | undefined }) => {
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const asked = JSON.parse(text) as Asked
    const refusal = refuses?.(asked)
    if (refusal) return void response.writeHead(refusal.status).end(refusal.body)
    const seen = asked.messages
      .map(({ content }) => content)
      .join('\n')
      .slice(-letters)
    const words = seen.match(/(?<=word is )w[0-9a-f]{6}/g) ?? ['ready']
    response.end(JSON.stringify({ choices: [{ message: { content: JSON.stringify({ words }) } }] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return tryProbe(writerProbe(readConfig({ LLM_BASE_URL: baseUrl, LLM_MODEL: 'small' }), baseUrl))
}

test('a model that answers, and sees all it is sent, is well', async () => {
  expect(await model({})).toMatchObject({ ok: true, steps: [{ detail: '' }, { ok: true }] })
})

// Ollama gives a model 4,096 tokens unless it is told otherwise.
test('one whose server cuts what is too long is found out, with what to do', async () => {
  const found = await model({ letters: 16_000 })
  expect(found).toMatchObject({ ok: false, steps: [{ ok: true }, { detail: expect.stringContaining('OLLAMA_CONTEXT_LENGTH') }] })
})

test('one that has a temperature of its own is well, as it is for the writer, and the doctor says so', async () => {
  const refuses = (asked: Asked) => ('temperature' in asked ? { status: 400, body: '{"param":"temperature"}' } : undefined)
  expect(await model({ refuses })).toMatchObject({
    ok: true,
    steps: [{ detail: 'asked without temperature, which it refuses' }, {}],
  })
})
