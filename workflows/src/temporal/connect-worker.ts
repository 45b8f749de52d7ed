import { NativeConnection } from '@temporalio/worker'
import type { ConnectionSettings } from './connection-settings.ts'

const CONNECT_MS = 10_000

/** A worker's own connection, made at once. Rejects when the server does not answer within 10 s; the caller tries again. */
export const connectWorker = async ({ address, options }: ConnectionSettings): Promise<NativeConnection> => {
  const connecting = NativeConnection.connect(options)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${CONNECT_MS / 1000} s`)), CONNECT_MS)
  })
  try {
    return await Promise.race([connecting, late])
  } catch (error) {
    // It cannot be called off: should it still come, nobody wants it.
    connecting.then((connection) => connection.close()).catch(() => {})
    throw new Error(`Temporal at ${address} cannot be reached: ${error instanceof Error ? error.message : error}`)
  } finally {
    clearTimeout(timer)
  }
}
