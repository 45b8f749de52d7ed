import { MINUTE_MS } from '@hourcast/domain/time-units'
import { type LinkFile, mp3LinkFile } from '@hourcast/server/link/link-file'
import { FOR_EVERYONE, NO_CACHE } from '@hourcast/server/link/link-headers'
import type { OnAir } from '@hourcast/server/link/on-air'
import type { RecentLinks } from '@hourcast/server/link/recent-links'
import type { FetchRecorder } from '@hourcast/server/link/record-fetch'
import { serveAudio } from '@hourcast/server/link/serve-audio'
import type { Services } from '@hourcast/server/services'
import type { Request, Response } from 'express'
import { askedOf, sendAudio } from './send-audio.ts'

type Find<T> = (request: Request) => Promise<T | null>

type StreamOptions = {
  /** What to say where it is no longer kept. */
  findRemoved?: Find<string>
  /** In another format than MP3. */
  toFile?: (onAir: OnAir, request: Request) => Promise<LinkFile>
}

const RETRY_SECONDS = 10
const REFUSALS = { 400: true, 404: true, 405: true }
/** No faults: the listener is gone, or comes again in a moment. */
const QUIET: ReadonlySet<string> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'busy'])

/** As it stands in an address without a query. */
const pathOf = ({ baseUrl, path }: Request): string => `${baseUrl}${path}`

const refuse = (response: Response, status: 404 | 503): Response =>
  status === 503 ? response.status(status).set('Retry-After', String(RETRY_SECONDS)) : response.status(status)

/** Something is wrong with where audio lies, or was when this was made: once a minute is enough to say so. */
const standInNoter = ({ clock, log }: Pick<Services, 'clock' | 'log'>) => {
  let notedAt = 0
  return (onAir: OnAir | null): void => {
    if (onAir === null || (onAir.rung !== 'chime' && onAir.insteadOf === undefined)) return
    const now = clock.now()
    if (now - notedAt < MINUTE_MS) return
    notedAt = now
    const { broadcastId, schedulerId, rung, insteadOf } = onAir
    log.warn({ schedulerId, broadcastId, rung, insteadOf }, 'the link serves a stand-in')
  }
}

export type LinkNeeds = { recorder: FetchRecorder; recentLinks: RecentLinks }

/** Answers with the audio that was found, and with what is told of it. */
export const linkAnswers = (services: Services, { recorder, recentLinks }: LinkNeeds) => {
  const noteStandIn = standInNoter(services)

  const asMp3 = async (onAir: OnAir): Promise<LinkFile> => mp3LinkFile(services, onAir)
  /** A request that will be refused anyway has nothing made for it. */
  const isRefused = (request: Request, onAir: OnAir): boolean =>
    serveAudio(askedOf(request), onAir, services.clock.now()).status in REFUSALS

  /** A listener who goes away in the middle is nobody's fault. */
  const stream =
    (find: Find<OnAir>, { findRemoved = async () => null, toFile = asMp3 }: StreamOptions = {}) =>
    (request: Request, response: Response) => {
      const askedAt = services.clock.now()
      find(request)
        .then(async (onAir) => {
          noteStandIn(onAir)
          const file = onAir === null || isRefused(request, onAir) ? null : await toFile(onAir, request)
          if (file !== null) void recentLinks.note(pathOf(request), file, askedAt)
          const removed = onAir === null ? await findRemoved(request) : null
          if (removed === null) return sendAudio(services, recorder, { request, response, file })
          response.status(410).set(NO_CACHE).type('text/plain').send(removed)
        })
        .catch((error: NodeJS.ErrnoException) => {
          if (!QUIET.has(error.code ?? '')) services.log.error({ reason: error.message }, 'the link could not be served')
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

  return { stream, document }
}
