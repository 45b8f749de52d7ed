import type { Config } from '@hourcast/server/config'
import { Router } from 'express'
import { headersOf } from '../headers-of.ts'
import { findSiteStyles } from '../plain-page.ts'
import { type CookieNeeds, readSessionCookie } from '../session-cookie.ts'
import { CALLS } from './call-table.ts'
import { docsPage } from './docs-page.ts'
import { DOCS_STYLE } from './docs-style.ts'
import { openApiDocument } from './openapi.ts'
import { withExampleFeed } from './with-example-feed.ts'

const STYLE_PATH = '/docs.css'

type Needs = Pick<Config, 'PUBLIC_URL' | 'HOURCAST_DEMO' | 'PORT'> & CookieNeeds

/** /openapi.json and /docs, made once from the table; only the menu knows who has a session. */
export const docsRoutes = (config: Needs, clientFolder: string): Router => {
  const { PUBLIC_URL } = config
  const calls = withExampleFeed(CALLS, config)
  const router = Router()
  const document = JSON.stringify(openApiDocument(calls, PUBLIC_URL))
  const look = { publicUrl: PUBLIC_URL, stylesheets: [...findSiteStyles(clientFolder), STYLE_PATH] }
  const pages = {
    visitor: docsPage(calls, { ...look, isSignedIn: false }),
    owner: docsPage(calls, { ...look, isSignedIn: true }),
  }
  const fresh = { 'Cache-Control': 'no-cache' }
  router.get('/openapi.json', (_request, response) => void response.set(fresh).type('application/json').send(document))
  router.get('/docs', (request, response) => {
    const isSignedIn = readSessionCookie(headersOf(request), config) !== undefined
    response
      .set({ 'Cache-Control': 'private, no-cache' })
      .type('text/html')
      .send(isSignedIn ? pages.owner : pages.visitor)
  })
  router.get(STYLE_PATH, (_request, response) => void response.set(fresh).type('text/css').send(DOCS_STYLE))
  return router
}
