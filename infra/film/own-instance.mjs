import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../prepare.mjs'

const PATIENCE_MS = 600_000

/**
 * A newcomer's instance on an empty data folder, with nothing of the caller's environment: no server or data of anybody's gets into the
 * picture. Resolves when its first bulletin is on air.
 */
export const startInstance = async ({ port, dataDir, publicUrl }) => {
  const { PATH, HOME } = process.env
  const own = { PORT: port, HOURCAST_DATA: dataDir, PUBLIC_URL: publicUrl, HOURCAST_WEB: `localhost:${port}` }
  const env = { PATH, HOME, ...own, HOURCAST_SAMPLES: 'off', LOG_LEVEL: 'warn' }
  const app = spawn(process.execPath, [join(root, 'infra/start.mjs')], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [app.stdout, app.stderr])
    stream.on('data', (data) => {
      said += data
    })
  const gone = new Promise((resolve) => app.once('exit', resolve))
  const end = async () => {
    app.kill('SIGTERM')
    await gone
  }
  const giveUpAt = Date.now() + PATIENCE_MS
  while (!said.includes('first bulletin: on air')) {
    if (app.exitCode === null && Date.now() < giveUpAt) await new Promise((resolve) => setTimeout(resolve, 200))
    else {
      await end()
      throw new Error(`no bulletin came on air\n${said}`)
    }
  }
  return { env, end }
}
