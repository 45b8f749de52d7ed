import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { HOUR_MS } from '@hourcast/domain/time-units'
import type { Clock } from '@hourcast/server/clock'
import { exampleFeed } from '@hourcast/server/demo/example-feed'

/** What goes wrong, and when, in hours since the first day began. */
export type Trouble = { from: number; to: number }

export type DemoWorld = {
  feedUrl: string
  ftpPort: number
  close(): Promise<void>
}

const opened = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** An FTP server whose password has been changed: it takes the name and refuses the rest. */
const refusingFtp = (): Server =>
  createServer((socket: Socket) => {
    socket.on('error', () => {})
    socket.write('220 Studio files\r\n')
    socket.on('data', (data) => {
      const command = data.toString('latin1').trim().slice(0, 4).toUpperCase()
      const answers: Record<string, string> = { USER: '331 Password, please', PASS: '530 Login incorrect', QUIT: '221 Bye' }
      socket.write(`${answers[command] ?? '502 Not here'}\r\n`)
    })
  })

/** The example feed on the demo's clock, which in times of trouble is broken; and the FTP server. */
export const openDemoWorld = async (clock: Clock, began: number, troubles: readonly Trouble[]): Promise<DemoWorld> => {
  const isBroken = () => {
    const hours = (clock.now() - began) / HOUR_MS
    return troubles.some(({ from, to }) => hours >= from && hours < to)
  }
  const web = createHttpServer((_request, response) => {
    response.setHeader('Content-Type', 'application/rss+xml')
    response.end(isBroken() ? '<rss version="2.0"><channel><title>Under repair' : exampleFeed(clock.now(), 'http://feed.example'))
  })
  const ftp = refusingFtp()
  const [port, ftpPort] = [await opened(web), await opened(ftp)]
  return {
    feedUrl: `http://127.0.0.1:${port}/feed.xml`,
    ftpPort,
    close: async () => {
      web.closeAllConnections()
      await Promise.all([web, ftp].map((server) => new Promise((resolve) => server.close(resolve))))
    },
  }
}
