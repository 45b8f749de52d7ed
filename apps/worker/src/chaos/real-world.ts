import { migrate } from '@hourcast/db/migrate'
import { freshSecretsLines } from '@hourcast/server/secrets/secrets-file'
import { type World, withoutAddresses } from './world.ts'

const SERVERS = ['postgres', 'temporal', 'kafka'] as const

type Given = { databaseUrl: string; temporal: string; kafka: string }

const freshSecrets = () =>
  Object.fromEntries(
    freshSecretsLines()
      .split('\n')
      .map((line) => line.split(/=(.*)/s, 2)),
  )

/** The parent, which has started the servers, kills one and starts it again. */
const askParent = (server: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const hear = (message: { type: string; server: string; error?: string }) => {
      if (message.type !== 'killed' || message.server !== server) return
      process.off('message', hear)
      if (message.error === undefined) resolve()
      else reject(new Error(message.error))
    }
    process.on('message', hear)
    process.send?.({ type: 'kill', server })
  })

/** PostgreSQL, Temporal and Kafka in containers that the parent of this process has started for it, and two workers. */
export const realWorld = async ({ databaseUrl, temporal, kafka }: Given): Promise<World> => {
  await migrate(databaseUrl)
  return {
    databaseUrl,
    env: {
      ...withoutAddresses(process.env),
      ...freshSecrets(),
      DATABASE_URL: databaseUrl,
      TEMPORAL_ADDRESS: temporal,
      KAFKA_BROKERS: kafka,
    },
    workers: 2,
    kill: Object.fromEntries(SERVERS.map((server) => [server, () => askParent(server)])),
    close: async () => {},
  }
}
