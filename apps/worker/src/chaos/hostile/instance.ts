import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '@hourcast/server/config'
import { createServices } from '@hourcast/server/create-services'
import type { Services } from '@hourcast/server/services'
import { programs } from '../../programs.ts'
import { embeddedWorld } from '../embedded-world.ts'
import { ended, startProgram } from '../processes.ts'
import { ask } from './ask.ts'
import { type HostilePages, serveHostilePages } from './hostile-pages.ts'

/** A whole Hourcast of its own: database, web and worker, in a folder that goes when it closes. */
export type Instance = {
  origin: string
  dataDir: string
  services: Services
  hostile: HostilePages
  /** Of a process that has ended a new one stands in its place after `revive`. */
  web(): ChildProcess
  worker(): ChildProcess
  /** Everything that web and worker have logged. */
  logs(): string
  revive(): Promise<void>
  close(): Promise<void>
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

export const whenReady = (child: ChildProcess, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    child.on('message', ({ type, message }: { type?: string; message?: string }) => {
      if (type === 'ready') resolve()
      if (type === 'failed') reject(new Error(`${name}: ${message}`))
    })
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code} before it was ready`)))
  })

export const openInstance = async (more: Record<string, string> = {}): Promise<Instance> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hourcast-hostile-'))
  const [world, hostile, port] = await Promise.all([embeddedWorld(dataDir), serveHostilePages(), freePort()])
  const logFile = join(dataDir, 'programs.log')
  const env = {
    ...world.env,
    ...{ HOURCAST_DATA: dataDir, HOURCAST_DEMO: 'on', PORT: String(port), NODE_ENV: 'production', LOG_LEVEL: 'info' },
    ALLOW_PRIVATE_HOSTS: `127.0.0.1:${hostile.port}`,
    ...more,
  }
  const log = openSync(logFile, 'a')
  const services = await createServices(readConfig({ ...env, LOG_LEVEL: 'fatal' }), {
    databaseUrl: world.databaseUrl,
    ...programs,
  })
  const started: Partial<Record<'web' | 'worker', ChildProcess>> = {}
  const living = (name: 'web' | 'worker'): ChildProcess => {
    const child = started[name]
    if (!child) throw new Error(`${name} was not started`)
    return child
  }
  const start = async (name: 'web' | 'worker'): Promise<void> => {
    const child = startProgram(name, env, { logFile: log, isWatched: true })
    started[name] = child
    await whenReady(child, name)
  }
  const hasEnded = (child: ChildProcess | undefined) =>
    child === undefined || child.exitCode !== null || child.signalCode !== null
  const revive = async (): Promise<void> => {
    for (const name of ['web', 'worker'] as const) if (hasEnded(started[name])) await start(name)
  }
  const close = async (): Promise<void> => {
    for (const child of Object.values(started)) {
      if (hasEnded(child)) continue
      child.kill('SIGKILL')
      await ended(child)
    }
    await services.close().catch(() => {})
    await world.close()
    hostile.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await revive()
  } catch (error) {
    console.error(readFileSync(logFile, 'utf8').slice(-4_000))
    await close()
    throw error
  }
  const origin = `http://127.0.0.1:${port}`
  // The first page and the first bulletin load and compile; what is measured comes after them.
  for (const path of ['/', '/login', '/docs']) await ask(origin, path)
  const isMade = 'SELECT count(*)::int AS n FROM broadcast WHERE ended_at IS NOT NULL'
  for (const deadline = Date.now() + 90_000; Date.now() < deadline; await wait(250))
    if ((await services.db.pool.query<{ n: number }>(isMade)).rows[0]?.n) break
  return {
    ...{ origin, dataDir, services, hostile, revive, close },
    web: () => living('web'),
    worker: () => living('worker'),
    logs: () => readFileSync(logFile, 'utf8'),
  }
}
