import { EMAIL_MISSING, INVALID_EMAIL } from '../messages.ts'
import { fail, ok, type Result } from '../problem.ts'

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/i
const FREE = /^(gmail|googlemail|yahoo|hotmail|outlook|live|aol|icloud)\.(com|(?:(?:co|com|ne|or)\.)?([a-z]{2}))$/
/** Country codes sold to the whole world: live.fm is a station, not a mail provider's branch. */
const WORLDWIDE = new Set(['fm', 'tv', 'am', 'ai', 'io', 'cc'])

const isControl = (character: string): boolean => character < ' ' || character === '\u007f'

/**
 * One plain address. Line breaks and NUL are refused, never stripped, and so is everything that could be read as two addresses or as a
 * name with an address. Case is kept.
 */
export const parseEmailAddress = (text: string, field = 'email'): Result<string> => {
  if ([...text].some(isControl)) return fail('invalid', INVALID_EMAIL, field)
  const address = text.trim()
  if (address === '') return fail('invalid', EMAIL_MISSING, field)
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  const isWhole = at > 0 && address.length <= 254 && local.length <= 64 && LOCAL.test(local) && DOMAIN.test(domain)
  return isWhole ? ok(address) : fail('invalid', INVALID_EMAIL, field)
}

/** gmail.com, yahoo.co.uk, live.nl: the seven free providers, in any country. */
export const isFreeProvider = (domain: string): boolean => {
  const match = FREE.exec(domain.toLowerCase())
  return match !== null && !WORLDWIDE.has(match[3] ?? '')
}

/** An address that broadcasts may be sent to: not one of a free consumer mail provider, and the message says so. */
export const parseDeliveryAddress = (text: string, field = 'email'): Result<string> => {
  const parsed = parseEmailAddress(text, field)
  if (!parsed.ok) return parsed
  const domain = parsed.value.slice(parsed.value.lastIndexOf('@') + 1)
  if (!isFreeProvider(domain)) return parsed
  const reason = `${domain} is a free mail provider. Broadcasts are sent to an address of your station or company only.`
  return fail('invalid', reason, field)
}
