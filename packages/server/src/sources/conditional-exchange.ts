import { createHash } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { AnswerStore, StoredAnswer } from './answer-store.ts'
import { type ExchangeOptions, exchange, type HttpAnswer } from './http-exchange.ts'
import { SourceError } from './source-error.ts'
import { refuseOwnAnswer } from './source-url.ts'

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const WORTH_ANOTHER_TRY = new Set([502, 503, 504])

export type FetchedBody = { bytes: Buffer; contentType: string; url: URL }

/** The part of a walk that lasts: `triesLeft` is for all its hops together, so that nobody is knocked at for long. */
export type Walk = ExchangeOptions & {
  answers: AnswerStore
  ownHosts: ReadonlySet<string>
  clock: Clock
  userAgent: string
  retryDelayMs: number
  triesLeft: number
}

/** One hop: asks whether the stored answer still holds. Gives a body, or where it is redirected to. Throws SourceError. */
export const exchangeConditionally = async (
  walk: Walk,
  url: URL,
  headers: Record<string, string>,
): Promise<FetchedBody | { location: string }> => {
  const { answers, clock, userAgent } = walk
  const key = answerKey(url, headers)
  // Stored answers only save traffic: without them, or without the database, the whole body is asked for.
  const stored = await answers.find(key).catch(() => null)
  const answer = await tryTwice(walk, url, { ...headers, ...standardHeaders(userAgent), ...conditions(stored) })
  refuseOwnAnswer(url, answer.header, walk.ownHosts)
  if (REDIRECTS.has(answer.status)) return { location: answer.header('location') }
  if (answer.status === 304 && stored !== null) {
    await answers.touch(key, clock.now()).catch(() => {})
    return { bytes: stored.body, contentType: stored.contentType, url }
  }
  if (answer.status < 200 || answer.status >= 300)
    throw new SourceError('http-status', `${url.host} answered ${answer.status} (${STATUS_CODES[answer.status] ?? 'unknown'}).`)
  const fresh = storable(answer, clock.now())
  if (isWorthKeeping(answer)) await answers.save(key, fresh).catch(() => {})
  return { bytes: answer.body, contentType: fresh.contentType, url }
}

/** Once more after a lost connection or an answer that says 'later'. */
const tryTwice = async (walk: Walk, url: URL, headers: Record<string, string>): Promise<HttpAnswer> => {
  const isFinal = () => walk.triesLeft <= 0
  try {
    const answer = await exchange(url, headers, walk)
    if (isFinal() || !WORTH_ANOTHER_TRY.has(answer.status)) return answer
  } catch (error) {
    if (isFinal() || !(error instanceof SourceError && error.code === 'connection-lost')) throw error
  }
  walk.triesLeft -= 1
  await wait(walk.retryDelayMs, undefined, { signal: walk.signal })
  return exchange(url, headers, walk)
}

const answerKey = (url: URL, headers: Record<string, string>): string =>
  createHash('sha256')
    .update(JSON.stringify([url.href, headers]))
    .digest('hex')

const standardHeaders = (userAgent: string): Record<string, string> => ({
  'user-agent': userAgent,
  accept: 'application/rss+xml, application/atom+xml, application/feed+json, application/json, text/html;q=0.9, */*;q=0.8',
  'accept-encoding': 'gzip, deflate, br',
})

const conditions = (stored: StoredAnswer | null): Record<string, string> => ({
  ...(stored !== null && stored.etag !== '' && { 'if-none-match': stored.etag }),
  ...(stored !== null && stored.lastModified !== '' && { 'if-modified-since': stored.lastModified }),
})

const storable = (answer: HttpAnswer, fetchedAt: number): StoredAnswer => ({
  etag: answer.header('etag'),
  lastModified: answer.header('last-modified'),
  contentType: answer.header('content-type').slice(0, 200),
  body: answer.body,
  fetchedAt,
})

const isWorthKeeping = (answer: HttpAnswer): boolean =>
  (answer.header('etag') !== '' || answer.header('last-modified') !== '') && !/no-store/i.test(answer.header('cache-control'))
