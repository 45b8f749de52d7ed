import { pipeline } from 'node:stream/promises'
import { isAntiForgeryToken } from '@hourcast/server/accounts/anti-forgery'
import { createExportDesk } from '@hourcast/server/own-data/export-desk'
import type { Services } from '@hourcast/server/services'
import express, { type Request, type RequestHandler, type Router } from 'express'
import { findOwner } from './find-owner.ts'
import { headersOf } from './headers-of.ts'
import { readSessionCookie } from './session-cookie.ts'

export const EXPORT_PATH = '/station-data.zip'
/** Where its button stands, and where a refusal is shown. */
const SETTINGS = '/station/settings'

/** Without one byte taken in this time nobody downloads any more. */
const SILENCE_MS = 120_000

const isOwnForm = (services: Services, request: Request): boolean => {
  const token: unknown = request.body?.antiForgery
  return isAntiForgeryToken(
    services,
    readSessionCookie(headersOf(request), services.config),
    typeof token === 'string' ? token : undefined,
  )
}

/**
 * 'Download my data', outside of Remix, whose answers do not wait for a slow reader: here nothing is read from the disk before what came
 * before it is taken.
 */
export const exportRoutes = (services: Services): Router => {
  const router = express.Router()
  const desk = createExportDesk(services)
  const download: RequestHandler = async (request, response) => {
    const owner = await findOwner(headersOf(request), services)
    if (!owner || !isOwnForm(services, request)) return response.redirect(303, SETTINGS)
    const opened = await desk.open({ ...owner, ip: request.ip })
    if (!opened.ok) return response.redirect(303, `${SETTINGS}?download=busy`)
    const { archive, fileName } = opened.value
    response.setTimeout(SILENCE_MS, () => response.destroy())
    response.status(200).set({
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'no-store',
    })
    await pipeline(archive, response).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return
      services.log.error({ reason: error.message }, 'an export ended early')
      response.destroy()
    })
  }
  router.post(EXPORT_PATH, express.urlencoded({ extended: false, limit: '16kb', parameterLimit: 10 }), download)
  return router
}
