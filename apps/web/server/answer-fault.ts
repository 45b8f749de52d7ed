import type { Services } from '@hourcast/server/services'
import type { ErrorRequestHandler } from 'express'

/** What no route has answered: a wrong address or a fault of ours, in one line. Reasons go to the log, never to the caller. */
export const answerFault =
  ({ log }: Pick<Services, 'log'>): ErrorRequestHandler =>
  (error: { status?: number; message?: string }, _request, response, next) => {
    const status = error.status ?? 500
    if (status >= 500) log.error({ reason: error.message ?? String(error) }, 'a request failed')
    // Half an answer is out already: Express cuts the connection, so that nobody takes it for a whole one.
    if (response.headersSent) return next(error)
    response
      .status(status)
      .type('text/plain')
      .send(status >= 500 ? 'This could not be answered now.\n' : 'There is nothing here.\n')
  }
