import { fail, ok, type Result } from '../problem.ts'
import type { FileKind } from './delivery-kinds.ts'
import {
  type AddressField,
  type AddressFields,
  type FtpAddress,
  formatFtpAddress,
  maskFtpAddress,
  parseFtpAddress,
  parseServerAddress,
  wrongAddressField,
} from './ftp-address.ts'
import { formatSftpAddress, isSftpConnection, maskSftpAddress, SFTP_FORM } from './sftp-address.ts'

/** A file server as the wizard asks for it; what is secret of it is not here. */
export type ConnectionFields = AddressFields & { kind: FileKind }

export const DEFAULT_PORT: Record<FileKind, string> = { ftp: '21', sftp: '22' }

const FIELD: Record<AddressField, string> = { username: 'ftpUser', host: 'ftpHost', port: 'ftpPort', filePath: 'ftpPath' }

/** The first field that is wrong, as the wizard calls it. */
export const checkConnectionFields = ({ kind, ...fields }: ConnectionFields): Result<null> => {
  const wrong = wrongAddressField(kind === 'sftp' ? 'SFTP' : 'FTP', fields)
  return wrong ? fail('invalid', wrong.message, FIELD[wrong.part]) : ok(null)
}

const addressOf = ({ kind: _, port, ...fields }: ConnectionFields, password: string): FtpAddress => ({
  ...{ ...fields, password },
  port: Number(port),
})

export const textOfFields = (fields: ConnectionFields, password: string): string =>
  (fields.kind === 'sftp' ? formatSftpAddress : formatFtpAddress)(addressOf(fields, password))

export const maskOfFields = (fields: ConnectionFields): string =>
  (fields.kind === 'sftp' ? maskSftpAddress : maskFtpAddress)(addressOf(fields, ''))

const MASKED = /^(sftp:\/\/)?(.+?)@([^@/|]+):(\d{1,5})\/(.+)$/

/** The fields of a stored connection. FTP's mask does not say whether its path begins at the root: it is shown as if it did. */
export const fieldsOfMask = (mask: string): ConnectionFields | null => {
  const [, sftp, username = '', host = '', port = '', path = ''] = MASKED.exec(mask) ?? []
  if (username === '') return null
  const isOfHome = sftp !== undefined && path.startsWith('~/')
  const filePath = isOfHome ? path.slice(2) : `/${path}`
  return { kind: sftp === undefined ? 'ftp' : 'sftp', username, host, port, filePath }
}

const URL_FORM = /^(ftps?|sftp):\/\/(?:([^:/]*?)(?::([^/]*))?@)?(\[[^\]]+\]|[^:/?#@]+)(?::(\d{1,5}))?(\/[^?#]*)?$/i

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const fieldsOfUrl = (text: string): Apart | null => {
  const [, scheme = '', username = '', password = '', host = '', port, path = ''] = URL_FORM.exec(text) ?? []
  if (host === '') return null
  const kind = scheme.toLowerCase() === 'sftp' ? 'sftp' : 'ftp'
  const filePath = decoded(path)
  return {
    ...{ kind, host, port: port ?? DEFAULT_PORT[kind] },
    ...{ username: decoded(username), password: decoded(password), filePath: filePath === '/' ? '' : filePath },
  }
}

type Apart = ConnectionFields & { password: string }

/** A pipe string or an address like ftp://, ftps://, sftp:// that was pasted where a host belongs, taken apart; null where it is neither. */
export const takeApart = (pasted: string): Apart | null => {
  const text = pasted.trim()
  if (!text.includes('|')) return fieldsOfUrl(text)
  const kind = isSftpConnection(text) ? 'sftp' : 'ftp'
  const parsed = kind === 'sftp' ? parseServerAddress('SFTP', SFTP_FORM, text.slice('sftp|'.length)) : parseFtpAddress(text)
  if (!parsed.ok) return null
  const { port, ...address } = parsed.value
  return { ...address, kind, port: String(port) }
}
