// The web app as a process: pages by Remix, hot routes by Express, ended in order.
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { addressKey } from '@hourcast/domain/accounts/address-key'
import { ConfigError, readConfig } from '@hourcast/server/config'
import { createServices } from '@hourcast/server/create-services'
import { LOOK_EVERY_MS } from '@hourcast/server/link/known-releases'
import { createVoiceDesk } from '@hourcast/server/natural-voices/voice-desk'
import { addingOf } from '@hourcast/server/natural-voices/voices-of'
import { createPreviewDesk } from '@hourcast/server/previews/preview-desk'
import { loadMailKey } from '@hourcast/server/secrets/mail-key'
import { checkAudioStore } from '@hourcast/server/storage/check-audio-store'
import { createRemixRequest, sendRemixResponse } from '@remix-run/express/dist/server.js'
import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'
import { createRateLimit } from './api/rate-limit.ts'
import { createApp } from './create-app.ts'
import { createHttpServer, listen } from './listen.ts'
import type { RenderFrontPage } from './send-front-page.ts'

/** From the bundle, which lies two folders below that of all apps. */
const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const fail = (message: string): void => {
  if (process.connected) process.send?.({ type: 'failed', message }, () => process.exit(1))
  else {
    console.error(message)
    process.exit(1)
  }
}

/** Where the pages come from: the build, or in dev mode their source. */
export type PageSource = {
  /** Asked for with each page where the pages change while this runs. */
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** Where the browser's files lie. */
  clientFolder: string
  /** In dev mode: answers for the browser's files of `build`. */
  devFiles?: RequestHandler
  close?(): Promise<void>
}

/** `server` does not listen yet. */
type OpenPages = (server: Server) => Promise<PageSource>

type PageNeeds = Pick<AppLoadContext, 'services' | 'previews' | 'mailKey' | 'voices'>

/** By Remix: any page for its visitor, and the first page as a text that all visitors share. */
const renderers = (build: PageSource['build'], needs: PageNeeds): { pages: RequestHandler; frontPage: RenderFrontPage } => {
  const { services } = needs
  const known = { ...needs, limit: createRateLimit(services.clock) }
  const renderPage = createRequestHandler(build, process.env.NODE_ENV)
  return {
    pages: async (request, response, next) => {
      try {
        const visitor = { nonce: response.locals.nonce as string, visitorKey: addressKey(request.ip ?? '') }
        const answer = await renderPage(createRemixRequest(request, response), { ...known, ...visitor })
        if (answer.status < 500 || !services.db.isSilent()) return await sendRemixResponse(response, answer)
        await answer.body?.cancel()
        next()
      } catch (error) {
        next(error)
      }
    },
    frontPage: async (nonce) => {
      const answer = await renderPage(new Request(`${services.config.PUBLIC_URL}/`), { ...known, nonce, visitorKey: '' })
      return { status: answer.status, html: await answer.text() }
    },
  }
}

const run = async (openPages: OpenPages): Promise<void> => {
  const config = readConfig(process.env)
  const databaseUrl = config.DATABASE_URL ?? config.HOURCAST_EMBEDDED_DATABASE_URL
  if (!databaseUrl) throw new ConfigError('DATABASE_URL: the web app needs a database; `npm start` brings one')
  const programs = {
    voiceProgram: beside('../../../packages/voice-espeak/src/main.mjs'),
    naturalVoiceProgram: beside('../../worker/build/natural-voice.mjs'),
  }
  const services = await createServices(config, {
    databaseUrl,
    ...programs,
    isWaitedFor: true,
    audioThread: beside('../../worker/build/audio-thread.mjs'),
    sourceThread: beside('../../worker/build/source-thread.mjs'),
  })
  void checkAudioStore(services)
  const previews = createPreviewDesk(services)
  const voices = createVoiceDesk(addingOf(config, programs), services.log)
  const server = createHttpServer()
  const { build, clientFolder, devFiles, close: closePages } = await openPages(server)
  const { pages, frontPage } = renderers(build, { services, previews, voices, mailKey: await loadMailKey(config) })
  const { app, drain, lookAhead } = createApp({ services, previews, pages, frontPage, clientFolder, devFiles })
  const looking = setInterval(lookAhead, LOOK_EVERY_MS)
  const close = await listen(app, config, { server })
  if (process.connected) process.send?.({ type: 'ready' })
  else console.log(`Hourcast listens on http://${config.HOST}:${config.PORT}`)

  let isEnding = false
  const end = async (): Promise<void> => {
    if (isEnding) return
    isEnding = true
    drain()
    clearInterval(looking)
    await Promise.all([previews.close(), voices.close()])
    await closePages?.()
    await close()
    await services.close()
    process.exit(0)
  }
  // Ctrl-C reaches the whole group: with a parent, the parent says when. A SIGTERM is meant for this process.
  process.on('SIGINT', () => process.connected || void end())
  process.on('SIGTERM', () => void end())
  process.on('disconnect', () => void end())
}

/** Runs the web app until it is told to end; what keeps it from running is said in a sentence. */
export const serve = (openPages: OpenPages): Promise<void> =>
  run(openPages).catch((error: unknown) =>
    fail(
      error instanceof ConfigError || (error as { code?: string }).code === 'EADDRINUSE'
        ? (error as Error).message
        : `The web app failed: ${error instanceof Error ? (error.stack ?? error.message) : error}`,
    ),
  )
