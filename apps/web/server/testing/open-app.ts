import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readConfig } from '@hourcast/server/config'
import { type Connect, givenAir } from '@hourcast/server/link/testing/given-air'
import { createPreviewDesk } from '@hourcast/server/previews/preview-desk'
import type { Services } from '@hourcast/server/services'
import { wavMaker } from '@hourcast/server/wav/testing/wav-maker'
import { createWavs } from '@hourcast/server/wav/wavs'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { createApp } from '../create-app.ts'

export const NOW = Date.parse('2026-11-21T06:30:00.000Z')
export const MP3 = Uint8Array.from({ length: 5000 }, (_, index) => index % 251)
export const AUDIO_ID = 'ab'.repeat(16)

/** The app over real HTTP, on a database and an audio store of its own; `air` puts one broadcast on air, or on its way there. */
export const openApp = async (env: Record<string, string> = {}, connect?: Connect) => {
  const given = await givenAir(connect)
  const { db, dataDir, audioStore, schedulerId } = given
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) })
  const clock = { now: NOW }
  const config = readConfig({ HOURCAST_DATA: dataDir, ...env })
  const wavsMade: Uint8Array[] = []
  // What these routes need of the outside world; the rest belongs to making broadcasts.
  const services = {
    db,
    config,
    log,
    audioStore,
    wavs: createWavs({ db, audioStore, log, studio: { makeWav: wavMaker(wavsMade) } as unknown as Services['studio'] }),
    sessionSecret: 'x'.repeat(32),
    clock: { now: () => clock.now },
  } as unknown as Services
  let rendered = 0
  const { app, drain, lookAhead } = createApp({
    services,
    previews: createPreviewDesk(services),
    pages: (request, response) => {
      // As every page of Remix begins; throws where they make no URL and no request.
      const port = (request.get('x-forwarded-host') ?? request.get('host'))?.split(':')[1]
      new Request(new URL(`${request.protocol}://${request.hostname}:${port}${request.originalUrl}`), { method: request.method })
      // And fails when it is sent something by a page of which it does not know that it is its own.
      if (request.method === 'POST' && ![undefined, `http://${request.get('host')}`].includes(request.get('origin')))
        throw new Error('another origin')
      response.status(404).send('a page')
    },
    frontPage: async (nonce) => {
      rendered += 1
      return { status: 200, html: `<script nonce="${nonce}"></script>` }
    },
    clientFolder: dataDir,
  })
  const server = createServer({ maxHeaderSize: 64 * 1024 }, app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  /** Each on a connection of its own: one kept open may be closed by the server in the moment that it is used again. */
  const ask = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
      ...init,
      headers: { connection: 'close', ...init?.headers },
    })
  const air = (aired: Partial<Parameters<typeof given.air>[0]> = {}) =>
    given.air({ airAt: NOW - 1_000, id: AUDIO_ID, mp3: MP3, ...aired })
  /** Sends what no browser does; gives the status. */
  const knock = (path: string, { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {}) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = server.address() as AddressInfo
      const asked = send({ port, path, method, headers, agent: false, maxHeaderSize: 64 * 1024 }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode))
      })
      asked.once('error', reject)
      asked.end()
    })
  return { db, audioStore, clock, ask, knock, air, drain, lookAhead, schedulerId, said, wavsMade, rendered: () => rendered }
}
