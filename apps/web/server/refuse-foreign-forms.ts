import type { Services } from '@hourcast/server/services'
import type { RequestHandler } from 'express'
import { isFromElsewhere } from './api/is-forged.ts'
import { sendProblem } from './api/send-answer.ts'

const READS = ['GET', 'HEAD', 'OPTIONS']
/** The one click of mail programs may come from anywhere (RFC 8058): its address is the key. */
const ONE_CLICK = /^\/unsubscribe\//

/**
 * Stands before the pages: what another site's page sends is refused here. Remix would look at Origin too, fail on what is no address, and
 * refuse pages of ours that tell nobody where they are: what is let through needs no second look.
 */
export const refuseForeignForms =
  (services: Pick<Services, 'config'>): RequestHandler =>
  (request, response, next) => {
    if (READS.includes(request.method)) return next()
    if (!ONE_CLICK.test(request.path) && isFromElsewhere(services, request))
      return sendProblem(request, response, { code: 'forbidden', message: 'This was sent by a page of another site.' })
    delete request.headers.origin
    return next()
  }
