// Child processes in the order of their lives. Each has an IPC channel and ends in order when it closes,
// so that nothing outlives this process, however it dies.
import { fork } from 'node:child_process'
import { createInterface } from 'node:readline'
import { NODE_FLAGS } from './node-flags.mjs'

const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Starts `file` and keeps it running: a child that dies by itself is started again, later each time (0.5 s … 10 s).
 * A child that says `{type:'failed', message}` is not: `onFailed` decides. Unless it `comesBack` and has once been ready: then what it stands
 * on has gone away, and is waited for, if the child does not say `isFinal`. What it prints goes to `onLine`, line by line, or where this process prints.
 */
export const keep = (
  name,
  file,
  { args = [], env, comesBack = false, onMessage = () => {}, onFailed, onRestart = () => {}, onLine },
) => {
  let child
  let ending = false
  let failures = 0
  let hasBeenReady = false
  /** Counts the starts: what belongs to an earlier one has no say any more. */
  let life = 0

  const start = () => {
    life += 1
    const mine = life
    const startedAt = Date.now()
    let failure
    const output = onLine ? 'pipe' : 'inherit'
    child = fork(file, args, {
      env: { ...process.env, ...env },
      execArgv: [...process.execArgv, ...NODE_FLAGS, '--import', endWithParent],
      stdio: ['ignore', output, output, 'ipc'],
      // Of a session of its own: a terminal that is closed ends this process, which then ends the child in order.
      detached: true,
    })
    if (onLine) for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', onLine)
    child.on('message', (message) => {
      if (message?.type === 'ready') hasBeenReady = true
      if (message?.type === 'failed') failure = message
      else onMessage(message)
    })
    child.on('exit', async (code, signal) => {
      if (ending || mine !== life) return
      if (failure && (failure.isFinal || !(comesBack && hasBeenReady))) return onFailed(failure.message)
      failures = Date.now() - startedAt > 60_000 ? 0 : failures + 1
      onRestart(`${name} ended (${failure?.message.split('\n', 1)[0] ?? signal ?? `code ${code}`}); starting it again`)
      await wait(Math.min(10_000, 500 * 2 ** (failures - 1)))
      if (!ending && mine === life) start()
    })
  }
  start()

  const endThisLife = async (graceMs) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    if (child.connected) child.disconnect()
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMs)
    await gone
    clearTimeout(timer)
  }

  return {
    /** From now on its end is no accident. */
    letEnd: () => {
      ending = true
    },
    /** Asks the child to end by closing its channel; after `graceMs` it is killed. */
    end: async (graceMs = 15_000) => {
      ending = true
      await endThisLife(graceMs)
    },
    /** Ends this life in order and begins the next one at once; one that waits to be started again is not waited for. */
    restart: async (graceMs = 15_000) => {
      if (ending) return
      life += 1
      const asked = life
      failures = 0
      await endThisLife(graceMs)
      if (!ending && asked === life) start()
    },
  }
}
