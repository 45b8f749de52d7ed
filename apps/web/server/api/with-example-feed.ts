import type { Config } from '@hourcast/server/config'
import type { Call } from './call.ts'

/** What stands for a feed in the examples of the table. */
export const EXAMPLE_FEED = 'news.example.com/world.rss'

/** The calls with examples that work on this instance: while it has an example station, that station's feed is read. */
export const withExampleFeed = (
  calls: readonly Call[],
  { HOURCAST_DEMO, PORT }: Pick<Config, 'HOURCAST_DEMO' | 'PORT'>,
): Call[] => {
  const feed = HOURCAST_DEMO === 'on' ? `http://127.0.0.1:${PORT}/example/feed.xml` : EXAMPLE_FEED
  return calls.map((call) => ({ ...call, example: JSON.parse(JSON.stringify(call.example).replaceAll(EXAMPLE_FEED, feed)) }))
}
