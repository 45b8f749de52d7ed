import { ConfigError } from '@hourcast/server/config'
import { Client, Connection, type ConnectionOptions, defaultGrpcRetryOptions, makeGrpcRetryInterceptor } from '@temporalio/client'
import type { DataConverter } from '@temporalio/common'
import { type Environment, readConnectionSettings } from './connection-settings.ts'

export type OpenTemporal = {
  client: Client
  connection: Connection
  namespace: string
  dataConverter: DataConverter
  close(): Promise<void>
}

/** A call's own tries included. */
const CALL_MS = 10_000
/** These wait at the server for what a workflow does: it answers them after 20 s at the latest, or a minute at some. */
const LONG_CALL_MS = 70_000
const LONG_CALLS = /\/(GetWorkflowExecutionHistory|UpdateWorkflowExecution|PollWorkflowExecutionUpdate)$/

type Interceptor = NonNullable<ConnectionOptions['interceptors']>[number]

type Retry = Parameters<typeof makeGrpcRetryInterceptor>[0]

/** A call that brings no deadline would wait for a lost server for ever; and one whose next try came too late says why the last one failed. */
const inTime =
  (retry: Retry): Interceptor =>
  (options, nextCall) => {
    const maxMs = LONG_CALLS.test(options.method_definition.path) ? LONG_CALL_MS : CALL_MS
    const deadline = Number(options.deadline ?? Date.now() + maxMs)
    let restMs = 0
    const retrying = makeGrpcRetryInterceptor({
      retryableDecider: (attempt, status) => {
        restMs = retry.delayFunction(attempt, status)
        return Date.now() + restMs < deadline && retry.retryableDecider(attempt, status)
      },
      delayFunction: () => restMs,
    })
    return retrying({ ...options, deadline }, nextCall)
  }

const lazily = (options: ConnectionOptions): Connection => {
  try {
    return Connection.lazy(options)
  } catch (error) {
    throw new ConfigError(`Temporal's settings cannot be used: ${error instanceof Error ? error.message : error}`)
  }
}

/**
 * Connects with the first call, not before. A lost server fails calls and nothing else; the connection comes back by itself.
 * Throws ConfigError, one line.
 */
export const openTemporal = (
  env: Environment,
  dataConverter: DataConverter,
  { retry = defaultGrpcRetryOptions() }: { retry?: Retry } = {},
): OpenTemporal => {
  const { namespace, options } = readConnectionSettings(env)
  const { address, apiKey, tls, metadata } = options
  const connection = lazily({
    ...(address === undefined ? {} : { address }),
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(tls === undefined ? {} : { tls }),
    ...(metadata === undefined ? {} : { metadata }),
    connectTimeout: CALL_MS,
    // Otherwise a server that was away for long is tried again every two minutes only.
    channelArgs: { 'grpc.initial_reconnect_backoff_ms': 500, 'grpc.max_reconnect_backoff_ms': 5_000 },
    interceptors: [inTime(retry)],
  })
  const client = new Client({ connection, namespace, dataConverter })
  return { client, connection, namespace, dataConverter, close: () => connection.close() }
}
