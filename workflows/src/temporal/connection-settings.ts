import { ConfigError } from '@hourcast/server/config'
import { type ClientConnectConfig, loadClientConnectConfig } from '@temporalio/envconfig'

export type Environment = Readonly<Record<string, string | undefined>>

export type ConnectionSettings = {
  address: string
  namespace: string
  /** As the SDK's connections take them. */
  options: ClientConnectConfig['connectionOptions']
}

const SWITCHES = ['1', '0', 'true', 'false']
const ADDRESS = /^(\[[0-9a-fA-F:.]+\]|[^\s:/[\]]+)(:\d{1,5})?$/

/** As in an `.env`: what stands there without a value is not set. The SDK would take an empty API key for one. */
const givenOnes = (env: Environment): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (name.startsWith('TEMPORAL_') && value ? [[name, value]] : [])),
  )

const has = (env: Record<string, string>, name: string): boolean => Boolean(env[`${name}_PATH`] ?? env[`${name}_DATA`])

/** What the SDK would pass over in silence, and then connect in another way than was meant. */
const requireMeant = (env: Record<string, string>): void => {
  const { TEMPORAL_ADDRESS: address = '', TEMPORAL_TLS: tls } = env
  if (!ADDRESS.test(address)) throw new ConfigError('TEMPORAL_ADDRESS: must read host:port, without http://')
  if (tls && !SWITCHES.includes(tls)) throw new ConfigError('TEMPORAL_TLS: must be true or false')
  const hasCert = has(env, 'TEMPORAL_TLS_CLIENT_CERT')
  if (hasCert !== has(env, 'TEMPORAL_TLS_CLIENT_KEY'))
    throw new ConfigError(
      `TEMPORAL_TLS_CLIENT_${hasCert ? 'KEY' : 'CERT'}_PATH: a client certificate needs its key, and a key its certificate`,
    )
  if (env.TEMPORAL_TLS_DISABLE_HOST_VERIFICATION)
    throw new ConfigError('TEMPORAL_TLS_DISABLE_HOST_VERIFICATION: is not supported; name the server by TEMPORAL_TLS_SERVER_NAME')
}

/**
 * TEMPORAL_ADDRESS, _NAMESPACE, _API_KEY, _TLS, _TLS_… and _GRPC_META_… as in every Temporal SDK, no configuration file. An API key
 * turns TLS on. Throws ConfigError, one line.
 */
export const readConnectionSettings = (environment: Environment): ConnectionSettings => {
  const env = givenOnes(environment)
  requireMeant(env)
  try {
    const { connectionOptions, namespace = 'default' } = loadClientConnectConfig({ disableFile: true, overrideEnvVars: env })
    return { address: env.TEMPORAL_ADDRESS ?? '', namespace, options: connectionOptions }
  } catch (error) {
    throw new ConfigError(`Temporal's settings cannot be used: ${error instanceof Error ? error.message : error}`)
  }
}
