import { Agent, buildConnector, type Dispatcher, request } from 'undici'
import type { AddressGuard } from './address-guard.ts'
import { connectionFault } from './connection-fault.ts'
import { decompressBody, tooLarge } from './decompress-body.ts'

export type HttpAnswer = {
  status: number
  /** One header by its lower-case name; '' when it is not there. */
  header(name: string): string
  /** Decompressed; empty unless the status is 2xx. */
  body: Buffer
}

export type ExchangeOptions = { agent: Agent; signal: AbortSignal; maxBytes: number }

/** Headers of an answer beyond this are refused. */
const MAX_HEADERS_BYTES = 16_384

/** Connections of one fetch: each is vetted at the moment it is made, none outlives the fetch. Destroy it afterwards. */
export const createGuardedAgent = (guard: AddressGuard, connectTimeoutMs: number): Agent =>
  new Agent({
    maxHeaderSize: MAX_HEADERS_BYTES,
    // The deadline of the whole fetch is its caller's signal.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: (options, callback) => {
      const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80)
      const refusal = guard.check(options.hostname, port)
      if (refusal !== null) return callback(refusal, null)
      buildConnector({ timeout: connectTimeoutMs, lookup: guard.lookup(port), allowH2: false })(options, callback)
    },
  })

/** One GET, no redirects. Throws SourceError for what goes wrong below HTTP or in the body, and the signal's reason when it fires. */
export const exchange = async (
  url: URL,
  headers: Record<string, string>,
  { agent, signal, maxBytes }: ExchangeOptions,
): Promise<HttpAnswer> => {
  try {
    const answer = await request(url, { dispatcher: agent, method: 'GET', headers, signal })
    const header = (name: string) => [answer.headers[name] ?? ''].flat().join(', ')
    const status = answer.statusCode
    const isRead = status >= 200 && status < 300
    const raw = isRead ? await readUpTo(answer.body, maxBytes, Number(header('content-length')), url.host) : dropBody(answer.body)
    return { status, header, body: await decompressBody(raw, isRead ? header('content-encoding') : '', maxBytes, url.host) }
  } catch (error) {
    throw signal.aborted ? signal.reason : connectionFault(error, url.host)
  }
}

type Body = Dispatcher.ResponseData['body']

/** Leaving the loop early destroys the stream, and with it the connection. */
const readUpTo = async (body: Body, maxBytes: number, announced: number, host: string): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let length = 0
  if (announced > maxBytes) {
    dropBody(body)
    throw tooLarge(host, maxBytes)
  }
  for await (const chunk of body) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > maxBytes) throw tooLarge(host, maxBytes)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

const dropBody = (body: Body): Buffer => {
  // An unread body says so when it is destroyed; nobody needs to know.
  body.on('error', () => {})
  body.destroy()
  return Buffer.alloc(0)
}
