#!/usr/bin/env node
// `npm run chaos [-- --worker 200 --postgres 20]`: kill -9 under load, then count what was lost and what was doubled.
// `npm run chaos -- real [--worker 50 --temporal 10 --kafka 10 --postgres 10]`: the same with two workers on PostgreSQL, Temporal and
// Kafka, each killed in turn while owners edit. They run in containers of this program's own, also where addresses are set: nobody
// else's server is killed. It counts, besides, what Temporal still runs, whether Kafka tells every event as the outbox says it, and
// whether history made again from the first event is the same.
// Either with S3_ENDPOINT set: on that bucket, which is not killed; each audio that aired is read back from it as another machine would.
// `npm run chaos -- hostile [--only WORDS]`: attacks an instance of its own as an owner, a stranger and a source; says what held.
import './node-version.mjs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { prepare, root } from './prepare.mjs'
import { heedInterruption } from './real-servers/interruption.mjs'

const args = process.argv.slice(2)
const PROGRAMS = {
  chaos: 'apps/worker/src/chaos/chaos.ts',
  hostile: 'apps/worker/src/chaos/hostile/hostile.ts',
  'loop-probe': 'apps/worker/src/bench/loop-probe.ts',
}
const interruption = heedInterruption()

/** Gives how the workers find the servers, how one is killed, and how all of them end. */
const startServers = async () => {
  const { findDocker, killAndStart } = await import('./real-servers/docker.mjs')
  const { startKafka, startPostgres, startTemporal } = await import('./real-servers/containers.mjs')
  const docker = await findDocker()
  if (!docker.engine)
    throw new Error(`chaos on the real servers starts and kills them in Docker, which does not answer: ${docker.whyNot}`)
  const { host } = docker.engine.info.containerRuntime
  const starting = {
    postgres: startPostgres(),
    temporal: startTemporal(host, { isKept: true }),
    kafka: startKafka(host),
  }
  const stop = async () => {
    const started = await Promise.allSettled(Object.values(starting))
    await Promise.allSettled(started.map(({ value }) => value?.container.stop({ timeout: 0 })))
  }
  try {
    const [postgres, temporal, kafka] = await Promise.all(Object.values(starting))
    interruption.throwIfAborted()
    const servers = { postgres, temporal, kafka }
    return {
      env: { CHAOS_POSTGRES: postgres.address, CHAOS_TEMPORAL: temporal.address, CHAOS_KAFKA: kafka.address },
      kill: (server) => killAndStart(docker, servers[server].container),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const servers = await (async () => {
  await prepare(console.log, { isUsing: true })
  interruption.throwIfAborted()
  const { bundle } = await import('./bundle.mjs')
  await bundle(PROGRAMS, 'apps/worker/build')
  return args[0] === 'real' ? startServers() : { env: {}, stop: async () => {} }
})().catch((error) => {
  console.error(error.message)
  process.exit(1)
})
const child = spawn(
  process.execPath,
  [join(root, `apps/worker/build/${args[0] === 'hostile' ? 'hostile' : 'chaos'}.mjs`), ...args],
  {
    cwd: root,
    env: { ...process.env, ...servers.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  },
)
child.on('message', async ({ type, server }) => {
  if (type !== 'kill') return
  const error = await servers.kill(server).then(
    () => undefined,
    (failure) => failure.message,
  )
  if (child.connected) child.send({ type: 'killed', server, error })
})
interruption.addEventListener('abort', () => child.kill('SIGTERM'))
child.on('exit', async (code, signal) => {
  await servers.stop()
  process.exit(signal ? 130 : code)
})
