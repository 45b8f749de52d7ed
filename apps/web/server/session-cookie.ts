import type { Config } from '@hourcast/server/config'

const NAME = 'hourcast_session'

/** A Request of fetch, or whatever else has headers. */
export type WithHeaders = { headers: { get(name: string): string | null } }

export const readCookie = (request: WithHeaders, name: string): string | undefined =>
  request.headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

export const readSessionCookie = (request: WithHeaders): string | undefined => readCookie(request, NAME)

const attributes = (config: Pick<Config, 'PUBLIC_URL'>) =>
  `Path=/; HttpOnly; SameSite=Lax${config.PUBLIC_URL.startsWith('https:') ? '; Secure' : ''}`

export const sessionCookie = (config: Pick<Config, 'PUBLIC_URL'>, token: string, expiresAt: number): string =>
  `${NAME}=${token}; ${attributes(config)}; Expires=${new Date(expiresAt).toUTCString()}`

export const endedSessionCookie = (config: Pick<Config, 'PUBLIC_URL'>): string => `${NAME}=; ${attributes(config)}; Max-Age=0`
