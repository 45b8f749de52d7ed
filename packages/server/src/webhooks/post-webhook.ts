import { SECOND_MS } from '@hourcast/domain/time-units'
import type { Outcome } from '@hourcast/domain/webhooks/next-try'
import { type Dispatcher, request } from 'undici'
import type { Services } from '../services.ts'
import { connectionFault } from '../sources/connection-fault.ts'
import { createGuardedAgent } from '../sources/http-exchange.ts'
import { SourceError } from '../sources/source-error.ts'
import { withinDeadline } from '../within-deadline.ts'
import { requireAddress } from './require-address.ts'

const ANSWER_MS = 15 * SECOND_MS
const CONNECT_MS = 4 * SECOND_MS
/** For the beginning of an answer's body: what counts is its status. */
const BODY_MS = 2 * SECOND_MS
const READ_BYTES = 1_000
const KEPT_CHARACTERS = 200

/** `fault`: why nobody answered, for the owner. `answer`: how the answer begins. */
export type Answer = Outcome & { fault: string | null; answer: string; tookMs: number }

export type PostServices = Pick<Services, 'guard' | 'config' | 'clock'>
export type Posting = { url: string; headers: Record<string, string>; body: string; signal?: AbortSignal; answerMs?: number }

/** A text that every column and page takes, in one line. */
const tidy = (bytes: Buffer): string =>
  new TextDecoder()
    .decode(bytes)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, KEPT_CHARACTERS)

/** What was read when enough is there, the time is over or the connection breaks. Leaving the loop destroys the stream. */
const beginningOf = async (body: Dispatcher.ResponseData['body'], signal?: AbortSignal): Promise<Buffer> => {
  const chunks: Buffer[] = []
  body.on('error', () => {})
  const read = async () => {
    for await (const chunk of body) {
      chunks.push(Buffer.from(chunk))
      if (Buffer.concat(chunks).length >= READ_BYTES) return
    }
  }
  await withinDeadline(BODY_MS, signal, () => new Error('enough'), read).catch(() => {})
  body.destroy()
  return Buffer.concat(chunks).subarray(0, READ_BYTES)
}

const retryAfterMs = (header: string | string[] | undefined, now: number): number | null => {
  const said = [header ?? ''].flat().join('').trim()
  if (/^\d{1,9}$/.test(said)) return Number(said) * SECOND_MS
  const at = /[a-z]/i.test(said) ? Date.parse(said) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}

/**
 * One POST to an address that an owner has typed: vetted when it is connected, no redirect is followed, and of the answer only the
 * beginning is read. Rejects with the signal's reason alone.
 */
export const postWebhook = async (services: PostServices, posting: Posting): Promise<Answer> => {
  const { clock, guard, config } = services
  const { headers, body, signal, answerMs = ANSWER_MS } = posting
  const url = new URL(posting.url)
  const began = clock.now()
  const agent = createGuardedAgent(guard, CONNECT_MS)
  const late = () => new SourceError('timeout', `${url.host} did not answer within ${answerMs / SECOND_MS} seconds.`)
  // `via`: a host that the operator has named sees the address of this machine, and must be able to tell who asks.
  const ours = { 'content-type': 'application/json', 'user-agent': `Hourcast (+${config.PUBLIC_URL})`, via: '1.1 hourcast' }
  const tookMs = () => Math.max(0, Math.round(clock.now() - began))
  try {
    requireAddress(url, services)
    const answer = await withinDeadline(answerMs, signal, late, (within) =>
      request(url, { dispatcher: agent, method: 'POST', headers: { ...headers, ...ours }, body, signal: within }),
    )
    const took = tookMs()
    const text = tidy(await beginningOf(answer.body, signal))
    signal?.throwIfAborted()
    const retry = retryAfterMs(answer.headers['retry-after'], clock.now())
    return { status: answer.statusCode, retryAfterMs: retry, fault: null, answer: text, tookMs: took }
  } catch (error) {
    signal?.throwIfAborted()
    const fault = connectionFault(error, url.host).message
    return { status: null, retryAfterMs: null, fault, answer: '', tookMs: tookMs() }
  } finally {
    agent.destroy().catch(() => {})
  }
}
