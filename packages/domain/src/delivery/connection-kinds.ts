import type { Result } from '../problem.ts'
import { DELIVERY, FILE_KINDS, type FileKind } from './delivery-kinds.ts'
import { FTP_FORM, formatFtpAddress, maskFtpAddress, parseFtpAddress, type ServerAddress } from './ftp-address.ts'
import { parseSftpAddress, SFTP } from './sftp-address.ts'

type ConnectionKind = {
  /** The parts of the text, as /docs says them. */
  form: string
  /** Unless the owner says otherwise. */
  port: string
  /** The owner may allow it without encryption. */
  mayBePlain: boolean
  /** A private key may stand in place of the password, and the server is known by a key of its own. */
  hasKeys: boolean
  /** The text that is sealed; `parseConnection`: what was pasted, which may lack the password. */
  parse(secret: string): Result<ServerAddress>
  parseConnection(text: string): Result<ServerAddress>
  format(address: ServerAddress): string
  /** All of it that is ever shown. */
  mask(address: Omit<ServerAddress, 'password'>): string
}

/** How a file server is written down, by kind. Before the first bar of the text and before '://' of the mask stands the kind; FTP has neither. */
export const CONNECTION: Record<FileKind, ConnectionKind> = {
  ftp: {
    ...{ port: '21', mayBePlain: true, hasKeys: false },
    ...{
      form: FTP_FORM,
      parse: parseFtpAddress,
      parseConnection: parseFtpAddress,
      format: formatFtpAddress,
      mask: maskFtpAddress,
    },
  },
  sftp: {
    ...{ port: '22', mayBePlain: false, hasKeys: true },
    ...{ ...SFTP, parse: parseSftpAddress, parseConnection: SFTP.parse },
  },
}

const FORMS = FILE_KINDS.map((kind) => `${DELIVERY[kind].name}: ${CONNECTION[kind].form}.`).join(' ')

/** 'FTP: username|…. SFTP: sftp|….': what may be sent. */
export const CONNECTION_FORMS = `${FORMS} A filePath that ends in .wav is given a WAV (48 kHz, 16 bits, bext and cart chunks), any other an MP3.`

export const isFileKind = (text: string | undefined): text is FileKind => FILE_KINDS.some((kind) => kind === text)

const PARTS = 5

/** The kind and a bar before the five parts. An FTP account that is called like a kind has five parts in all. */
export const kindOfConnection = (text: string): FileKind => {
  const [kind, ...parts] = text.split('|')
  return parts.length >= PARTS && isFileKind(kind) ? kind : 'ftp'
}
