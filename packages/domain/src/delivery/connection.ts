import { ok, type Result } from '../problem.ts'
import type { FileKind } from './delivery-kinds.ts'
import type { DeliveryTarget } from './delivery-target.ts'
import { isMaskedFtpAddress, parseFtpAddress } from './ftp-address.ts'
import { isSftpConnection, joinSftpSecret, parseSftpAddress, readPrivateKey } from './sftp-address.ts'

/** A file server as the wire has it, in one text for FTP and SFTP. */
export type ConnectionOnWire = {
  FtpConnectionString: string
  sftpPrivateKey?: string | undefined
  sftpHostKey?: string | undefined
  allowPlainFtp?: boolean | undefined
}

type FileServer = Extract<DeliveryTarget, { kind: FileKind }>

const MASKED_SFTP = /^sftp:\/\//

/** Which server is meant: the stored one by its masked form, else one that was entered whole. */
export const readConnection = (wire: ConnectionOnWire): Result<FileServer> => {
  const { FtpConnectionString: text, allowPlainFtp: allowPlain, sftpHostKey: hostKey } = wire
  const pinned = hostKey === undefined ? {} : { hostKey }
  if (isMaskedFtpAddress(text))
    return MASKED_SFTP.test(text)
      ? ok({ kind: 'sftp', keep: text, ...pinned })
      : ok({ kind: 'ftp', keep: text, ...(allowPlain === undefined ? {} : { allowPlain }) })
  if (isSftpConnection(text)) return readSftp(text, wire.sftpPrivateKey ?? '', pinned)
  const address = parseFtpAddress(text)
  return address.ok ? ok({ kind: 'ftp', connectionString: text, allowPlain: allowPlain ?? false }) : address
}

const readSftp = (connectionString: string, typedKey: string, pinned: { hostKey?: string }): Result<FileServer> => {
  const key = typedKey.trim() === '' ? ok('') : readPrivateKey(typedKey)
  if (!key.ok) return key
  const address = parseSftpAddress(joinSftpSecret(connectionString, key.value))
  return address.ok ? ok({ kind: 'sftp', connectionString, privateKey: key.value, ...pinned }) : address
}
