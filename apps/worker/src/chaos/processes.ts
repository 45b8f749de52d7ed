import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Env } from './world.ts'

// From the bundle in apps/worker/build.
const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** A program of this build; it ends in order when its channel closes. */
export const startProgram = (name: 'worker' | 'keeper', env: Env): ChildProcess =>
  fork(beside(`./${name}.mjs`), [], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })

export const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode === null && child.signalCode === null) child.once('exit', () => resolve())
    else resolve()
  })

export type Workers = {
  /** One of them, whichever; another takes its place. */
  kill(): Promise<void>
  /** All of them in order, for good. */
  end(): Promise<void>
  killAll(): Promise<void>
}

export const startWorkers = (count: number, env: Env): Workers => {
  const workers = Array.from({ length: count }, () => startProgram('worker', env))
  const killOne = async (child: ChildProcess | undefined): Promise<void> => {
    if (!child) return
    child.kill('SIGKILL')
    await ended(child)
  }
  return {
    kill: async () => {
      const place = Math.floor(Math.random() * workers.length)
      await killOne(workers[place])
      workers[place] = startProgram('worker', env)
    },
    end: async () => {
      for (const child of workers) if (child.connected) child.disconnect()
      await Promise.all(workers.map(ended))
    },
    killAll: async () => {
      await Promise.all(workers.map(killOne))
    },
  }
}
