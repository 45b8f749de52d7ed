import { MINUTE_MS } from '@hourcast/domain/time-units'
import { findCalendar } from '@hourcast/server/link/calendar'
import { findOnAir } from '@hourcast/server/link/find-on-air'
import { findRemovedAudio } from '@hourcast/server/link/find-removed-audio'
import { FOR_EVERYONE, NO_CACHE } from '@hourcast/server/link/link-headers'
import type { OnAir } from '@hourcast/server/link/on-air'
import { findOnAirDocument } from '@hourcast/server/link/on-air-document'
import { findPodcastFeed } from '@hourcast/server/link/podcast-feed'
import type { RecentLinks } from '@hourcast/server/link/recent-links'
import type { FetchRecorder } from '@hourcast/server/link/record-fetch'
import type { Services } from '@hourcast/server/services'
import { type Request, type Response, Router } from 'express'
import type { RateLimit } from './api/rate-limit.ts'
import { limitVisitor } from './limit-visitor.ts'
import { orLastKnown } from './or-last-known.ts'
import { rememberBriefly } from './remember-briefly.ts'
import { sendAudio } from './send-audio.ts'

/** Programs ask for one each hour: seconds are nothing to them. */
const CALENDARS = { forMs: 10_000, most: 1_000 }

type Find<T> = (request: Request) => Promise<T | null>

/** Links whose last answer is remembered, in case that the database is away. */
const KNOWN = 1_000
const RETRY_SECONDS = 10

/** As it stands in an address without a query. */
const pathOf = ({ baseUrl, path }: Request): string => `${baseUrl}${path}`

const refuse = (response: Response, status: 404 | 503): Response =>
  status === 503 ? response.status(status).set('Retry-After', String(RETRY_SECONDS)) : response.status(status)

type Needs = { limit: RateLimit; recorder: FetchRecorder; recentLinks: RecentLinks }

/** The direct link and what stands beside it. Public: anybody who knows the address may listen. */
export const stationRoutes = (services: Services, { limit, recorder, recentLinks }: Needs): Router => {
  const router = Router()
  const now = () => services.clock.now()
  /** What went on air stays there while the database is away. */
  const lasting = <T>(find: (schedulerId: string) => Promise<T>) => orLastKnown(KNOWN, find)
  const findLink = lasting((schedulerId) => findOnAir(services, { schedulerId, now: now() }))
  const findBroadcast = lasting((path) => {
    const [schedulerId = '', broadcastId = ''] = path.split('/')
    return findOnAir(services, { schedulerId, broadcastId, now: now() })
  })
  const findCalendarBriefly = rememberBriefly(services.clock, CALENDARS, (schedulerId) =>
    findCalendar(services, { schedulerId, now: now() }),
  )

  let notedAt = 0
  /** Something is wrong with where audio lies, or was when this was made: once a minute is enough to say so. */
  const noteStandIn = (onAir: OnAir | null): void => {
    if (onAir === null || (onAir.rung !== 'chime' && onAir.insteadOf === undefined) || now() - notedAt < MINUTE_MS) return
    notedAt = now()
    const { broadcastId, schedulerId, rung, insteadOf } = onAir
    services.log.warn({ schedulerId, broadcastId, rung, insteadOf }, 'the link serves a stand-in')
  }

  /** A listener who goes away in the middle is nobody's fault. */
  const stream =
    (find: Find<OnAir>, findRemoved: Find<string> = async () => null) =>
    (request: Request, response: Response) => {
      const askedAt = now()
      find(request)
        .then(async (onAir) => {
          noteStandIn(onAir)
          if (onAir !== null) void recentLinks.note(pathOf(request), onAir, askedAt)
          const removed = onAir === null ? await findRemoved(request) : null
          if (removed === null) return sendAudio(services, recorder, { request, response, onAir })
          response.status(410).set(NO_CACHE).type('text/plain').send(removed)
        })
        .catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
            services.log.error({ reason: error.message }, 'the link could not be served')
          if (!response.headersSent) refuse(response, error.code === 'missing' ? 404 : 503)
          response.end()
        })
    }
  const document = (find: (schedulerId: string) => Promise<unknown>, type: string) => (request: Request, response: Response) => {
    find(request.params.scheduler ?? '').then(
      (found) => {
        if (found === null) return response.status(404).json({ title: 'There is nothing on air here.', status: 404 })
        response.set({ ...NO_CACHE, ...FOR_EVERYONE }).type(type)
        return response.send(typeof found === 'string' ? found : JSON.stringify(found))
      },
      (error: Error) => {
        services.log.error({ reason: error.message }, 'a station document could not be served')
        refuse(response, 503).end()
      },
    )
  }

  const id = '([a-z0-9_-]{1,64})'
  router.all(
    `/:scheduler${id}.mp3`,
    stream(({ params }) => findLink(params.scheduler ?? '')),
  )
  router.all(
    `/:scheduler${id}/:broadcast${id}.mp3`,
    stream(
      ({ params }) => findBroadcast(`${params.scheduler}/${params.broadcast}`),
      ({ params }) => findRemovedAudio(services, { schedulerId: params.scheduler ?? '', broadcastId: params.broadcast ?? '' }),
    ),
  )
  router.get(
    `/:scheduler${id}.json`,
    document(
      lasting((schedulerId) => findOnAirDocument(services, { schedulerId, now: now() })),
      'application/json',
    ),
  )
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
