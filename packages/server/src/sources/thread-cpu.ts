import { readFileSync, readlinkSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'

/** What the kernel counts processor time in, for programs: hundredths of a second on every Linux. */
const TICK_MS = 10

/** The kernel's number of the thread that asks; 0 where there is no /proc. Synchronous: any other call would answer for a thread of Node's own. */
export const ownThreadId = (): number => {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  } catch {
    return 0
  }
}

/**
 * Processor time that a thread of this process has used, in ms; undefined where the kernel does not say. A thread that is busy cannot answer
 * for itself, and Node's own `worker.cpuUsage()` came after the oldest Node that is supported.
 */
export const threadCpuMs = (threadId: number): number | undefined => {
  try {
    const stat = readFileSync(`/proc/self/task/${threadId}/stat`, 'latin1')
    // Its name stands in brackets and may hold anything; utime and stime are the 12th and 13th fields behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return undefined
  }
}

const STEPS_OF_NICE = 10

/**
 * Puts the thread that asks behind the others while the processor is short. On Linux a priority belongs to a thread; elsewhere it would be
 * that of the whole process, and nothing is done.
 */
export const lowerPriority = (): void => {
  if (process.platform !== 'linux') return
  try {
    setPriority(Math.min(getPriority() + STEPS_OF_NICE, constants.priority.PRIORITY_LOW))
  } catch {
    // A system that forbids it runs the thread as it is.
  }
}
