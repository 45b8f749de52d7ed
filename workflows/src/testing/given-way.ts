import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Stands before the server at `address` (host:port). Shut, it refuses connections; so it is until it is opened. */
export const givenWay = async (address: string) => {
  const [host = '', port = '7233'] = address.split(':')
  const sockets = new Set<Socket>()
  const way = createServer((near) => {
    const far = connect(Number(port), host)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.pipe(other).on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  const listen = async (at: number): Promise<number> => {
    way.listen(at, '127.0.0.1')
    await once(way, 'listening')
    return (way.address() as { port: number }).port
  }
  const shut = async () => {
    if (!way.listening) return
    const closed = once(way, 'close')
    way.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  onTestFinished(shut)
  const at = await listen(0)
  await shut()
  return { address: `127.0.0.1:${at}`, shut, open: () => listen(at) }
}
