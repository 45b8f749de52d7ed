import type { SamplePlan } from '@hourcast/domain/samples/sample-plans'
import type { ContentItem } from '@hourcast/domain/sources/content'
import { parseSource } from '../sources/parse-source.ts'
import { exampleSensors } from './example-sensors.ts'
import { sampleFeedPath, sampleFeedXml } from './sample-feeds.ts'

/** What the parsers of the product find in a sample's feed. Read from where it is made: no web app need be up. */
export const readSampleFeed = ({ feed, inputMode }: Pick<SamplePlan, 'feed' | 'inputMode'>): ContentItem[] => {
  const text = feed === 'sensors' ? exampleSensors() : (sampleFeedXml(feed, 'http://hourcast.example') ?? '')
  const contentType = feed === 'sensors' ? 'application/json' : 'application/rss+xml'
  const url = new URL(sampleFeedPath(feed), 'http://hourcast.example')
  return parseSource(inputMode, { bytes: Buffer.from(text), contentType, url })
}
