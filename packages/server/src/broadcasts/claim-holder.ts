import { hostname } from 'node:os'
import { isMarkAlive, markOf } from '@hourcast/db/embedded/process-mark'

/** What this process writes into its claims. */
export const THIS_PROCESS = `${hostname()} ${markOf(process.pid)}`

/** Whether the process that wrote it is known to be gone. Of another machine nobody knows; what no name stands on was written by an earlier version. */
export const isOver = (holder: string | null): boolean => {
  if (holder === null) return true
  const cut = holder.indexOf(' ')
  return holder.slice(0, cut) === hostname() && !isMarkAlive(holder.slice(cut + 1))
}
