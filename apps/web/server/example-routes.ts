import { exampleFeed } from '@hourcast/server/demo/example-feed'
import { exampleSensors } from '@hourcast/server/samples/example-sensors'
import { sampleFeedXml } from '@hourcast/server/samples/sample-feeds'
import type { Services } from '@hourcast/server/services'
import { Router } from 'express'

/** The feeds of the program's own that the example station and the samples are made of: made up, and marked as such. */
export const exampleRoutes = ({ config, clock }: Pick<Services, 'config' | 'clock'>): Router => {
  const router = Router()
  if (config.HOURCAST_DEMO === 'on')
    router.get('/feed.xml', (_request, response) => {
      response.type('application/rss+xml').send(exampleFeed(clock.now(), config.PUBLIC_URL))
    })
  if (config.HOURCAST_SAMPLES === 'off') return router
  router.get('/sensors.json', (_request, response) => {
    response.type('application/json').send(exampleSensors())
  })
  router.get('/:feed([a-z-]{1,40}).xml', (request, response, next) => {
    const feed = sampleFeedXml(request.params.feed ?? '', config.PUBLIC_URL)
    if (feed === null) next()
    else response.type('application/rss+xml').send(feed)
  })
  return router
}
