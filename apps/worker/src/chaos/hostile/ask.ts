import { request } from 'node:http'

export type Question = {
  method?: string
  headers?: Record<string, string | string[]>
  body?: string | Buffer
  /** Another address of this machine (127.0.0.x) is another visitor. */
  from?: string
  timeoutMs?: number
}

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string; ms: number }

/** One request on a connection of its own. An answer that does not come in time, or not at all, has the status 0. */
export const ask = (
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body, from, timeoutMs = 30_000 }: Question = {},
): Promise<Answer> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin)
    const began = performance.now()
    const chunks: Buffer[] = []
    const end = (status: number, answered: Answer['headers'] = {}) =>
      resolve({ status, headers: answered, text: Buffer.concat(chunks).toString(), ms: performance.now() - began })
    const asked = request({
      ...{ hostname, port, path, method, agent: false, localAddress: from, signal: AbortSignal.timeout(timeoutMs) },
      headers: { ...headers, ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }) },
    })
    asked.on('error', () => end(0))
    asked.on('response', (answer) => {
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', () => end(0))
      answer.on('end', () => end(answer.statusCode ?? 0, answer.headers))
    })
    asked.end(body)
  })

/** `count` questions, a few at a time; the answers in their order. */
export const askMany = async (count: number, atOnce: number, one: (index: number) => Promise<Answer>): Promise<Answer[]> => {
  const answers: Answer[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) answers[index] = await one(index)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker))
  return answers
}

/** How often each status came: '200 × 3, 429 × 7'. */
export const statuses = (answers: readonly Answer[]): string => {
  const times = new Map<number, number>()
  for (const { status } of answers) times.set(status, (times.get(status) ?? 0) + 1)
  return [...times]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ')
}
