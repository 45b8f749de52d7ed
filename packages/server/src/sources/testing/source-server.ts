import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createAddressGuard } from '../address-guard.ts'
import type { AnswerStore, StoredAnswer } from '../answer-store.ts'
import { parseSource } from '../parse-source.ts'
import { createReadSources, type ReadSourcesOptions } from '../read-sources.ts'
import type { SourceParser } from '../source-parser.ts'

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A real HTTP server on 127.0.0.1 that answers by path; sockets that still hang are cut when it closes. */
export const startSourceServer = async (answers: Record<string, Answer>) => {
  const asked: IncomingMessage[] = []
  const listener: RequestListener = (request, response) => {
    asked.push(request)
    const answer = answers[new URL(request.url ?? '/', 'http://x').pathname]
    if (answer === undefined) response.writeHead(404).end()
    else answer(request, response)
  }
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = Number(Object(server.address()).port)
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { port, asked, host: `127.0.0.1:${port}`, url: (path: string) => `http://127.0.0.1:${port}${path}`, close }
}

/** The table source_answer, in memory. */
export const createMemoryAnswers = (): AnswerStore & { stored: Map<string, StoredAnswer> } => {
  const stored = new Map<string, StoredAnswer>()
  return {
    stored,
    find: async (hash) => stored.get(hash) ?? null,
    save: async (hash, answer) => void stored.set(hash, answer),
    touch: async (hash, fetchedAt) => {
      const known = stored.get(hash)
      if (known !== undefined) stored.set(hash, { ...known, fetchedAt })
    },
  }
}

export const NOW = Date.UTC(2026, 9, 25, 7, 0)

export const TEST_CONFIG: ReadSourcesOptions['config'] = {
  PUBLIC_URL: 'https://radio.example',
  SOURCE_PORTS: '',
  HOURCAST_DEMO: 'off',
  PORT: 3000,
}

/** The parsers themselves, on the thread of the test. */
export const parserHere: SourceParser = {
  parse: async ({ mode, bytes, contentType, url, readAt }) =>
    parseSource(mode, { bytes: Buffer.from(bytes), contentType, url: new URL(url) }, readAt),
  close: async () => {},
}

/** Reads sources like the product does, with `allow` instead of ALLOW_PRIVATE_HOSTS and limits that fit a test. */
export const createTestReader = (allow: string, more: Partial<ReadSourcesOptions> = {}) =>
  createReadSources({
    config: TEST_CONFIG,
    guard: createAddressGuard({ allow }),
    parser: parserHere,
    answers: createMemoryAnswers(),
    clock: { now: () => NOW },
    version: '1.2.3',
    retryDelayMs: 1,
    ...more,
  })

export const send =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200): Answer =>
  (_, response) => {
    response.writeHead(status, headers).end(body)
  }

export const rss = (items: string, title = 'Harbour News'): string =>
  `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>${title}</title>${items}</channel></rss>`

export const item = (title: string, text = 'A sentence about it.'): string =>
  `<item><title>${title}</title><description>${text}</description><guid isPermaLink="false">${title.length}-${title}</guid></item>`
