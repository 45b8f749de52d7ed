import { DAY_MS } from '@hourcast/domain/time-units'
import type { SignedIn } from '@hourcast/server/accounts/begin-session'
import { KNOWN_BROWSER_MS } from '@hourcast/server/accounts/known-browser'
import type { Config } from '@hourcast/server/config'

export type CookieNeeds = Pick<Config, 'PUBLIC_URL'>

const SESSION = 'hourcast_session'
/** A visitor without a session is known by this cookie, and by nothing else about them: forms and codes are bound to it. */
const VISITOR = 'hourcast_visitor'
/** Outlives the session: failures of a browser that an owner has signed in with are counted apart from strangers'. */
const KNOWN = 'hourcast_known'

const VISITOR_MS = DAY_MS

const isSecure = ({ PUBLIC_URL }: CookieNeeds): boolean => PUBLIC_URL.startsWith('https:')
/** Under https no other host, no other path and no plain connection can have set a cookie of this name. */
const nameOf = (config: CookieNeeds, name: string): string => (isSecure(config) ? `__Host-${name}` : name)
const attributes = (config: CookieNeeds): string => `Path=/; HttpOnly; SameSite=Lax${isSecure(config) ? '; Secure' : ''}`
const seconds = (ms: number): number => Math.floor(ms / 1000)

/** A Request of fetch, or anything else that has headers. */
export type WithHeaders = { headers: { get(name: string): string | null } }

export const readCookie = (request: WithHeaders, name: string): string | undefined =>
  request.headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

// An emptied cookie counts as missing: nothing is bound to it.
const readOwn = (request: WithHeaders, config: CookieNeeds, name: string): string | undefined =>
  readCookie(request, nameOf(config, name)) || undefined

export const readSessionCookie = (request: WithHeaders, config: CookieNeeds): string | undefined =>
  readOwn(request, config, SESSION)

export const readVisitorCookie = (request: WithHeaders, config: CookieNeeds): string | undefined =>
  readOwn(request, config, VISITOR)

export const readKnownCookie = (request: WithHeaders, config: CookieNeeds): string | undefined => readOwn(request, config, KNOWN)

export const visitorCookie = (config: CookieNeeds, value: string): string =>
  `${nameOf(config, VISITOR)}=${value}; ${attributes(config)}; Max-Age=${seconds(VISITOR_MS)}`

/** What a browser gets that has signed in. */
export const signedInCookies = (config: CookieNeeds, { sessionToken, expiresAt, knownBrowser }: SignedIn): string[] => [
  `${nameOf(config, SESSION)}=${sessionToken}; ${attributes(config)}; Expires=${new Date(expiresAt).toUTCString()}`,
  `${nameOf(config, KNOWN)}=${knownBrowser}; ${attributes(config)}; Max-Age=${seconds(KNOWN_BROWSER_MS)}`,
  // From before the prefix: such a session is not read any more, and its cookie goes.
  ...(isSecure(config) ? [`${SESSION}=; ${attributes(config)}; Max-Age=0`] : []),
]

export const endedSessionCookie = (config: CookieNeeds): string => `${nameOf(config, SESSION)}=; ${attributes(config)}; Max-Age=0`
