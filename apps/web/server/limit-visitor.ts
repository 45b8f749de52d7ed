import { addressKey } from '@hourcast/domain/accounts/address-key'
import type { RequestHandler } from 'express'
import type { RateLimit } from './api/rate-limit.ts'
import { sendProblem } from './api/send-answer.ts'

/** How often a minute one visitor is answered on public pages: more than a room full of people with the page open asks. */
export const VISITS_A_MINUTE = { frontPage: 300, calendar: 120, exampleBulletin: 120 } as const

export const limitVisitor =
  (limit: RateLimit, what: keyof typeof VISITS_A_MINUTE): RequestHandler =>
  (request, response, next) => {
    const seconds = limit(`${what} ${addressKey(request.ip ?? '')}`, VISITS_A_MINUTE[what])
    if (seconds === 0) return next()
    const message = `That was too often for a minute. Try again in ${seconds} seconds.`
    return sendProblem(request, response, { code: 'too-many', message, retryAfterSeconds: seconds })
  }
