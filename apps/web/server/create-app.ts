import { randomBytes } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { createKnownReleases } from '@hourcast/server/link/known-releases'
import { createRecentLinks } from '@hourcast/server/link/recent-links'
import { createFetchRecorder } from '@hourcast/server/link/record-fetch'
import { OWN_MARK } from '@hourcast/server/own-address'
import { checkReadiness } from '@hourcast/server/pages/check-readiness'
import type { PreviewDesk } from '@hourcast/server/previews/preview-desk'
import type { Services } from '@hourcast/server/services'
import compression from 'compression'
import express, { type RequestHandler } from 'express'
import { answerFault } from './answer-fault.ts'
import { answerFromMemory } from './answer-from-memory.ts'
import { apiRoutes } from './api/api-routes.ts'
import { docsRoutes } from './api/docs-routes.ts'
import { createRateLimit } from './api/rate-limit.ts'
import { chatPage } from './chat-page.ts'
import { checkPageAddress, checkRequest } from './check-request.ts'
import { exampleRoutes } from './example-routes.ts'
import { exportRoutes } from './export-routes.ts'
import { historyRoutes } from './history-routes.ts'
import { limitVisitor } from './limit-visitor.ts'
import { mapRoutes } from './map-routes.ts'
import { protect } from './protect.ts'
import { refuseForeignForms } from './refuse-foreign-forms.ts'
import { CONNECTION_LIMITS } from './request-limits.ts'
import { type RenderFrontPage, sendFrontPage } from './send-front-page.ts'
import { shareRequests } from './shares.ts'
import { createSilentPage, whileSilent } from './silent-page.ts'
import { siteFiles } from './site-files.ts'
import { stationRoutes } from './station-routes.ts'
import { voiceRoutes } from './voice-routes.ts'
import { bringXsrfCookie } from './xsrf-cookie.ts'

type AppNeeds = {
  services: Services
  /** Those of this process: pages and calls find the same. */
  previews: PreviewDesk
  /** Renders every page; finds the nonce of this answer in `response.locals.nonce`. Goes on when the database is silent and there is no page. */
  pages: RequestHandler
  frontPage: RenderFrontPage
  /** Where the browser's files lie. */
  clientFolder: string
  /** In dev mode: answers for the browser's files that are made from source. */
  devFiles?: RequestHandler | undefined
}

/** Express in front of Remix: what is asked often and needs no page stays outside of it. `drain` makes /healthz say 503. `lookAhead` is to be
 * called every few seconds: it learns what stands ready for the links that were asked for. */
export const createApp = ({
  services,
  previews,
  pages,
  frontPage,
  clientFolder,
  devFiles,
}: AppNeeds): { app: RequestListener; drain: () => void; lookAhead: () => Promise<void> } => {
  let isDraining = false
  const limit = createRateLimit(services.clock)
  const recorder = createFetchRecorder(services)
  const recentLinks = createRecentLinks(services)
  const releases = createKnownReleases(services)
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', services.config.TRUST_PROXY)
  // Nested names of a query cost time that grows with their square: code that needs a query reads it from the address.
  app.set('query parser', false)

  app.use((_request, response, next) => {
    response.setHeader(OWN_MARK, '1')
    next()
  })
  app.get('/healthz', (_request, response) => {
    response.status(isDraining ? 503 : 200).json({ alive: true, draining: isDraining })
  })
  app.get('/readyz', async (_request, response) => {
    const readiness = await checkReadiness(services)
    response.status(readiness.ready && !isDraining ? 200 : 503).json(readiness)
  })

  app.use(checkRequest(services.config))
  if (services.config.TRUST_PROXY > 0) app.use(shareRequests(CONNECTION_LIMITS.connections))
  app.use((_request, response, next) => {
    response.locals.nonce = randomBytes(16).toString('base64')
    next()
  })
  app.use(protect(services.config, { inlineStyles: devFiles !== undefined }))
  app.use('/station', stationRoutes(services, { limit, recorder, recentLinks, releases }))
  const unlessSilent = whileSilent(services, createSilentPage(services.config, clientFolder))
  // Before all that cannot be the first page: it is asked for more than any other, and comes packed.
  app.get('/', checkPageAddress, limitVisitor(limit, 'frontPage'), unlessSilent, sendFrontPage(services, frontPage))
  app.use(exportRoutes(services))
  app.use(historyRoutes(services, limit))
  app.use(voiceRoutes(services))
  app.use(compression())
  app.use('/example', exampleRoutes(services))
  app.use(mapRoutes(services, limit))
  if (devFiles) app.use(devFiles)
  app.use(siteFiles(services.config))
  app.use('/assets', express.static(`${clientFolder}/assets`, { immutable: true, maxAge: '1y', fallthrough: false }))
  app.use(express.static(clientFolder, { maxAge: '1h' }))
  app.use(docsRoutes(services.config, clientFolder))
  app.use(chatPage(services.config))
  app.use(apiRoutes({ ...services, previews }))
  app.use(checkPageAddress)
  app.use(unlessSilent)
  app.all('*', refuseForeignForms(services), bringXsrfCookie(services), pages)
  // The database fell silent while a page was made.
  app.use(unlessSilent)
  app.use(answerFault(services))
  return {
    app: answerFromMemory({ services, recentLinks, recorder }, app),
    drain: () => {
      isDraining = true
    },
    lookAhead: releases.look,
  }
}
