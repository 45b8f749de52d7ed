import type { Config } from './config.ts'

/** Where the worker reaches the web app, host:port: the example station's feed is served by this very instance, on a private address. */
export const ownAddress = ({ HOURCAST_WEB, PORT }: Pick<Config, 'HOURCAST_WEB' | 'PORT'>): string =>
  HOURCAST_WEB ?? `127.0.0.1:${PORT}`
