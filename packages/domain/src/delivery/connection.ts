import { ok, type Result } from '../problem.ts'
import { CONNECTION, isFileKind, kindOfConnection } from './connection-kinds.ts'
import type { FileKind } from './delivery-kinds.ts'
import type { DeliveryTarget } from './delivery-target.ts'
import { isMaskedAddress } from './ftp-address.ts'
import { joinSftpSecret, readPrivateKey } from './sftp-address.ts'

/** A file server as the wire has it, in one text for FTP and SFTP. */
export type ConnectionOnWire = {
  FtpConnectionString: string
  sftpPrivateKey?: string | undefined
  sftpHostKey?: string | undefined
  allowPlainFtp?: boolean | undefined
}

type FileServer = Extract<DeliveryTarget, { kind: FileKind }>

const kindOfMask = (mask: string): FileKind => {
  const [, kind] = /^([a-z]+):\/\//.exec(mask) ?? []
  return isFileKind(kind) ? kind : 'ftp'
}

/** Which server is meant: the stored one by its masked form, else one that was entered whole. */
export const readConnection = (wire: ConnectionOnWire): Result<FileServer> => {
  const { FtpConnectionString: text, allowPlainFtp: allowPlain, sftpHostKey: hostKey } = wire
  const isKept = isMaskedAddress(text)
  const kind = isKept ? kindOfMask(text) : kindOfConnection(text)
  const { mayBePlain, hasKeys } = CONNECTION[kind]
  const pinned = hasKeys && hostKey !== undefined ? { hostKey } : {}
  if (isKept) return ok({ kind, keep: text, ...pinned, ...(mayBePlain && allowPlain !== undefined ? { allowPlain } : {}) })
  const plain = mayBePlain ? { allowPlain: allowPlain ?? false } : {}
  return readWhole({
    kind,
    connectionString: text,
    ...plain,
    ...pinned,
    ...(hasKeys ? { privateKey: wire.sftpPrivateKey ?? '' } : {}),
  })
}

const readWhole = (server: Extract<FileServer, { connectionString: string }>): Result<FileServer> => {
  const { kind, connectionString, privateKey = '' } = server
  const key = privateKey.trim() === '' ? ok('') : readPrivateKey(privateKey)
  if (!key.ok) return key
  const address = CONNECTION[kind].parse(joinSftpSecret(connectionString, key.value))
  if (!address.ok) return address
  return ok({ ...server, ...(server.privateKey === undefined ? {} : { privateKey: key.value }) })
}
