import { CONNECTION, isFileKind, kindOfConnection } from './connection-kinds.ts'
import { DELIVERY, FILE_KINDS, type FileKind } from './delivery-kinds.ts'
import { type AddressField, type AddressFields, type ServerAddress, wrongAddressFields } from './ftp-address.ts'

/** A file server as the wizard asks for it; what is secret of it is not here. */
export type ConnectionFields = AddressFields & { kind: FileKind }

const FIELD: Record<AddressField, string> = { username: 'ftpUser', host: 'ftpHost', port: 'ftpPort', filePath: 'ftpPath' }

/** What is wrong, by the fields as the wizard calls them. */
export const wrongConnectionFields = ({ kind, ...fields }: ConnectionFields): [field: string, message: string][] =>
  wrongAddressFields(DELIVERY[kind].name, fields).map(({ part, message }) => [FIELD[part], message])

const addressOf = ({ kind: _, port, ...fields }: ConnectionFields, password: string): ServerAddress => ({
  ...{ ...fields, password },
  port: Number(port),
})

export const textOfFields = (fields: ConnectionFields, password: string): string =>
  CONNECTION[fields.kind].format(addressOf(fields, password))

export const maskOfFields = (fields: ConnectionFields): string => CONNECTION[fields.kind].mask(addressOf(fields, ''))

const MASKED = new RegExp(`^(?:(${FILE_KINDS.join('|')})://)?(.+?)@([^@/|]+):(\\d{1,5})/(.+)$`)

/** The fields of a stored connection. */
export const fieldsOfMask = (mask: string): ConnectionFields | null => {
  const [, kind, username = '', host = '', port = '', path = ''] = MASKED.exec(mask) ?? []
  if (username === '') return null
  const filePath = path.startsWith('~/') ? path.slice(2) : `/${path}`
  return { kind: isFileKind(kind) ? kind : 'ftp', username, host, port, filePath }
}

const URL_FORM = /^([a-z]+):\/\/(?:([^:/]*?)(?::([^/]*))?@)?(\[[^\]]+\]|[^:/?#@]+)(?::(\d{1,5}))?(\/[^?#]*)?$/i

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const fieldsOfUrl = (text: string): Apart | null => {
  const [, scheme = '', username = '', password = '', host = '', port, path = ''] = URL_FORM.exec(text) ?? []
  const kind = scheme.toLowerCase().replace(/^ftps$/, 'ftp')
  if (host === '' || !isFileKind(kind)) return null
  const filePath = decoded(path)
  return {
    ...{ kind, host, port: port ?? CONNECTION[kind].port },
    ...{ username: decoded(username), password: decoded(password), filePath: filePath === '/' ? '' : filePath },
  }
}

type Apart = ConnectionFields & { password: string }

/** A pipe string or an address like ftp://, ftps:// or sftp:// that was pasted where a host belongs, taken apart; null where it is neither. */
export const takeApart = (pasted: string): Apart | null => {
  const text = pasted.trim()
  if (!text.includes('|')) return fieldsOfUrl(text)
  const kind = kindOfConnection(text)
  const parsed = CONNECTION[kind].parseConnection(text)
  if (!parsed.ok) return null
  const { port, ...address } = parsed.value
  return { ...address, kind, port: String(port) }
}
