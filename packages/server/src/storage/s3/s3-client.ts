import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { Agent, type Dispatcher, request } from 'undici'
import { withinDeadline } from '../../within-deadline.ts'
import { StorageError } from '../storage-error.ts'
import { faultOfAnswer, faultOfConnection } from './s3-fault.ts'

export type S3Settings = { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string }

export type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** '' is the bucket itself. */
  key: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Buffer
  /** Hex SHA-256 of the body: signed, and checked on arrival. */
  sha256?: string
}

export type S3Body = Dispatcher.ResponseData['body']

export type S3Client = {
  /** Within `ms`, with `take`, which reads the answer's body. Rejects with StorageError for each answer but 2xx, after a few tries where that helps. */
  ask<T>(asked: S3Request, ms: number, take: (body: S3Body) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export type S3Timeouts = { connectMs: number; answerMs: number; silenceMs: number; pauseMs: number }

/** Short enough for a rung that has to stand within five seconds. */
const TIMEOUTS: S3Timeouts = { connectMs: 2_000, answerMs: 4_000, silenceMs: 4_000, pauseMs: 100 }
const TRIES = 3
const CONNECTIONS = 64
/**
 * Of these, those that take something to the bucket, one after the other in the order in which they came: of a hundred at once the first are there soon, where all
 * beside each other would be there at the end.
 */
const UPLOADS = 8
/** How much is read of an answer that is no success. */
const FAULT_BYTES = 10_000
const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

const HELPED_BY_WAITING = new Set([409, 429, 500, 502, 503, 504])
const TOOK_TOO_LONG = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'])

/** May be tried again at once: something that took long will take long again. */
class Passing extends Error {}

const textOf = async (body: S3Body): Promise<string> => {
  let text = ''
  for await (const piece of body) if (text.length < FAULT_BYTES) text += piece
  return text
}

/**
 * Signed requests to one bucket of any server that speaks S3, by path (endpoint/bucket/key). An operator names its address: no guard stands before it. The secret
 * stays in here; what is thrown names neither it nor the key's id.
 */
export const createS3Client = (
  { endpoint, bucket, region, ...credentials }: S3Settings,
  { timeouts = TIMEOUTS, now = Date.now }: { timeouts?: S3Timeouts; now?: () => number } = {},
): S3Client => {
  const open = (connections: number) =>
    new Agent({
      connections,
      connect: { timeout: timeouts.connectMs },
      headersTimeout: timeouts.answerMs,
      bodyTimeout: timeouts.silenceMs,
    })
  const [uploads, others] = [open(UPLOADS), open(CONNECTIONS)]
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`
  const derivedKeys = new Map<string, ArrayBuffer>()

  const sign = ({ method, key, query = {}, headers, sha256 = EMPTY_SHA256 }: S3Request) => {
    const url = new URL(key === '' ? root : `${root}/${key}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const datetime = new Date(now()).toISOString().replace(/[:-]|\.\d{3}/g, '')
    const signed = { ...headers, 'x-amz-content-sha256': sha256 }
    return new AwsV4Signer({
      ...{ method, url: url.href, headers: signed, ...credentials, region },
      ...{ service: 's3', cache: derivedKeys, datetime },
    }).sign()
  }

  const askOnce = async <T>(asked: S3Request, signal: AbortSignal, take: (body: S3Body) => Promise<T>): Promise<T> => {
    const { url, headers } = await sign(asked)
    const { statusCode: status, ...answer } = await request(url, {
      dispatcher: asked.body ? uploads : others,
      ...{ signal, method: asked.method, headers: Object.fromEntries(headers) },
      ...(asked.body ? { body: asked.body } : {}),
    })
    if (status >= 200 && status < 300) return take(answer.body)
    const date = answer.headers.date?.toString()
    const fault = faultOfAnswer({ status, text: await textOf(answer.body), date, now: now() })
    throw HELPED_BY_WAITING.has(status) ? new Passing('', { cause: fault }) : fault
  }

  const ask = async <T>(asked: S3Request, signal: AbortSignal, take: (body: S3Body) => Promise<T>): Promise<T> => {
    for (let tried = 1; ; tried += 1)
      try {
        return await askOnce(asked, signal, take)
      } catch (error) {
        signal.throwIfAborted()
        const reason = error instanceof Passing ? error.cause : error
        const isFinal = error instanceof StorageError || TOOK_TOO_LONG.has((error as NodeJS.ErrnoException).code ?? '')
        if (isFinal || tried === TRIES) throw faultOfConnection(reason)
        await wait(timeouts.pauseMs * 2 ** tried * (0.5 + Math.random()), undefined, { signal })
      }
  }

  return {
    ask: (asked, ms, take) =>
      withinDeadline(
        ms,
        undefined,
        () => new StorageError('away', `no answer within ${ms / 1000} s`),
        (signal) => ask(asked, signal, take),
      ),
    close: async () => {
      await Promise.all([uploads.destroy(), others.destroy()])
    },
  }
}
