import { readdirSync } from 'node:fs'
import type { Config } from '@hourcast/server/config'
import { Router } from 'express'
import { CALLS } from './call-table.ts'
import { docsPage } from './docs-page.ts'
import { DOCS_STYLE } from './docs-style.ts'
import { openApiDocument } from './openapi.ts'
import { withExampleFeed } from './with-example-feed.ts'

const STYLE_PATH = '/docs.css'

/** The stylesheet of the pages, under the name that the build gave it; none before there is a build. */
const findSiteStyles = (clientFolder: string): string[] => {
  try {
    const names = readdirSync(`${clientFolder}/assets`).filter((name) => /^root-[\w-]+\.css$/.test(name))
    return names.map((name) => `/assets/${name}`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** /openapi.json and /docs, made once from the table. */
export const docsRoutes = (config: Pick<Config, 'PUBLIC_URL' | 'HOURCAST_DEMO' | 'PORT'>, clientFolder: string): Router => {
  const { PUBLIC_URL } = config
  const calls = withExampleFeed(CALLS, config)
  const router = Router()
  const document = JSON.stringify(openApiDocument(calls, PUBLIC_URL))
  const page = docsPage(calls, { publicUrl: PUBLIC_URL, stylesheets: [...findSiteStyles(clientFolder), STYLE_PATH] })
  const fresh = { 'Cache-Control': 'no-cache' }
  router.get('/openapi.json', (_request, response) => void response.set(fresh).type('application/json').send(document))
  router.get('/docs', (_request, response) => void response.set(fresh).type('text/html').send(page))
  router.get(STYLE_PATH, (_request, response) => void response.set(fresh).type('text/css').send(DOCS_STYLE))
  return router
}
