import type { Config } from '@hourcast/server/config'

const NAME = 'hourcast_session'

export const readSessionCookie = (request: Request): string | undefined =>
  request.headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1)

const attributes = (config: Pick<Config, 'PUBLIC_URL'>) =>
  `Path=/; HttpOnly; SameSite=Lax${config.PUBLIC_URL.startsWith('https:') ? '; Secure' : ''}`

export const sessionCookie = (config: Pick<Config, 'PUBLIC_URL'>, token: string, expiresAt: number): string =>
  `${NAME}=${token}; ${attributes(config)}; Expires=${new Date(expiresAt).toUTCString()}`

export const endedSessionCookie = (config: Pick<Config, 'PUBLIC_URL'>): string => `${NAME}=; ${attributes(config)}; Max-Age=0`
