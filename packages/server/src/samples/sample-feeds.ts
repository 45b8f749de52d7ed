import type { SampleFeed } from '@hourcast/domain/samples/sample-plans'
import type { ExampleStory } from '../demo/example-story.ts'
import { feedXml } from '../demo/feed-xml.ts'
import * as stories from './sample-stories.ts'

/** Said on air, but for what stands in brackets, which marks it. */
type Paper = { name: string; language: string; stories: readonly ExampleStory[] }

const PAPERS: Readonly<Record<Exclude<SampleFeed, 'sensors'>, Paper>> = {
  australian: { name: 'Kellaroo Bay Weather Desk (example)', language: 'en-AU', stories: stories.AUSTRALIAN },
  dutch: { name: 'Meerdijk Nieuws (voorbeeld)', language: 'nl', stories: stories.DUTCH },
  english: { name: 'Port Ellery News (example)', language: 'en', stories: stories.ENGLISH },
  'english-music': { name: 'Port Ellery Stage (example)', language: 'en', stories: stories.ENGLISH_MUSIC },
  'english-traffic': { name: 'Tamber Valley Roads (example)', language: 'en-GB', stories: stories.ENGLISH_TRAFFIC },
  french: { name: 'Le Courrier du Port (exemple)', language: 'fr', stories: stories.FRENCH },
  german: { name: 'Ellerhafener Bote (Beispiel)', language: 'de', stories: stories.GERMAN },
  hindi: { name: 'नंदपुरी समाचार (उदाहरण)', language: 'hi', stories: stories.HINDI },
  indian: { name: 'Sundarpet Diary (example)', language: 'en-IN', stories: stories.INDIAN },
  italian: { name: 'Porto Sereno Notizie (esempio)', language: 'it', stories: stories.ITALIAN },
  mexican: { name: 'La Voz de Jacarandas (ejemplo)', language: 'es-MX', stories: stories.MEXICAN },
  polish: { name: 'Jasnobrzeg Info (przykład)', language: 'pl', stories: stories.POLISH },
  portuguese: { name: 'Notícias da Vila (exemplo)', language: 'pt-PT', stories: stories.PORTUGUESE },
  romanian: { name: 'Valea Luminii Azi (exemplu)', language: 'ro', stories: stories.ROMANIAN },
  spanish: { name: 'La Voz de Puerto Alerce (ejemplo)', language: 'es', stories: stories.SPANISH },
}

const isPaper = (feed: string): feed is keyof typeof PAPERS => Object.hasOwn(PAPERS, feed)

const DESCRIPTION = 'An example: the place and everything in this feed is made up, so that a host has something to read.'

/** Where a sample's feed is served, for everybody who wants to see what its host has read. */
export const sampleFeedPath = (feed: SampleFeed): string =>
  feed === 'sensors' ? '/example/sensors.json' : `/example/${feed}.xml`

/** An example feed by the name in its address; null for any other name. */
export const sampleFeedXml = (feed: string, publicUrl: string): string | null => {
  if (!isPaper(feed)) return null
  const { name: title, language, stories: told } = PAPERS[feed]
  const head = { title, language, description: DESCRIPTION, link: publicUrl, address: `${publicUrl}${sampleFeedPath(feed)}` }
  return feedXml(
    head,
    told.map(([story, text], number) => ({ guid: `${feed}-${number}`, title: story, text })),
  )
}
