import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Stands between a test and its server. While it is silent, connections are taken and stay open, and nothing comes through. */
export const startSilentProxy = async (url: string) => {
  const to = new URL(url)
  const sockets = new Set<Socket>()
  let isSilent = false
  let held: (() => void)[] = []
  const carry = (from: Socket, into: Socket) => {
    sockets.add(from)
    from.on('error', () => {})
    from.on('data', (data) => {
      const pass = () => void into.write(data)
      if (isSilent) held.push(pass)
      else pass()
    })
    from.once('close', () => into.destroy())
  }
  const server = createServer((client) => {
    const upstream = connect(Number(to.port), to.hostname)
    carry(client, upstream)
    carry(upstream, client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const through = new URL(url)
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: through.href,
    fallSilent: () => {
      isSilent = true
    },
    speak: () => {
      isSilent = false
      for (const pass of held) pass()
      held = []
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
