import type { Config } from '@hourcast/server/config'
import type { Logger } from 'pino'
import type { Telemetry } from './open-sdk.ts'

export type TelemetryConfig = Pick<Config, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OPS_PORT'>

type TelemetryNeeds = { log: Logger; env?: Record<string, string | undefined>; stopMs?: number }

const STOP_MS = 5_000

/**
 * Traces and metrics: to a collector when its endpoint is set, readable for Prometheus when OPS_PORT is set. Without either nothing is
 * loaded, opened or measured. To be called before anything that is measured is started. `env` holds OpenTelemetry's own variables.
 */
export const startTelemetry = async (
  config: TelemetryConfig,
  { log, env = process.env, stopMs = STOP_MS }: TelemetryNeeds,
): Promise<Telemetry> => {
  const isScraped = config.OPS_PORT !== undefined
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '')
  if (!isScraped && endpoint === undefined) return { stop: async () => {} }
  const { openSdk } = await import('./open-sdk.ts')
  return openSdk({ endpoint, isScraped, log, env, stopMs })
}
