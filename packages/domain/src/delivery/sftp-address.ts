import { fail, ok, type Result } from '../problem.ts'
import type { ServerAddress } from './ftp-address.ts'
import { prefixedConnection } from './prefixed-connection.ts'

export type SftpAddress = ServerAddress & {
  /** As its file has it. The password is then the key's passphrase, or empty. */
  privateKey?: string
}

/** 'sftp|username|password|host|port|filePath'; where a key is used, the password may be empty. */
export const SFTP = prefixedConnection('sftp', 'SFTP')

/** RSA of 8192 bits, the longest that anybody uses, has 6,500. Signing with a longer one would hold up all others. */
export const MAX_KEY_LENGTH = 8_000
const KEY =
  /^(-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----\n[\s\S]+\n-----END [A-Z0-9 ]*PRIVATE KEY-----|PuTTY-User-Key-File-\d: [\s\S]+)$/

const refuse = (message: string, field: string) => fail('invalid', message, field)

/** A private key as it was pasted, or why the text is not one. The words never repeat it. */
export const readPrivateKey = (text: string): Result<string> => {
  const key = text.replace(/\r\n?/g, '\n').trim()
  if (key.length > MAX_KEY_LENGTH) return refuse(`The private key has at most ${MAX_KEY_LENGTH} characters.`, 'sftpPrivateKey')
  if (KEY.test(key)) return ok(key)
  return refuse('The private key is the whole text of its file, from -----BEGIN to the end of -----END.', 'sftpPrivateKey')
}

/** The text that is sealed: the connection, and on the lines after it the key. */
export const joinSftpSecret = (connectionString: string, privateKey: string): string =>
  privateKey === '' ? connectionString : `${connectionString}\n${privateKey}`

/** Reads the connection and, on the lines after it, a private key. */
export const parseSftpAddress = (text: string): Result<SftpAddress> => {
  const [connection = '', ...lines] = text.split('\n')
  const parsed = SFTP.parse(connection)
  if (!parsed.ok) return parsed
  if (lines.length > 0) {
    const key = readPrivateKey(lines.join('\n'))
    return key.ok ? ok({ ...parsed.value, privateKey: key.value }) : key
  }
  return parsed.value.password === '' ? refuse('SFTP needs a password or a private key.', 'FtpConnectionString') : parsed
}

/** What a server's key is called, as ssh and its operator show it. */
export const HOST_KEY = /^SHA256:[A-Za-z0-9+/]{43}$/
