import type { Services } from '@hourcast/server/services'

type Task = { name: string; firstAfterMs: number; everyMs: number; work: () => Promise<unknown> }

/** Runs a task again and again, never twice at once; what went wrong is logged, and tried again at its next time. */
export const repeat = ({ name, firstAfterMs, everyMs, work }: Task, log: Services['log']): { stop(): Promise<void> } => {
  let isStopped = false
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const run = () => {
    running = work()
      .then(() => {})
      .catch((error: Error) => log.warn({ reason: error.message }, `${name} failed`))
      .finally(() => {
        timer = isStopped ? undefined : setTimeout(run, everyMs)
      })
  }
  timer = setTimeout(run, firstAfterMs)
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
