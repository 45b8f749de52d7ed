import { parseUrl } from '../parse-url.ts'

const CONTROL = /[\p{Cc}\s]/u
/** A name with a dot and a top level of letters: no 'localhost', no number, nothing that is only known in somebody's own network. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/
const PRIVATE = /\.(?:local|localhost|internal|lan|home|corp|onion)$/

/**
 * An http or https address that others can open, as browsers write it: the host in the letters of the net, so that none looks like
 * another. Null for anything else, also for one that holds a user name or a password.
 */
export const parsePublicAddress = (text: string): string | null => {
  const plain = text.trim()
  const address = CONTROL.test(plain) || !/^https?:\/\//i.test(plain) ? null : parseUrl(plain)
  if (address === null) return null
  const { hostname, username, password, href } = address
  const isPublic = HOST.test(hostname) && !PRIVATE.test(hostname)
  return isPublic && username === '' && password === '' && href.length <= 2 * plain.length + 100 ? href : null
}
