import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { createBuiltInWriter } from '../../built-in/built-in-writer.ts'
import { createLlmWriter } from '../llm-writer.ts'

/** What a model may say of the busy feed. */
export const GOOD =
  'Good morning, this is Harbour Radio, and I am Clara.\n\n' +
  'The harbour board votes for a second ferry. The boat carries 180 passengers and 22 cars, and the crossing takes 35 minutes.\n\n' +
  'The drawbridge opens for a tall ship with masts 41 metres high, and traffic waits for a while at the bridge.\n\n' +
  'That was Clara, for Harbour Radio.'

export type Answer = {
  status?: number
  content?: unknown
  body?: string
  hang?: boolean
  endless?: boolean
  afterMs?: number
  timeoutMs?: number
}

/** A server that gives a model's answers in turn, and a writer that asks it. */
export const serving = async (...answers: Answer[]) => {
  const asked: { authorization: string | undefined; body: { messages: { content: string }[] } }[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    asked.push({ authorization: request.headers.authorization, body: JSON.parse(text) })
    const answer = answers[Math.min(asked.length, answers.length) - 1] ?? {}
    if (answer.hang) return
    if (answer.afterMs) await wait(answer.afterMs)
    if (answer.endless) {
      const garbage = Buffer.alloc(64_000, 'x')
      while (!response.destroyed) if (!response.write(garbage)) await once(response, 'drain').catch(() => {})
      return
    }
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
    response.end(answer.body ?? JSON.stringify({ choices: [{ message: { content: answer.content } }] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const reasons: string[] = []
  const writer = createLlmWriter({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`,
    apiKey: 'key',
    model: 'small',
    timeoutMs: answers[0]?.timeoutMs ?? (answers.some(({ hang }) => hang) ? 300 : 20_000),
    retryAfterMs: 1,
    fallback: createBuiltInWriter(),
    prices: { prompt: 0.15, completion: 0.6 },
    onFallback: (reason) => reasons.push(reason),
  })
  return { writer, asked, reasons }
}
