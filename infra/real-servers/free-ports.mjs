import { createServer } from 'node:net'

const listen = (port) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(undefined))
    probe.listen(port, '0.0.0.0', () => resolve(probe))
  })

const close = (probe) => new Promise((resolve) => probe.close(resolve))

export const freePort = async () => {
  const probe = await listen(0)
  const { port } = probe.address()
  await close(probe)
  return port
}

/** The first of `count` ports in a row of which nobody has one. Below those that systems hand out by themselves. */
export const freePorts = async (count) => {
  for (let tries = 0; tries < 50; tries += 1) {
    const first = 10_000 + Math.floor(Math.random() * 20_000)
    const probes = await Promise.all(Array.from({ length: count }, (_, place) => listen(first + place)))
    await Promise.all(probes.filter(Boolean).map(close))
    if (probes.every(Boolean)) return first
  }
  throw new Error(`no ${count} free ports in a row`)
}
