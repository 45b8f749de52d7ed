import { copyFileSync, existsSync, mkdirSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MINUTE_MS } from '@hourcast/domain/time-units'

const LIMIT_BYTES = 4 * 1024 * 1024
const CHECK_MS = MINUTE_MS

export const postgresLogOf = (dataDir: string): string => join(dataDir, 'logs', 'postgres.log')

/** Opens the log for appending; the process that writes it may outlive us. */
export const openLog = (file: string): number => {
  mkdirSync(dirname(file), { recursive: true })
  boundLog(file)
  return openSync(file, 'a', 0o600)
}

export const sizeOfLog = (file: string): number => (existsSync(file) ? statSync(file).size : 0)

export const readLogFrom = (file: string, offset: number): string => readFileSync(file).subarray(offset).toString()

/** Keeps at most two files of 4 MB. The writer appends, so the file may be emptied under it. */
export const boundLog = (file: string) => {
  if (sizeOfLog(file) <= LIMIT_BYTES) return
  copyFileSync(file, `${file}.1`)
  truncateSync(file)
}

/** Bounds the log once a minute until the returned function is called. */
export const keepLogBounded = (file: string): (() => void) => {
  const timer = setInterval(() => {
    try {
      boundLog(file)
    } catch {
      // A full disk: tried again in a minute.
    }
  }, CHECK_MS)
  timer.unref()
  return () => clearInterval(timer)
}
