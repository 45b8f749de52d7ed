import { addressKey } from '@hourcast/domain/accounts/address-key'
import { findCalendar } from '@hourcast/server/link/calendar'
import { findRemovedAudio } from '@hourcast/server/link/find-removed-audio'
import type { KnownReleases } from '@hourcast/server/link/known-releases'
import { findPodcastFeed } from '@hourcast/server/link/podcast-feed'
import { createWavLinks } from '@hourcast/server/link/wav-links'
import type { Services } from '@hourcast/server/services'
import { Router } from 'express'
import type { RateLimit } from './api/rate-limit.ts'
import { limitVisitor } from './limit-visitor.ts'
import { type LinkNeeds, linkAnswers } from './link-answers.ts'
import { linkFinders, MAX_REMEMBERED } from './link-finders.ts'
import { orLastKnown } from './or-last-known.ts'
import { rememberBriefly } from './remember-briefly.ts'

/** Programs ask for one each hour: seconds are nothing to them. */
const CALENDARS = { forMs: 10_000, most: 1_000 }

/** How many WAVs of one visitor's links may have to be made in a minute: those that stand ready are not counted. */
const WAVS_A_MINUTE = 6

type Needs = LinkNeeds & { limit: RateLimit; releases: KnownReleases }

/** The direct link and what stands beside it. Public: anybody who knows the address may listen. */
export const stationRoutes = (services: Services, { limit, releases, ...needs }: Needs): Router => {
  const router = Router()
  const { stream, document } = linkAnswers(services, needs)
  const now = () => services.clock.now()
  const findWav = createWavLinks(services)
  const { findLink, findBroadcast, findDocument } = linkFinders(services, releases)
  /** What was told last stays while the database is away. */
  const lasting = <T>(find: (schedulerId: string) => Promise<T>) => orLastKnown(MAX_REMEMBERED, find)
  const findCalendarBriefly = rememberBriefly(services.clock, CALENDARS, (schedulerId) =>
    findCalendar(services, { schedulerId, now: now() }),
  )

  const id = '([a-z0-9_-]{1,64})'
  router.all(
    `/:scheduler${id}.mp3`,
    stream(({ params }) => findLink(params.scheduler ?? '')),
  )
  router.all(
    `/:scheduler${id}.wav`,
    stream(({ params }) => findLink(params.scheduler ?? ''), {
      toFile: (onAir, { ip }) => findWav(onAir, () => limit(`wav ${addressKey(ip ?? '')}`, WAVS_A_MINUTE) === 0),
    }),
  )
  router.all(
    `/:scheduler${id}/:broadcast${id}.mp3`,
    stream(({ params }) => findBroadcast(`${params.scheduler}/${params.broadcast}`), {
      findRemoved: ({ params }) =>
        findRemovedAudio(services, { schedulerId: params.scheduler ?? '', broadcastId: params.broadcast ?? '' }),
    }),
  )
  router.get(`/:scheduler${id}.json`, document(findDocument, 'application/json'))
  router.get(
    `/:scheduler${id}.xml`,
    document(
      lasting((schedulerId) => findPodcastFeed(services, { schedulerId, now: now() })),
      'application/rss+xml',
    ),
  )
  router.get(`/:scheduler${id}.ics`, limitVisitor(limit, 'calendar'), document(lasting(findCalendarBriefly), 'text/calendar'))
  return router
}
