import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Names a process so that a later one with the same number is not taken for it: number and, where known, its start. */
export const markOf = (pid: number): string => `${pid} ${startOf(pid)}`.trimEnd()

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  // A zombie answers signals; it only waits for a parent that may never ask (as in a container without an init).
  return statOf(pid)[0] !== 'Z'
}

/** Whether the very process that left this mark still runs. */
export const isMarkAlive = (mark: string): boolean => {
  const pid = Number.parseInt(mark, 10)
  return pid > 0 && isAlive(pid) && mark.trim() === markOf(pid)
}

const startOf = (pid: number): string => statOf(pid)[19] ?? ''

// /proc/PID/stat from its third field on (state; 22: ticks from the machine's start). The name before may hold blanks and ')'.
const statOf = (pid: number): string[] => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/** The command line of a process, its words joined by blanks; '' when it is gone or may not be read. */
export const commandLineOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    if (process.platform === 'linux') return ''
  }
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8', timeout: 5_000 }).trim()
  } catch {
    return ''
  }
}
