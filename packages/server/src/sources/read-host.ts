import { isIP } from 'node:net'
import { parseUrl } from '@hourcast/domain/parse-url'

/** A host as every resolver would read it: lower case, ASCII, numbers in any notation turned into a plain address. */
export type ReadHost = { host: string; isAddress: boolean }

const PLAIN_HOST = /^[^\s/\\?#@[\]:%]+$/

/**
 * Reads a host name or address in any notation (127.1, 0x7f.1, 2130706433, 0177.0.0.1, fullwidth digits, IDN, [::1], trailing
 * dot) with the rules of the URL standard. Undefined for what is no host; a zone id (fe80::1%eth0) is not one.
 */
export const readHost = (typed: string): ReadHost | undefined => {
  const inner = typed.startsWith('[') && typed.endsWith(']') ? typed.slice(1, -1) : typed
  if (isIP(inner) === 6) return inner.includes('%') ? undefined : { host: plainAddress(`[${inner}]`), isAddress: true }
  if (inner !== typed || !PLAIN_HOST.test(inner) || !parseUrl(`http://${inner}/`)) return undefined
  const host = new URL(`http://${inner}/`).hostname.replace(/\.$/, '')
  return host === '' ? undefined : { host, isAddress: isIP(host) !== 0 }
}

const plainAddress = (bracketed: string): string => new URL(`http://${bracketed}/`).hostname.slice(1, -1)
