import { readFileSync } from 'node:fs'

/** Whether a process still runs; a dead one that nobody has collected yet does not. */
export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return !/^\d+ \(.*\) [ZX]/.test(stat)
  } catch {
    return false
  }
}
