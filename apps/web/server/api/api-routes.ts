import { type ErrorRequestHandler, type Request, type Response, Router } from 'express'
import type { Call, CallServices } from './call.ts'
import { CALLS } from './call-table.ts'
import { createRateLimit, type RateLimit } from './rate-limit.ts'
import { runCall } from './run-call.ts'
import { sendProblem } from './send-answer.ts'

/** /schedulers/{stationId} → /schedulers/:stationId */
const expressPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

const methodsOf = (calls: readonly Call[]): string =>
  calls.map(({ method }) => (method === 'get' ? 'GET, HEAD' : method.toUpperCase())).join(', ')

/** An address with a broken % sign matches a path and cannot be read. */
const answerUnreadable: ErrorRequestHandler = (error: { status?: number }, request, response, next) => {
  if (error.status !== 400) return next(error)
  return sendProblem(request, response, { code: 'unreadable', message: 'This address cannot be read.' })
}

type ApiOptions = { limit?: RateLimit }

/** All calls of the table. A path that is known answers every method, if only by saying which it takes. */
export const apiRoutes = (services: CallServices, { limit = createRateLimit(services.clock) }: ApiOptions = {}): Router => {
  const router = Router()
  for (const path of new Set(CALLS.map((call) => call.path))) {
    const calls = CALLS.filter((call) => call.path === path)
    router.all(expressPath(path), (request: Request, response: Response) => {
      const method = request.method === 'HEAD' ? 'get' : request.method.toLowerCase()
      const call = calls.find((known) => known.method === method)
      if (call) return void runCall({ services, limit, call }, request, response)
      response.set({ Allow: methodsOf(calls), 'Cache-Control': 'no-store' })
      if (method === 'options') return void response.status(204).end()
      return sendProblem(request, response, { code: 'method-not-allowed', message: `Here is ${methodsOf(calls)}.` })
    })
  }
  router.use(answerUnreadable)
  return router
}
