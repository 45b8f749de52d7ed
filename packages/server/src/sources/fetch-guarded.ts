import { parseUrl } from '@hourcast/domain/parse-url'
import type { Clock } from '../clock.ts'
import { withinDeadline } from '../within-deadline.ts'
import type { AnswerStore } from './answer-store.ts'
import { exchangeConditionally, type FetchedBody, type Walk } from './conditional-exchange.ts'
import { CONNECTION_CODES } from './connection-fault.ts'
import { createGuardedAgent } from './http-exchange.ts'
import { SourceError } from './source-error.ts'
import { candidateUrls, type FetchableRule, portOf, requireFetchable, undottedHost } from './source-url.ts'

export const MAX_REDIRECTS = 3

export type FetchGuardedOptions = FetchableRule & {
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
  const { guard, ownHosts, answers, clock, userAgent } = options
  const { timeoutMs = 10_000, connectTimeoutMs = 4_000, retryDelayMs = 250, maxBytes = 2_000_000 } = options
  return async (written, { headers = {}, signal: outer } = {}) => {
    const urls = candidateUrls(written)
    // What the owner's headers hold must not go out in the clear because https:// did not work just now.
    const tried = Object.keys(headers).length === 0 ? urls : urls.slice(0, 1)
    const late = () => new SourceError('timeout', `${tried[0]?.host} took longer than ${timeoutMs / 1000} seconds.`)
    const agent = createGuardedAgent(guard, connectTimeoutMs)
    try {
      return await withinDeadline(timeoutMs, outer, late, (signal) => {
        const walk: Walk = { agent, signal, maxBytes, ownHosts, answers, clock, userAgent, retryDelayMs, triesLeft: 1 }
        return tryInTurn(tried, (url) => followRedirects(options, walk, url, headers))
      })
    } finally {
      agent.destroy().catch(() => {})
    }
  }
}

/** The next candidate only after a failure below HTTP; when all fail so, the first one's reason tells most. */
const tryInTurn = async (urls: URL[], read: (url: URL) => Promise<FetchedBody>): Promise<FetchedBody> => {
  let firstFault: unknown
  for (const url of urls) {
    try {
      return await read(url)
    } catch (error) {
      if (!(error instanceof SourceError && CONNECTION_CODES.has(error.code))) throw error
      firstFault ??= error
    }
  }
  throw firstFault
}

/** Each hop is checked like the first: scheme, port, credentials, address. */
const followRedirects = async (
  rule: FetchableRule,
  walk: Walk,
  start: URL,
  ownHeaders: Record<string, string>,
): Promise<FetchedBody> => {
  let url = start
  let headers = ownHeaders
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    requireFetchable(url, rule)
    const answer = await exchangeConditionally(walk, url, { ...headers, ...spokenFor(url, rule) })
    if (!('location' in answer)) return answer
    const next = redirectTarget(url, answer.location)
    if (!keepsSecrets(url, next)) headers = {}
    url = next
  }
  throw new SourceError('too-many-redirects', `${start.host} redirects more than ${MAX_REDIRECTS} times.`)
}

/**
 * A host that the operator has named sees the address of this machine: it must be able to tell who asks. The same holds for this very
 * instance, under each of its host names.
 */
const spokenFor = (url: URL, { guard, ownHosts }: FetchableRule): Record<string, string> =>
  guard.isNamed(url.hostname, portOf(url)) || ownHosts.has(undottedHost(url)) ? { via: '1.1 hourcast' } : {}

const redirectTarget = (url: URL, location: string): URL => {
  const next = location === '' ? null : parseUrl(location, url.href)
  if (next === null) throw new SourceError('bad-answer', `${url.host} redirects to nowhere.`)
  next.hash = ''
  return next
}

/** The owner's own headers go on to the same origin only, or from http to https of the same host. */
const keepsSecrets = (from: URL, to: URL): boolean => {
  const isUpgrade = from.protocol === 'http:' && to.protocol === 'https:' && from.port === '' && to.port === ''
  return from.origin === to.origin || (isUpgrade && from.hostname === to.hostname)
}
