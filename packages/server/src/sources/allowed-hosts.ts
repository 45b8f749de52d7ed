import { readHost } from './read-host.ts'

/** True when the operator named this very pair of host and port. */
export type IsAllowedPair = (host: string, port: number) => boolean

const ENTRY = /^(.+):(\d{1,5})$/

/** Reads one `host:port`. Throws when it is not one: a typing error must not pass silently. */
export const readPair = (entry: string): string => {
  const [, typed = '', digits = ''] = ENTRY.exec(entry) ?? []
  const host = readHost(typed)?.host
  const port = Number(digits)
  if (host === undefined || port < 1 || port > 65535) throw new Error(`'${entry}' is not host:port, like localhost:8080`)
  return `${host} ${port}`
}

/** Reads `host:port,host:port` (ALLOW_PRIVATE_HOSTS). Throws for an entry that is not one. */
export const readAllowedHosts = (list: string): IsAllowedPair => {
  const entries = list.split(',').map((part) => part.trim())
  const pairs = new Set(entries.filter((entry) => entry !== '').map(readPair))
  return (host, port) => pairs.has(`${host} ${port}`)
}
