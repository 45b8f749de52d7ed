import { createHash } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Agent } from 'undici'
import type { Clock } from '../clock.ts'
import type { AddressGuard } from './address-guard.ts'
import type { AnswerStore, StoredAnswer } from './answer-store.ts'
import { CONNECTION_CODES } from './connection-fault.ts'
import { createGuardedAgent, exchange, type HttpAnswer } from './http-exchange.ts'
import { SourceError } from './source-error.ts'
import { candidateUrls, requireFetchable } from './source-url.ts'
import { withinDeadline } from './within-deadline.ts'

export const REDIRECTS_MAX = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const WORTH_ANOTHER_TRY = new Set([502, 503, 504])

export type FetchedBody = { bytes: Buffer; contentType: string; url: URL }

export type FetchGuardedOptions = {
  guard: AddressGuard
  /** Ports that may be fetched from; named pairs of the guard come on top. */
  ports: ReadonlySet<number>
  userAgent: string
  answers: AnswerStore
  clock: Clock
  /** For everything together: DNS, connecting, redirects, a body that trickles. */
  timeoutMs?: number
  connectTimeoutMs?: number
  retryDelayMs?: number
  /** Of the body, before and after decompression. */
  maxBytes?: number
}

export type FetchRequest = { headers?: Record<string, string>; signal?: AbortSignal }

/** Fetches what a stranger asked for. Throws SourceError, or the signal's reason. */
export type FetchGuarded = (written: string, request?: FetchRequest) => Promise<FetchedBody>

export const createFetchGuarded = (options: FetchGuardedOptions): FetchGuarded => {
  const { guard, timeoutMs = 10_000, connectTimeoutMs = 4_000 } = options
  return async (written, { headers = {}, signal } = {}) => {
    const [first, ...others] = candidateUrls(written)
    if (first === undefined) throw new SourceError('invalid-url', 'This is not a web address.')
    // What the owner's headers hold must not go out in the clear because https:// did not work just now.
    const urls = Object.keys(headers).length === 0 ? [first, ...others] : [first]
    const late = () => new SourceError('timeout', `${first.host} took longer than ${timeoutMs / 1000} seconds.`)
    const agent = createGuardedAgent(guard, connectTimeoutMs)
    try {
      return await withinDeadline(timeoutMs, signal, late, (deadline) =>
        tryInTurn(urls, (url) => createWalk(options, agent, deadline)(url, headers)),
      )
    } finally {
      agent.destroy().catch(() => {})
    }
  }
}

/** The next candidate only after a failure below HTTP; when all fail so, the first one's reason tells most. */
const tryInTurn = async (urls: URL[], walk: (url: URL) => Promise<FetchedBody>): Promise<FetchedBody> => {
  let firstFault: unknown
  for (const url of urls) {
    try {
      return await walk(url)
    } catch (error) {
      if (!(error instanceof SourceError && CONNECTION_CODES.has(error.code))) throw error
      firstFault ??= error
    }
  }
  throw firstFault
}

/** From one address over its redirects to a body. */
const createWalk =
  (
    { guard, ports, userAgent, answers, clock, retryDelayMs = 250, maxBytes = 2_000_000 }: FetchGuardedOptions,
    agent: Agent,
    signal: AbortSignal,
  ) =>
  async (start: URL, ownHeaders: Record<string, string>): Promise<FetchedBody> => {
    let url = start
    let headers = ownHeaders
    let triesLeft = 1
    const ask = async (sent: Record<string, string>): Promise<HttpAnswer> => {
      const again = await exchange(url, sent, { agent, signal, maxBytes }).then(
        (answer) => (WORTH_ANOTHER_TRY.has(answer.status) && triesLeft > 0 ? undefined : answer),
        (error) => {
          if (error instanceof SourceError && error.code === 'connection-lost' && triesLeft > 0) return undefined
          throw error
        },
      )
      if (again !== undefined) return again
      triesLeft -= 1
      await wait(retryDelayMs, undefined, { signal })
      return exchange(url, sent, { agent, signal, maxBytes })
    }

    for (let hop = 0; hop <= REDIRECTS_MAX; hop += 1) {
      requireFetchable(url, guard, ports)
      const key = answerKey(url, headers)
      const stored = await findStored(answers, key)
      const answer = await ask({ ...headers, ...standardHeaders(userAgent), ...conditions(stored) })
      if (!REDIRECTS.has(answer.status)) return conclude({ answer, url, key, stored, answers, clock })
      const next = redirectTarget(url, answer.header('location'))
      if (!keepsSecrets(url, next)) headers = {}
      url = next
    }
    throw new SourceError('too-many-redirects', `${start.host} redirects more than ${REDIRECTS_MAX} times.`)
  }

type Conclusion = { answer: HttpAnswer; url: URL; key: string; stored: StoredAnswer | null; answers: AnswerStore; clock: Clock }

const conclude = async ({ answer, url, key, stored, answers, clock }: Conclusion): Promise<FetchedBody> => {
  if (answer.status === 304 && stored !== null) {
    await answers.touch(key, clock.now()).catch(() => {})
    return { bytes: stored.body, contentType: stored.contentType, url }
  }
  if (answer.status < 200 || answer.status >= 300)
    throw new SourceError('http-status', `${url.host} answered ${answer.status} (${STATUS_CODES[answer.status] ?? 'unknown'}).`)
  const contentType = answer.header('content-type').slice(0, 200)
  const fresh = {
    etag: answer.header('etag'),
    lastModified: answer.header('last-modified'),
    contentType,
    body: answer.body,
    fetchedAt: clock.now(),
  }
  const isKept = (fresh.etag !== '' || fresh.lastModified !== '') && !/no-store/i.test(answer.header('cache-control'))
  if (isKept) await answers.save(key, fresh).catch(() => {})
  return { bytes: answer.body, contentType, url }
}

/** Stored answers only save traffic: without them, or without the database, the whole body is asked for. */
const findStored = (answers: AnswerStore, key: string): Promise<StoredAnswer | null> => answers.find(key).catch(() => null)

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

const redirectTarget = (url: URL, location: string): URL => {
  if (location === '' || !URL.canParse(location, url.href))
    throw new SourceError('bad-answer', `${url.host} redirects to nowhere.`)
  const next = new URL(location, url)
  next.hash = ''
  return next
}

/** The owner's own headers go on to the same origin only, or from http to https of the same host. */
const keepsSecrets = (from: URL, to: URL): boolean =>
  from.origin === to.origin ||
  (from.hostname === to.hostname && from.protocol === 'http:' && to.protocol === 'https:' && from.port === '' && to.port === '')
