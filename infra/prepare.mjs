// Makes a fresh clone ready: packages as the lockfile says, then the build (turbo skips what has not changed).
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'node_modules', '.hourcast-lockfile')

const hashOfLockfile = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

/** Runs a program; its output is kept and shown only when it fails. Throws with the last lines. */
export const run = (command, args, { env = {}, show = false } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    })
    let output = ''
    const keep = (chunk) => {
      output = (output + chunk).slice(-8000)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      if (code === 0) return resolve(output)
      reject(new Error(`${[command, ...args].join(' ')} ended with ${signal ?? `code ${code}`}\n${output.trimEnd()}`))
    })
  })

const npm = (args) => {
  const cli = process.env.npm_execpath
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...args])
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args)
}

/** `progress` gets one sentence before each step. */
export const prepare = async (progress = () => {}) => {
  const wanted = hashOfLockfile()
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    progress('installing packages (npm ci; about 50 s the first time)')
    // The lockfile says each package's hash: what npm's own cache has needs no question to the registry.
    await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'])
    writeFileSync(stamp, wanted)
  }
  progress('building what changed')
  await run(
    process.execPath,
    [join(root, 'node_modules', 'turbo', 'bin', 'turbo'), 'run', 'build', '--output-logs=errors-only'],
    {
      env: { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', CHECKPOINT_DISABLE: '1' },
    },
  )
}
