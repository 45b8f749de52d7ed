import type { FileKind } from '@hourcast/domain/delivery/delivery-kinds'
import { parseFtpAddress } from '@hourcast/domain/delivery/ftp-address'
import { parseSftpAddress } from '@hourcast/domain/delivery/sftp-address'
import { ok, type Result } from '@hourcast/domain/problem'
import type { WithFiles } from './file-session.ts'
import { ftpServer } from './ftp-session.ts'
import { sftpServer } from './sftp-session.ts'

/** What of a target is no secret. */
type Known = { allowPlain: boolean; hostKey: string }

/** Where the file goes, with its placeholders, and how the server is spoken to. */
export type FileTarget = { filePath: string; withFiles: WithFiles }

/** By kind: reads the text that is sealed. */
export const OPEN_TARGET: Record<FileKind, (secret: string, known: Known) => Result<FileTarget>> = {
  ftp: (secret, { allowPlain }) => {
    const parsed = parseFtpAddress(secret)
    return parsed.ok ? ok({ filePath: parsed.value.filePath, withFiles: ftpServer({ ...parsed.value, allowPlain }) }) : parsed
  },
  sftp: (secret, { hostKey }) => {
    const parsed = parseSftpAddress(secret)
    return parsed.ok ? ok({ filePath: parsed.value.filePath, withFiles: sftpServer({ ...parsed.value, hostKey }) }) : parsed
  },
}
