// The background process. A child of `npm start` it ends with its parent; by itself it ends at SIGTERM.
import { ConfigError, readConfig } from '@hourcast/server/config'
import { createServices } from '@hourcast/server/create-services'
import { ensureDemoStation } from '@hourcast/server/demo/ensure-demo-station'
import { keepVoices } from '@hourcast/server/natural-voices/keep-voices'
import { readPayloadCipher } from '@hourcast/server/secrets/payload-cipher'
import type { Services } from '@hourcast/server/services'
import { checkAudioStore } from '@hourcast/server/storage/check-audio-store'
import { createCodecEndpoint } from './ops/codec-endpoint.ts'
import type { OpsHandler } from './ops/ops-server.ts'
import { startOps } from './ops/start-ops.ts'
import { createWorkerState } from './ops/worker-state.ts'
import { programs } from './programs.ts'
import { runWorker } from './run-worker.ts'

const tell = (message: unknown): void => {
  // The parent may be gone in this very moment; 'disconnect' then ends us.
  if (process.connected) process.send?.(message, () => {})
}

const fail = (message: string): void => {
  if (process.connected) process.send?.({ type: 'failed', message }, () => process.exit(1))
  else {
    console.error(message)
    process.exit(1)
  }
}

const ending = new AbortController()
// Signals may reach the whole group: with a parent, the parent says when.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.connected || ending.abort())
process.on('disconnect', () => ending.abort())

/** What workflows carry, readable for the operator: where it is encrypted, and a password is set. */
const codecHandlers = ({ config, clock, log }: Services): OpsHandler[] => {
  const { OPS_PASSWORD: password, TEMPORAL_CODEC_KEY: keys, TEMPORAL_UI_ORIGIN: uiOrigin } = config
  return password && keys ? [createCodecEndpoint({ clock, log }, { cipher: readPayloadCipher(keys), password, uiOrigin })] : []
}

const main = async (): Promise<void> => {
  const config = readConfig(process.env)
  const databaseUrl = config.DATABASE_URL ?? config.HOURCAST_EMBEDDED_DATABASE_URL
  if (!databaseUrl) throw new ConfigError('DATABASE_URL: the worker needs a database; `npm start` brings one')
  const services = await createServices(config, { databaseUrl, ...programs })
  // What another worker has left half done goes on at once: voice and encoder start while this one finds it.
  services.studio.warmUp()
  void checkAudioStore(services)
  void keepVoices({ config, log: services.log, programs }, ending.signal)
  const state = createWorkerState(services.clock)
  const ops = await startOps(services, { state, handlers: codecHandlers(services) })
  let demo: { schedulerId: string } | undefined
  await runWorker(services, {
    signal: ending.signal,
    state,
    onStage: ({ broadcastId, stage }) => tell({ type: 'stage', broadcastId, stage }),
    onReady: () => tell({ type: 'ready' }),
    onLeading: () => {
      if (demo || config.HOURCAST_DEMO === 'off') return
      ensureDemoStation(services).then(
        (made) => {
          demo = made
          tell({ type: 'demo', ...made })
        },
        (error: Error) => services.log.error({ reason: error.message }, 'the example station could not be made'),
      )
    },
  })
  await ops.stop()
  await services.close()
}

main().then(
  () => process.exit(0),
  (error: unknown) =>
    fail(
      error instanceof ConfigError
        ? error.message
        : `The worker failed: ${error instanceof Error ? (error.stack ?? error.message) : error}`,
    ),
)
