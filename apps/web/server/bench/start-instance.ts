import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findProcess } from './processor-time.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

export type Instance = { port: number /** Of the web app. */; pid: number; link: string; stop(): Promise<void> }

/** What a newcomer's `npm start` runs, with a bulletin on air. Nothing else is made meanwhile, and visitors come through a proxy. */
export const startInstance = async (dataDir: string, port: number): Promise<Instance> => {
  const app = spawn(process.execPath, [join(root, 'infra/start.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOURCAST_DATA: dataDir,
      HOURCAST_SAMPLES: 'off',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise<void>((resolve) => app.once('exit', () => resolve()))
  let said = ''
  const link = await new Promise<string>((resolve, reject) => {
    app.stdout.on('data', (data) => {
      said += data
      const path = /on air at \S+(\/station\/\S+\.mp3)/.exec(said)?.[1]
      if (path !== undefined) resolve(path)
    })
    void gone.then(() => reject(new Error(`the instance ended\n${said}`)))
  })
  const stop = async () => {
    app.kill('SIGTERM')
    await gone
  }
  return { port, pid: findProcess(app.pid ?? 0, 'server.mjs'), link, stop }
}
