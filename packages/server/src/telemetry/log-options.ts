import pino, { type LoggerOptions } from 'pino'

/** Fields that no line should have; one that gets there by mistake is struck out. */
const NEVER =
  'address addresses email mail to from url urls source sources password secret token apiKey authorization cookie script text'.split(
    ' ',
  )

// JSON's own escapes are stepped over: half of one would break the line.
const MAIL_ADDRESS = /(\\u[0-9a-f]{4}|\\.)|[^\s"'<>()[\]{}:;,\\/@]{1,64}@[^\s"'<>()[\]{}:;,\\/@]{1,255}\.[a-z]{2,}/gi
/** What follows the host: a path or a query may hold a key, a name may stand before it. */
const URL_TAIL = /\b([a-z][a-z0-9+.-]{1,20}:\/\/)(?:[^\s"\\/@]*@)?([^\s"\\/?#@]*)[^\s"\\]*/gi

/** A finished line without mail addresses, and with nothing of a URL but scheme and host: messages of errors are written by others. */
export const withoutAddresses = (line: string): string =>
  line.includes('://') || line.includes('@')
    ? line.replace(URL_TAIL, '$1$2').replace(MAIL_ADDRESS, (_, escaped?: string) => escaped ?? '[address]')
    : line

/** How every process of the product logs: JSON lines with ISO times. */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths: [...NEVER, ...NEVER.map((name) => `*.${name}`)], censor: '[struck out]' },
  hooks: { streamWrite: withoutAddresses },
})
