import type { TransferStep } from './transfer-steps.ts'

/** What of a connection a fault of its test is about, and what its owner can do. */
export type AboutFault = { about: 'host' | 'login' | 'path'; advice: string }

const UNREACHED = new Set(['timeout', 'connection'])
const FOLDER_ADVICE =
  'Check the path: its folder must be there, or this user may make it, and may write, rename and delete in it.'
const AT_PATH: readonly TransferStep[] = ['open folder', 'upload', 'rename', 'read back', 'delete']
const LATER = 'Try again in a moment.'

/** Of FTP 5xx, of SFTP a status: it would say the same again. */
const isFinal = (code: string): boolean => /^ftp-5|^sftp-/.test(code)
const isForLater = (code: string): boolean => code.startsWith('ftp-4')

/** Null where the fault is about none of the fields, or its words say all. */
export const aboutFault = (step: TransferStep, code: string): AboutFault | null => {
  if (step === 'connect') {
    if (isForLater(code)) return { about: 'host', advice: LATER }
    if (code === 'unknown-host') return { about: 'host', advice: 'Check how the host is written.' }
    return { about: 'host', advice: UNREACHED.has(code) ? 'Check host and port, and that the server is up.' : '' }
  }
  if (step === 'log in') {
    // SFTP's own words name what may be wrong.
    if (code === 'log-in') return { about: 'login', advice: '' }
    if (isFinal(code)) return { about: 'login', advice: 'Check user name and password.' }
  }
  if (AT_PATH.includes(step) && isFinal(code)) return { about: 'path', advice: FOLDER_ADVICE }
  return null
}
