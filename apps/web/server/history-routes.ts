import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { askedHistory } from '@hourcast/domain/broadcasts/history-filter'
import { historyCsv } from '@hourcast/server/history/history-csv'
import { requireStation } from '@hourcast/server/pages/require-station'
import type { Services } from '@hourcast/server/services'
import { type RequestHandler, Router } from 'express'
import type { RateLimit } from './api/rate-limit.ts'
import { findOwner } from './find-owner.ts'
import { headersOf } from './headers-of.ts'
import { queryOf } from './query-of.ts'

export const HISTORY_CSV_PATH = '/station/history.csv'
/** Its page, where a visitor is led to the login. */
const HISTORY = '/station/history'
const DOWNLOADS_A_MINUTE = 10

/** Without one byte taken in this time nobody downloads any more. */
const SILENCE_MS = 120_000

/**
 * The history as a CSV file, outside of Remix, whose answers do not wait for a slow reader: here no page is read from the database before the one
 * before it is taken.
 */
export const historyRoutes = (services: Services, limit: RateLimit): Router => {
  const download: RequestHandler = async (request, response) => {
    const owner = await findOwner(headersOf(request), services)
    if (!owner) return response.redirect(303, HISTORY)
    const { stationId, ownerId } = owner
    const seconds = limit(`history-csv ${ownerId}`, DOWNLOADS_A_MINUTE)
    if (seconds > 0) {
      const message = `That was too often for a minute. Try again in ${seconds} seconds.`
      return response.status(429).set('Retry-After', String(seconds)).type('text/plain').send(message)
    }
    const { timeZone } = await requireStation(services, stationId)
    const { filter } = askedHistory(queryOf(request))
    response.setTimeout(SILENCE_MS, () => response.destroy())
    response.status(200).set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="hourcast-history-${new Date(services.clock.now()).toISOString().slice(0, 10)}.csv"`,
      'Cache-Control': 'no-store',
    })
    await pipeline(Readable.from(historyCsv(services, { stationId, timeZone, filter })), response).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return
        services.log.error({ reason: error.message }, 'a download of history ended early')
        response.destroy()
      },
    )
  }
  const router = Router()
  router.get(HISTORY_CSV_PATH, download)
  return router
}
