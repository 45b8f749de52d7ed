import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Below the range from which systems take the near ends of outgoing connections (32768 on Linux, 49152 elsewhere): a port
// from there could be taken by any connection while the database restarts.
const FIRST = 20_000
const BEYOND_LAST = 32_000

export const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)))
  })

/** A free port on 127.0.0.1; `preferred` when it is. */
export const findFreePort = async (
  preferred?: number,
  draw: () => number = () => randomInt(FIRST, BEYOND_LAST),
): Promise<number> => {
  if (preferred !== undefined && (await isPortFree(preferred))) return preferred
  for (;;) {
    const port = draw()
    if (await isPortFree(port)) return port
  }
}
