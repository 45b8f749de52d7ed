import { withinDeadline } from '@hourcast/server/within-deadline'
import { NativeConnection } from '@temporalio/worker'
import type { ConnectionSettings } from './connection-settings.ts'

const CONNECT_MS = 10_000

/** A worker's own connection, made at once. Rejects when the server does not answer within 10 s; the caller tries again. */
export const connectWorker = async ({ address, options }: ConnectionSettings): Promise<NativeConnection> => {
  const connecting = NativeConnection.connect(options)
  const late = () => new Error(`no answer within ${CONNECT_MS / 1000} s`)
  try {
    return await withinDeadline(CONNECT_MS, undefined, late, () => connecting)
  } catch (error) {
    // It cannot be called off: should it still come, nobody wants it.
    connecting.then((connection) => connection.close()).catch(() => {})
    throw new Error(`Temporal at ${address} cannot be reached: ${error instanceof Error ? error.message : error}`)
  }
}
