import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exampleFeed } from '@hourcast/server/demo/example-feed'

/** A feed on a port of its own, with something new each hour. */
export const serveFeed = async (): Promise<{ port: number; url: string; close(): void }> => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(exampleFeed(Date.now(), 'http://127.0.0.1'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}/feed.xml`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
