import type { TransferStep } from '@hourcast/domain/delivery/transfer-steps'
import { AddressRefusedError } from '../sources/address-guard.ts'
import { DeliveryError } from './delivery-types.ts'
import { shownWithout } from './fault-words.ts'
import type { TransferFault } from './file-session.ts'

/** Status codes of SFTP. */
export const STATUS = { eof: 1, noSuchFile: 2, denied: 3, failure: 4, unsupported: 8 } as const

/** What no later try mends by itself. A plain 'failure' may be anything, a full disk for one: it is tried again. */
const FINAL: ReadonlySet<number> = new Set([STATUS.noSuchFile, STATUS.denied, STATUS.unsupported])

export class NoRoomError extends Error {}

/** The status that the server answered with; undefined where it is not an answer. 6 and 7 say that the connection is lost. */
export const statusOf = (error: unknown): number | undefined => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'number' && code !== 6 && code !== 7 ? code : undefined
}

/** As the owner reads it: 'SFTP, STEP: …'. */
export const sftpFault: TransferFault = (step, code, words, permanent) =>
  new DeliveryError(code, `SFTP, ${step}: ${words}`, permanent, { step })

const levelOf = (error: unknown): string =>
  error instanceof Error && 'level' in error && typeof error.level === 'string' ? error.level : ''

/**
 * Any failure in the words of a delivery. Final: a log-in or a file that is refused, an address that may not be reached. To be tried again:
 * time-outs, lost connections, full disks, names that DNS does not know at the moment.
 */
export const sftpFaultOf = (step: TransferStep, error: unknown, secrets: readonly string[]): DeliveryError => {
  if (error instanceof DeliveryError) return error
  const fault = (code: string, words: string, permanent: boolean) => sftpFault(step, code, words, permanent)
  if (error instanceof AddressRefusedError) return fault(error.code, error.message, error.code !== 'unknown-host')
  const said = shownWithout(error instanceof Error ? error.message : String(error), secrets)
  const status = statusOf(error)
  if (error instanceof NoRoomError) return fault('no-space', 'the server has no room left for the file.', false)
  if (status !== undefined) return fault(`sftp-${status}`, `the server answered "${said}".`, FINAL.has(status))
  const level = levelOf(error)
  if (level === 'client-authentication')
    return fault('log-in', 'the server refuses the log-in: the user, the password or the key is not the right one.', true)
  if (level === 'handshake') return fault('handshake', `server and Hourcast know no common way to encrypt ("${said}").`, true)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (level === 'client-timeout' || /time(d )?.?out/i.test(`${code} ${said}`))
    return fault('timeout', 'the server did not answer in time.', false)
  return fault('connection', `the connection failed (${code || said}).`, false)
}
