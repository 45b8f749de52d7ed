import { EXAMPLE_BULLETIN } from '@hourcast/domain/enterprises/example-station'
import { findExampleBulletin } from '@hourcast/server/enterprises/list-stations'
import type { Services } from '@hourcast/server/services'
import { Router } from 'express'
import type { RateLimit } from './api/rate-limit.ts'
import { limitVisitor } from './limit-visitor.ts'

/** What the example stations of the static stations file play: one address each, which leads to what this instance has made last. */
export const mapRoutes = (services: Pick<Services, 'db' | 'clock' | 'config' | 'log'>, limit: RateLimit): Router => {
  const router = Router()
  router.get(EXAMPLE_BULLETIN, limitVisitor(limit, 'exampleBulletin'), (request, response) => {
    findExampleBulletin(services, request.originalUrl).then(
      (path) => {
        response.set('Cache-Control', 'no-store')
        if (path === null) response.status(404).type('text/plain').send('No bulletin was made here yet.')
        else response.redirect(302, path)
      },
      (error: Error) => {
        services.log.error({ reason: error.message }, 'an example bulletin could not be found')
        response.status(503).set('Retry-After', '10').end()
      },
    )
  })
  return router
}
