import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Env } from './world.ts'

// From the bundle in apps/worker/build.
const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const FILES = { worker: './worker.mjs', keeper: './keeper.mjs', web: '../../web/build/server.mjs' }
const PROBE = ['--import', new URL('./loop-probe.mjs', import.meta.url).href]

export type ProgramOptions = {
  /** What the program logs goes there, or is this process's own. */
  logFile?: number | 'inherit'
  /** Its event loop is watched (bench/watched.ts). */
  isWatched?: boolean
}

/** A program of this build; it ends in order when its channel closes. */
export const startProgram = (
  name: keyof typeof FILES,
  env: Env,
  { logFile = 'inherit', isWatched = false }: ProgramOptions = {},
): ChildProcess =>
  fork(beside(FILES[name]), [], { env, execArgv: isWatched ? PROBE : [], stdio: ['ignore', 'inherit', logFile, 'ipc'] })

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

/** As `npm start` does it: one that ends by itself, because what it stands on was away when it started, is started again. */
const AGAIN_MS = 500

export const startWorkers = (count: number, env: Env, logFile: number): Workers => {
  const workers: (ChildProcess | undefined)[] = []
  let isEnding = false
  const start = (place: number): void => {
    if (isEnding) return
    const child = startProgram('worker', env, { logFile })
    workers[place] = child
    child.once('exit', () => setTimeout(() => workers[place] === child && start(place), AGAIN_MS))
  }
  for (let place = 0; place < count; place += 1) start(place)
  const killOne = async (place: number): Promise<void> => {
    const child = workers[place]
    workers[place] = undefined
    child?.kill('SIGKILL')
    if (child) await ended(child)
  }
  return {
    kill: async () => {
      const place = Math.floor(Math.random() * count)
      await killOne(place)
      start(place)
    },
    end: async () => {
      isEnding = true
      const living = workers.filter((child) => child !== undefined)
      for (const child of living) if (child.connected) child.disconnect()
      await Promise.all(living.map(ended))
    },
    killAll: async () => {
      isEnding = true
      await Promise.all(workers.map((_, place) => killOne(place)))
    },
  }
}
