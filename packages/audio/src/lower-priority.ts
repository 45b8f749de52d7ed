import { constants, getPriority, setPriority } from 'node:os'

/**
 * Puts the thread that asks behind the others of this machine while the processor is short, so that the event loops answer at once. On Linux
 * a priority belongs to a thread; elsewhere it would be that of the whole process, and nothing is done. `by` is in steps of nice, 0 to 19.
 */
export const lowerThreadPriority = (by: number): void => {
  if (process.platform !== 'linux') return
  try {
    setPriority(Math.min(getPriority() + by, constants.priority.PRIORITY_LOW))
  } catch {
    // A system that forbids it runs the thread as it is.
  }
}

/** The same for a child, before it has threads of its own. */
export const lowerChildPriority = (pid: number | undefined, by: number): void => {
  if (pid === undefined) return
  try {
    setPriority(pid, Math.min(getPriority(pid) + by, constants.priority.PRIORITY_LOW))
  } catch {
    // It has ended, or the system forbids it.
  }
}
