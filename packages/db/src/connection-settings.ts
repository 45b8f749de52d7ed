import type { ClientConfig } from 'pg'

/** Long enough for every statement of the product, short enough that a stuck one frees its connection. */
export const STATEMENT_TIMEOUT_MS = 30_000

/** Also for anybody who waits until a connection of the pool is free. */
export const CONNECT_TIMEOUT_MS = 10_000

/**
 * What every connection of ours has. Sessions are in UTC because Prisma's adapter sends and reads timestamptz without an
 * offset: in any other zone every instant would be shifted. The server's own keepalive ends sessions of vanished machines.
 */
export const connectionSettings = (url: string, applicationName: string): ClientConfig => {
  const address = new URL(url)
  const given = address.searchParams.get('options')
  const ours = '-c timezone=UTC -c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3'
  address.searchParams.set('options', given === null ? ours : `${given} ${ours}`)
  return {
    connectionString: address.href,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
  }
}

/** Host, port and database for messages: an address without its credentials. */
export const addressOf = (url: string): string => {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || '5432'}${pathname}`
}
