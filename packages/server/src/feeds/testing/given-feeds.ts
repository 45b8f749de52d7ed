import { onTestFinished } from 'vitest'
import { readConfig } from '../../config.ts'
import { createPreviewDesk } from '../../previews/preview-desk.ts'
import { givenPreviews } from '../../previews/testing/preview-station.ts'
import { saveScheduler } from '../../schedulers/save-scheduler.ts'
import { createTestReader, rss, send, startSourceServer } from '../../sources/testing/source-server.ts'
import { listFeeds } from '../list-feeds.ts'
import { type SaveFeedInput, saveFeed } from '../save-feed.ts'

const at = (instant: number) => `<pubDate>${new Date(instant).toUTCString()}</pubDate>`
const story = (title: string, publishedAt: number): string =>
  `<item><title>${title}</title><description>The boat carries 180 people across the bay.</description>${at(publishedAt)}</item>`

/** A station, a feed of two stories and an advertisement, and one that its test breaks and mends. */
export const givenFeeds = async ({ env = {} }: { env?: Record<string, string> } = {}) => {
  const given = await givenPreviews()
  const now = given.services.clock.now()
  const stories = [
    story('Second ferry for the harbour', now - 3_600_000),
    story('Drawbridge opens for a tall ship', now - 7_200_000),
    story('Advertisement: buy a boat', now - 9_000_000),
  ]
  const state = { isBroken: false, keys: [] as (string | undefined)[] }
  const server = await startSourceServer({
    '/feed': send(rss(stories.join(''), 'Harbour News')),
    '/other': send(rss(stories.slice(1).join(''), 'Other News')),
    '/page': send('<html><body>No feed here.</body></html>'),
    '/frail': (request, response) =>
      state.isBroken ? response.writeHead(500).end() : send(rss(stories.join(''), 'Frail News'))(request, response),
    '/private': (request, response) => {
      state.keys.push(request.headers['x-key'] as string | undefined)
      send(rss(stories.join(''), 'Private News'))(request, response)
    },
  })
  onTestFinished(server.close)
  const config = readConfig(env)
  const world = { ...given.services, config, readSources: createTestReader(server.host, { clock: given.services.clock }) }
  const services = { ...world, previews: createPreviewDesk(world) }
  const { stationId } = given
  const save = (input: object, more: Partial<SaveFeedInput> = {}) => saveFeed(services, { stationId, input, ...more })
  return {
    ...{ ...given, services, server, state, now, save },
    prisma: services.db.prisma,
    /** The id of one that is saved. */
    saved: async (path: string, input: object = {}): Promise<string> => {
      const done = await save({ url: server.url(path), ...input })
      if (!done.ok) throw new Error(done.problem.message)
      return done.value.feedId
    },
    list: () => listFeeds(services, { stationId }),
    /** A scheduler that reads these; its id. */
    host: async (sources: string[], change: object = {}): Promise<string> => {
      const done = await saveScheduler(services, { stationId, settings: given.settings({ sources, ...change }), targets: [] })
      if (!done.ok) throw new Error(done.problem.message)
      return done.value.schedulerId
    },
  }
}
