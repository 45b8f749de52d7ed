import { fail, ok, type Result } from '../problem.ts'

export type ServerAddress = {
  username: string
  /** May hold '|'. */
  password: string
  host: string
  port: number
  /** May hold {yyyy} {MM} {dd} {HH} {mm} {host} {slot}. */
  filePath: string
}

const PLACEHOLDERS = ['yyyy', 'MM', 'dd', 'HH', 'mm', 'host', 'slot'] as const
const HOST = /^[\p{L}\p{N}._:[\]-]+$/u
const CONTROL = /\p{Cc}/u
export const MAX_ADDRESS_LENGTH = 2_000

const refuse = (message: string) => fail('invalid', message, 'FtpConnectionString')

const portOf = (text: string): number | null => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return port >= 1 && port <= 65_535 ? port : null
}

const unknownPlaceholder = (filePath: string): string | undefined =>
  [...filePath.matchAll(/\{([^{}]*)\}/g)]
    .map((match) => match[1] ?? '')
    .find((name) => !PLACEHOLDERS.some((known) => known === name))

const wrongPath = (protocol: string, filePath: string): string | null => {
  if (filePath === '' || /\/\.{0,2}$/.test(filePath))
    return `The ${protocol} path ends with the name of a file, like /radio/{HH}.mp3.`
  if (filePath.split(/[/\\]/).includes('..')) return `The ${protocol} path holds no '..'.`
  const unknown = unknownPlaceholder(filePath)
  if (unknown === undefined) return null
  return `The ${protocol} path holds {${unknown}}. Known are ${PLACEHOLDERS.map((name) => `{${name}}`).join(' ')}.`
}

/** The parts of an address but for its secret, as typed. */
export type AddressFields = { username: string; host: string; port: string; filePath: string }
export type AddressField = keyof AddressFields

const BARS = /\||\p{Cc}/u

const FAULT_OF: Record<AddressField, (protocol: string, text: string) => string | null> = {
  username: (protocol, text) => {
    if (text === '') return `The ${protocol} user name is missing.`
    return BARS.test(text) ? `The ${protocol} user name holds no | and no control characters.` : null
  },
  host: (protocol, text) => {
    if (text === '') return `The ${protocol} host is missing.`
    return HOST.test(text) ? null : `The ${protocol} host is a name or an address, like ftp.example.com.`
  },
  port: (protocol, text) => (portOf(text) === null ? `The ${protocol} port is a number from 1 to 65535.` : null),
  filePath: (protocol, text) =>
    BARS.test(text) ? `The ${protocol} path holds no | and no control characters.` : wrongPath(protocol, text),
}

/** Each part that is wrong, and why. */
export const wrongAddressFields = (protocol: string, fields: AddressFields): { part: AddressField; message: string }[] =>
  (['username', 'host', 'port', 'filePath'] as const).flatMap((part) => {
    const message = FAULT_OF[part](protocol, fields[part])
    return message === null ? [] : [{ part, message }]
  })

/** Reads 'username|password|host|port|filePath', where `form` is how the owner calls all of it. */
export const parseServerAddress = (protocol: string, form: string, text: string): Result<ServerAddress> => {
  if (text.length > MAX_ADDRESS_LENGTH) return refuse(`The ${protocol} connection has at most ${MAX_ADDRESS_LENGTH} characters.`)
  if (CONTROL.test(text)) return refuse(`The ${protocol} connection holds no line breaks or control characters.`)
  const parts = text.split('|')
  if (parts.length < 5)
    return refuse(`The ${protocol} connection has ${form.split('|').length === 5 ? 'five' : 'six'} parts: ${form}.`)
  const [username = '', ...rest] = parts
  const filePath = rest.pop()?.trim() ?? ''
  const port = rest.pop()?.trim() ?? ''
  const host = rest.pop()?.trim() ?? ''
  const [wrong] = wrongAddressFields(protocol, { username, host, port, filePath })
  return wrong ? refuse(wrong.message) : ok({ username, password: rest.join('|'), host, port: Number(port), filePath })
}

export const FTP_FORM = 'username|password|host|port|filePath'

/**
 * Reads 'username|password|host|port|filePath' from both ends, so that the password may hold '|'. The messages never repeat the
 * text: it holds a secret.
 */
export const parseFtpAddress = (text: string): Result<ServerAddress> =>
  text.trim() === '' ? refuse(`Please enter the FTP connection: ${FTP_FORM}.`) : parseServerAddress('FTP', FTP_FORM, text)

/** The text that `parseFtpAddress` reads back to the same. */
export const formatFtpAddress = ({ username, password, host, port, filePath }: ServerAddress): string =>
  [username, password, host, port, filePath].join('|')

/** 'user@host:21/path': all of it that is ever shown. A path that begins in the user's home reads '/~/path'. */
export const maskFtpAddress = ({ username, host, port, filePath }: Omit<ServerAddress, 'password'>): string =>
  `${username}@${host}:${port}/${filePath.startsWith('/') ? filePath.replace(/^\/+/, '') : `~/${filePath}`}`

/** A text that can only be a masked address, of FTP or SFTP: what was stored is meant. */
export const isMaskedAddress = (text: string): boolean =>
  text.length <= MAX_ADDRESS_LENGTH && !/[|\n\r\u2028\u2029]/.test(text) && /^.[^@]*@.+:\d{1,5}\/./.test(text)
