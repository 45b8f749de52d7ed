// Child processes in the order of their lives. Each has an IPC channel and ends in order when it closes,
// so that nothing outlives this process, however it dies.
import { fork } from 'node:child_process'
import { createInterface } from 'node:readline'

const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Starts `file` and keeps it running: a child that dies by itself is started again, later each time (0.5 s … 10 s).
 * A child that says `{type:'failed', message}` is not: `onFailed` decides. Unless it `comesBack` and has once been ready: then what it stands
 * on has gone away, and is waited for. Its stderr goes to `onLine`, line by line, or is this process's own.
 */
export const keep = (name, file, { env, comesBack = false, onMessage = () => {}, onFailed, onRestart = () => {}, onLine }) => {
  let child
  let ending = false
  let failures = 0
  let startedAt = 0
  let hasBeenReady = false

  const start = () => {
    startedAt = Date.now()
    let failure
    const stderr = onLine ? 'pipe' : 'inherit'
    child = fork(file, [], {
      env: { ...process.env, ...env },
      execArgv: [...process.execArgv, '--import', endWithParent],
      stdio: ['ignore', 'inherit', stderr, 'ipc'],
      // Of a session of its own: a terminal that is closed ends this process, which then ends the child in order.
      detached: true,
    })
    if (onLine) createInterface(child.stderr).on('line', onLine)
    child.on('message', (message) => {
      if (message?.type === 'ready') hasBeenReady = true
      if (message?.type === 'failed') failure = message.message
      else onMessage(message)
    })
    child.on('exit', async (code, signal) => {
      if (ending) return
      if (failure !== undefined && !(comesBack && hasBeenReady)) return onFailed(failure)
      failures = Date.now() - startedAt > 60_000 ? 0 : failures + 1
      onRestart(`${name} ended (${failure?.split('\n', 1)[0] ?? signal ?? `code ${code}`}); starting it again`)
      await wait(Math.min(10_000, 500 * 2 ** (failures - 1)))
      if (!ending) start()
    })
  }
  start()

  return {
    /** From now on its end is no accident. */
    letEnd: () => {
      ending = true
    },
    /** Asks the child to end by closing its channel; after `graceMs` it is killed. */
    end: async (graceMs = 15_000) => {
      ending = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise((resolve) => child.once('exit', resolve))
      if (child.connected) child.disconnect()
      const timer = setTimeout(() => child.kill('SIGKILL'), graceMs)
      await gone
      clearTimeout(timer)
    },
  }
}
