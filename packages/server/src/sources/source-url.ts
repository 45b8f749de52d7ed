import { parseUrl } from '@hourcast/domain/parse-url'
import { withoutFeedScheme } from '@hourcast/domain/sources/source-urls'
import { OWN_MARK } from '../own-address.ts'
import { type AddressGuard, WHO_ALLOWS_IT } from './address-guard.ts'
import { SourceError } from './source-error.ts'

const MAX_URL = 2000
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i
const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 }

export const portOf = (url: URL): number => (url.port === '' ? (DEFAULT_PORTS[url.protocol] ?? 0) : Number(url.port))

/** What the owner wrote, as addresses to try in order: without a scheme https comes first, then http. Throws 'invalid-url'. */
export const candidateUrls = (written: string): URL[] => {
  const trimmed = withoutFeedScheme(written)
  const texts = SCHEME.test(trimmed) ? [trimmed] : [`https://${trimmed}`, `http://${trimmed}`]
  if (trimmed === '' || trimmed.length > MAX_URL || /\s/.test(trimmed) || !texts.every((text) => parseUrl(text) !== null))
    throw new SourceError('invalid-url', 'This is not a web address.')
  return texts.map((text) => {
    const url = new URL(text)
    url.hash = ''
    return url
  })
}

const EXAMPLE_FEED_PATH = '/example/feed.xml'

export type FetchableRule = {
  guard: AddressGuard
  /** Ports that may be fetched from; named pairs of the guard come on top. */
  ports: ReadonlySet<number>
  /** Under which this instance is reached, as URL.host has them without a closing dot: of what it answers only the example feed is a source. */
  ownHosts: ReadonlySet<string>
}

/** Throws SourceError for an address that is never fetched. Its host is looked up and checked again when connecting. */
export const requireFetchable = (url: URL, { guard, ports }: Pick<FetchableRule, 'guard' | 'ports'>): void => {
  const host = url.hostname
  if (DEFAULT_PORTS[url.protocol] === undefined)
    throw new SourceError('scheme', `Only http and https addresses are read, not ${url.protocol}//.`)
  if (url.username !== '' || url.password !== '')
    throw new SourceError('credentials', `The address of ${host} holds a user name or password, which is not allowed.`)
  const port = portOf(url)
  if (!ports.has(port) && !guard.isNamed(host, port))
    throw new SourceError('port', `Port ${port} of ${host} is not allowed: only ${[...ports].join(', ')} are. ${WHO_ALLOWS_IT}`)
  const refusal = guard.check(host, port)
  if (refusal !== null) throw new SourceError(refusal.code, refusal.message, { cause: refusal })
}

/** 'radio.example.' is 'radio.example' for every resolver. */
export const undottedHost = ({ host }: URL): string => host.replace(/\.(?=:|$)/, '')

/**
 * Throws 'own-address' for what this instance itself has answered, but for the example feed. The host alone does not say: behind one proxy an
 * owner's page may share it.
 */
export const refuseOwnAnswer = (url: URL, header: (name: string) => string, ownHosts: ReadonlySet<string>): void => {
  if (ownHosts.has(undottedHost(url)) && url.pathname !== EXAMPLE_FEED_PATH && header(OWN_MARK) !== '')
    throw new SourceError(
      'own-address',
      `${url.host} is this Hourcast itself: a host that reads its own broadcasts repeats itself.`,
    )
}

/** Host and path, for the owner and for logs: a query string or a fragment may hold keys. */
export const displayUrl = (url: URL): string => `${url.host}${url.pathname === '/' ? '' : url.pathname}`.slice(0, 200)
