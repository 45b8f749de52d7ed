import { fail, ok, type Result } from '../problem.ts'

export type FtpAddress = {
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
const MAX_LENGTH = 2_000

const refuse = (message: string) => fail('invalid', message, 'FtpConnectionString')

const portOf = (text: string): number | null => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return port >= 1 && port <= 65_535 ? port : null
}

const unknownPlaceholder = (filePath: string): string | undefined =>
  [...filePath.matchAll(/\{([^{}]*)\}/g)]
    .map((match) => match[1] ?? '')
    .find((name) => !PLACEHOLDERS.some((known) => known === name))

const checkPath = (filePath: string): string | null => {
  if (filePath === '' || /\/\.{0,2}$/.test(filePath)) return 'The FTP path ends with the name of a file, like /radio/{HH}.mp3.'
  if (filePath.split(/[/\\]/).includes('..')) return "The FTP path holds no '..'."
  const unknown = unknownPlaceholder(filePath)
  if (unknown === undefined) return null
  return `The FTP path holds {${unknown}}. Known are ${PLACEHOLDERS.map((name) => `{${name}}`).join(' ')}.`
}

/**
 * Reads 'username|password|host|port|filePath' from both ends, so that the password may hold '|'. The messages never repeat the
 * text: it holds a secret.
 */
export const parseFtpAddress = (text: string): Result<FtpAddress> => {
  if (text.trim() === '') return refuse('Please enter the FTP connection: username|password|host|port|filePath.')
  if (text.length > MAX_LENGTH) return refuse(`The FTP connection has at most ${MAX_LENGTH} characters.`)
  if (CONTROL.test(text)) return refuse('The FTP connection holds no line breaks or control characters.')
  const parts = text.split('|')
  if (parts.length < 5) return refuse('The FTP connection has five parts: username|password|host|port|filePath.')
  const [username = '', ...rest] = parts
  const filePath = rest.pop()?.trim() ?? ''
  const port = portOf(rest.pop()?.trim() ?? '')
  const host = rest.pop()?.trim() ?? ''
  if (username === '') return refuse('The FTP user name is missing.')
  if (host === '') return refuse('The FTP host is missing.')
  if (!HOST.test(host)) return refuse('The FTP host is a name or an address, like ftp.example.com.')
  if (port === null) return refuse('The FTP port is a number from 1 to 65535.')
  const wrongPath = checkPath(filePath)
  return wrongPath === null ? ok({ username, password: rest.join('|'), host, port, filePath }) : refuse(wrongPath)
}

/** The text that `parseFtpAddress` reads back to the same. */
export const formatFtpAddress = ({ username, password, host, port, filePath }: FtpAddress): string =>
  [username, password, host, port, filePath].join('|')

/** 'user@host:21/path': all of it that is ever shown. */
export const maskFtpAddress = ({ username, host, port, filePath }: Omit<FtpAddress, 'password'>): string =>
  `${username}@${host}:${port}/${filePath.replace(/^\/+/, '')}`

/** A text that can only be a masked address: what was stored is meant. */
export const isMaskedFtpAddress = (text: string): boolean =>
  text.length <= MAX_LENGTH && !text.includes('|') && /^.+@.+:\d{1,5}\/.+$/.test(text)

/** A name becomes one piece of a path: letters, digits, '-' and '_' only. */
const pathPiece = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '') || 'host'

/**
 * Fills the placeholders. `wall` is the slot's wall time, 2026-10-25T02:00; `slot` defaults to 2026-10-25_02-00. Nothing that is filled
 * in can bring a '/' or a '..' into the path.
 */
export const expandFilePath = (filePath: string, { wall, host, slot }: { wall: string; host: string; slot?: string }): string => {
  const values: Record<string, string> = {
    ...{ yyyy: wall.slice(0, 4), MM: wall.slice(5, 7), dd: wall.slice(8, 10), HH: wall.slice(11, 13), mm: wall.slice(14, 16) },
    host: pathPiece(host),
    slot: pathPiece(slot ?? wall.replace('T', '_')),
  }
  return filePath.replace(/\{(yyyy|MM|dd|HH|mm|host|slot)\}/g, (whole, name: string) => values[name] ?? whole)
}
