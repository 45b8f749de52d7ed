import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseUrl } from '@hourcast/domain/parse-url'
import { SealError } from '@hourcast/server/secrets/create-sealer'
import type { PayloadCipher } from '@hourcast/server/secrets/payload-cipher'
import type { Services } from '@hourcast/server/services'
import { createPayloadCodec } from '@hourcast/workflows/temporal/payload-codec'
import { PayloadFormError, payloadFromJson, payloadToJson } from '@hourcast/workflows/temporal/payload-json'
import { codecPage } from './codec-page.ts'
import { createOperatorLogin } from './operator-login.ts'
import type { OpsHandler } from './ops-server.ts'
import { readBody } from './read-body.ts'

export type CodecEndpointOptions = {
  cipher: PayloadCipher
  /** OPS_PASSWORD. */
  password: string
  /** TEMPORAL_UI_ORIGIN: the one page of another origin that browsers let in. */
  uiOrigin?: string | undefined
}

/** Twice what Temporal lets through in one call. */
const MAX_BYTES = 8 * 1024 * 1024
const JOBS = ['/codec/encode', '/codec/decode']
const HEADERS = 'authorization, content-type, x-namespace'

type Reply = (status: number, body: string, type?: string) => true

/** What a caller sends is its own fault when it has the wrong form, and the operator's when no key opens it. */
const work = async (options: CodecEndpointOptions, path: string, body: string): Promise<string> => {
  const { payloads } = (JSON.parse(body) ?? {}) as { payloads?: unknown }
  if (!Array.isArray(payloads)) throw new PayloadFormError('payloads must be a list')
  const codec = createPayloadCodec(options.cipher)
  const given = payloads.map(payloadFromJson)
  const made = path === '/codec/encode' ? await codec.encode(given) : await codec.decode(given)
  return JSON.stringify({ payloads: made.map(payloadToJson) })
}

const tryToWork = async (options: CodecEndpointOptions, path: string, body: string, reply: Reply): Promise<true> => {
  try {
    return reply(200, await work(options, path, body), 'application/json')
  } catch (error) {
    if (error instanceof SyntaxError) return reply(400, 'The body is no JSON')
    if (error instanceof PayloadFormError || error instanceof SealError) return reply(400, error.message)
    throw error
  }
}

/** False when a page of somewhere else asks: its reader's browser would send the password by itself. */
const letIn = ({ headers }: IncomingMessage, response: ServerResponse, uiOrigin: string | undefined): boolean => {
  const { origin, host } = headers
  response.setHeader('vary', 'origin')
  if (origin === undefined || parseUrl(origin)?.host === host) return true
  if (origin !== uiOrigin) return false
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-credentials', 'true')
  return true
}

/** Temporal's remote codec protocol behind a password: what workflows carry, readable in Temporal's page and on its command line. */
export const createCodecEndpoint = (
  { clock, log }: Pick<Services, 'clock' | 'log'>,
  options: CodecEndpointOptions,
): OpsHandler => {
  const uiOrigin = options.uiOrigin === undefined ? undefined : new URL(options.uiOrigin).origin
  const login = createOperatorLogin({ password: options.password, clock })
  const isIn = (request: IncomingMessage, response: ServerResponse, reply: Reply): boolean => {
    const address = request.socket.remoteAddress ?? ''
    const answer = login(request.headers.authorization, address)
    if (answer === 'in') return true
    if (answer === 'wrong') log.warn({ address }, 'a wrong password at the codec endpoint')
    if (typeof answer === 'object') {
      response.setHeader('retry-after', Math.ceil(answer.waitMs / 1000))
      reply(429, 'Too many wrong passwords')
    } else {
      response.setHeader('www-authenticate', 'Basic realm="Hourcast codec endpoint", charset="UTF-8"')
      reply(401, 'The operator’s password is needed')
    }
    return false
  }

  return async (request, response) => {
    const path = request.url?.split('?', 1)[0] ?? ''
    if (path !== '/codec' && !path.startsWith('/codec/')) return false
    const reply: Reply = (status, body, type = 'text/plain') => {
      // What was not read of a refused request would be taken for the next one.
      if (!request.complete) response.setHeader('connection', 'close')
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body)
      return true
    }
    if (!letIn(request, response, uiOrigin)) return reply(403, 'Only TEMPORAL_UI_ORIGIN may ask from another page')
    const wanted = JOBS.includes(path) ? 'POST' : path === '/codec/' ? 'GET' : undefined
    if (request.method === 'OPTIONS' && wanted) {
      response.setHeader('access-control-allow-methods', wanted)
      response.setHeader('access-control-allow-headers', HEADERS)
      response.setHeader('access-control-max-age', '600')
      response.writeHead(204).end()
      return true
    }
    if (!isIn(request, response, reply)) return true
    if (path === '/codec') return redirect(response)
    if (!wanted) return reply(404, 'Not found')
    if (request.method !== wanted) {
      response.setHeader('allow', `${wanted}, OPTIONS`)
      return reply(405, `Only ${wanted}`)
    }
    if (wanted === 'GET') {
      response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      return reply(200, codecPage({ host: request.headers.host ?? '', uiOrigin }), 'text/html')
    }
    const body = await readBody(request, MAX_BYTES)
    return body === null ? reply(413, 'Too much at once') : tryToWork(options, path, body, reply)
  }
}

const redirect = (response: ServerResponse): true => {
  response.writeHead(308, { location: '/codec/' }).end()
  return true
}
