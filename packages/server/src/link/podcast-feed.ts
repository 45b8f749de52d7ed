import { findLanguage } from '@hourcast/domain/hosts/languages'
import { slotInWords } from '../delivery/slot-in-words.ts'
import type { Services } from '../services.ts'
import { findLinkScheduler, type LinkScheduler } from './find-link-scheduler.ts'
import { listOnAir } from './find-on-air.ts'
import { broadcastAddressOf, linkAddressesOf } from './link-address.ts'
import type { OnAir } from './on-air.ts'
import { xmlText } from './xml-text.ts'

const EPISODES = 20

const episode = (publicUrl: string, onAir: OnAir): string => {
  const { audio, schedulerId, broadcastId, hostName, stationName, wall } = onAir
  return `    <item>
      <title>${xmlText(onAir.title)}</title>
      <description>${xmlText(`${slotInWords(wall)} (station time), with ${hostName} on ${stationName}. Words and voice are machine-made.`)}</description>
      <guid isPermaLink="false">${broadcastId}</guid>
      <pubDate>${new Date(onAir.airAt).toUTCString()}</pubDate>
      <enclosure url="${xmlText(broadcastAddressOf(publicUrl, schedulerId, broadcastId))}" length="${audio.sizeBytes}" type="audio/mpeg"/>
      <itunes:duration>${Math.round(audio.durationMs / 1000)}</itunes:duration>
      <itunes:episodeType>full</itunes:episodeType>
      <itunes:explicit>false</itunes:explicit>
    </item>
`
}

const channel = (publicUrl: string, scheduler: LinkScheduler, language: string, episodes: readonly OnAir[]): string => {
  const { schedulerId, stationName, hostName } = scheduler
  const description = `Broadcasts with ${hostName} on ${stationName}, made by machine, on the schedule of the station.`
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${xmlText(`${stationName}: ${hostName}`)}</title>
    <link>${xmlText(publicUrl)}</link>
    <atom:link href="${xmlText(linkAddressesOf(publicUrl, schedulerId).feed)}" rel="self" type="application/rss+xml"/>
    <description>${xmlText(description)}</description>
    <language>${language}</language>
    <generator>Hourcast</generator>
    <ttl>5</ttl>
    <itunes:author>${xmlText(stationName)}</itunes:author>
    <itunes:category text="News"/>
    <itunes:type>episodic</itunes:type>
    <itunes:explicit>false</itunes:explicit>
${episodes.map((one) => episode(publicUrl, one)).join('')}  </channel>
</rss>
`
}

/** `/station/{schedulerId}.xml`: a podcast feed of the last 20 broadcasts, newest first. Null for an unknown or deleted scheduler. */
export const findPodcastFeed = async (
  services: Pick<Services, 'db' | 'config'>,
  { schedulerId, now }: { schedulerId: string; now: number },
): Promise<string | null> => {
  const scheduler = await findLinkScheduler(services, schedulerId)
  if (scheduler === null) return null
  const episodes = await listOnAir(services, { schedulerId, now, limit: EPISODES })
  return channel(services.config.PUBLIC_URL, scheduler, findLanguage(scheduler.language)?.locale ?? 'en', episodes)
}
