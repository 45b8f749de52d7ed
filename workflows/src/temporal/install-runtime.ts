import { ApplicationFailure } from '@temporalio/common'
import { DefaultLogger, type LogEntry, makeTelemetryFilterString, Runtime } from '@temporalio/worker'
import type { Logger } from 'pino'

const LEVELS = { TRACE: 'trace', DEBUG: 'debug', INFO: 'debug', WARN: 'warn', ERROR: 'error' } as const
/** Said of each of our two workers at each start: what a worker is not for. */
const EXPECTED = /^No (workflows|activities|Nexus services) registered/

/** What the SDK says, in our log. */
export const sdkSpeaker =
  (log: Logger) =>
  ({ level, message, meta }: Pick<LogEntry, 'level' | 'message' | 'meta'>): void => {
    if (EXPECTED.test(message)) return
    const { error, ...fields } = (meta ?? {}) as { error?: unknown } & Record<string, unknown>
    log[LEVELS[level]](error instanceof Error ? { ...fields, reason: reasonOf(error) } : fields, `Temporal: ${message}`)
  }

/** The SDK speaks through our log, and leaves signals to us. To be called once, before the first worker is made. */
export const installRuntime = (log: Logger): void => {
  const filter = makeTelemetryFilterString({ core: 'WARN', other: 'ERROR' })
  Runtime.install({
    logger: new DefaultLogger('INFO', sdkSpeaker(log)),
    telemetryOptions: { logging: { filter, forward: {} } },
    shutdownSignals: [],
  })
}

/** Of our own steps the code alone: their words may hold an address. */
const reasonOf = (error: Error): string => (error instanceof ApplicationFailure ? (error.type ?? 'unknown') : error.message)
