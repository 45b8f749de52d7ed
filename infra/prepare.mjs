// Makes a fresh clone ready: packages as the lockfile says, then the build (turbo skips what has not changed).
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { oneAtATime, otherIn, standIn } from './one-at-a-time.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'node_modules', '.hourcast-lockfile')
const users = join(root, '.cache', 'using-packages')

const hashOfLockfile = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

/** Runs a program; its output is kept and shown only when it fails. Throws with the last lines. It ends before this does. */
export const run = (command, args, { env = {}, signal, killSignal = 'SIGTERM', onStart = () => {} } = {}) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    signal?.addEventListener('abort', () => child.kill(killSignal), { once: true })
    if (child.pid !== undefined) onStart(child.pid)
    let output = ''
    const keep = (chunk) => {
      output = (output + chunk).slice(-8000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('exit', (code, killedBy) => {
      if (code === 0) return resolve(output)
      reject(new Error(`${[command, ...args].join(' ')} ended with ${killedBy ?? `code ${code}`}\n${output.trimEnd()}`))
    })
  })

const npm = (args, options) => {
  const cli = process.env.npm_execpath
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...args], options)
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options)
}

// The build's own tools are needed no matter what NODE_ENV or npm's settings leave out. The lockfile says each package's hash: what npm's
// own cache has needs no question to the registry.
const CI = ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']

/**
 * `progress` gets one sentence before each step. What is under way when `signal` is aborted is ended, and this throws. `only` names the
 * one workspace that is built. `isUsing`: until this process ends nobody takes the packages away from under it (tests, benches, chaos).
 */
export const prepare = async (progress = () => {}, { signal, only, isUsing = false } = {}) => {
  const wanted = hashOfLockfile()
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  const install = async (onStart) => {
    if (isInstalled()) return
    const user = otherIn(users)
    if (user)
      throw new Error(
        `package-lock.json has changed, and process ${user} works with the packages of before: wait for its end, then start again`,
      )
    progress('installing packages (npm ci; about 50 s the first time)')
    // At a milder signal npm tidies up for a minute; the next `npm ci` begins with an empty folder anyway.
    await npm(CI, { signal, killSignal: 'SIGKILL', onStart })
    writeFileSync(stamp, wanted)
  }
  const onWait = (pid) => progress(`packages are being installed by process ${pid}: waiting for it`)
  for (let isReady = false; !isReady; ) {
    if (!isInstalled()) await oneAtATime(join(root, '.cache', 'installing.json'), { onWait, signal }, install)
    const leave = isUsing ? standIn(users) : () => {}
    // Another installation may have begun before this process was seen.
    isReady = isInstalled()
    if (!isReady) leave()
  }
  progress('building what changed')
  await run(
    process.execPath,
    [
      join(root, 'node_modules', 'turbo', 'bin', 'turbo'),
      ...['run', 'build', '--output-logs=errors-only', ...(only ? [`--filter=${only}`] : [])],
    ],
    {
      signal,
      env: { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', CHECKPOINT_DISABLE: '1' },
    },
  )
}
