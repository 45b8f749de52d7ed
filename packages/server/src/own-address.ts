import type { Config } from './config.ts'

/** The header by which every answer of the web app says that it is one: others may answer under its host too, behind the same proxy. */
export const OWN_MARK = 'x-hourcast'

/** Where the worker reaches the web app, host:port: the example station's feed is served by this very instance, on a private address. */
export const ownAddress = ({ HOURCAST_WEB, PORT }: Pick<Config, 'HOURCAST_WEB' | 'PORT'>): string =>
  HOURCAST_WEB ?? `127.0.0.1:${PORT}`
