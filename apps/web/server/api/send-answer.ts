import { problemDocument, type CallProblem as Told } from '@hourcast/domain/calls/problem-document'
import type { Request, Response } from 'express'
import type { Answered, CallProblem } from './call.ts'

/** Nobody but the asker has to do with it: no cache keeps an answer. */
const NO_STORE = { 'Cache-Control': 'no-store' }
const RETRY_SECONDS = 60

const end = (response: Response, status: number, type: string, text: string): void => {
  response
    .status(status)
    .set({ ...NO_STORE, 'Content-Type': `${type}; charset=utf-8` })
    .end(text)
}

export const sendProblem = (request: Request, response: Response, problem: CallProblem): void => {
  const { retryAfterSeconds, ...told } = problem
  const document = problemDocument(told satisfies Told)
  if (problem.code === 'too-many' || problem.code === 'unavailable')
    response.set('Retry-After', String(retryAfterSeconds ?? RETRY_SECONDS))
  // A browser would open a window of its own that asks for a password.
  if (problem.code === 'unauthenticated' && request.get('cookie') === undefined)
    response.set('WWW-Authenticate', 'Basic realm="Hourcast", charset="UTF-8"')
  end(response, document.status, 'application/problem+json', JSON.stringify(document))
}

type FileFault = Error & { status?: number; headers?: Record<string, string> }

const sendFile = (request: Request, response: Response, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const options = { dotfiles: 'allow', cacheControl: false, headers: { ...NO_STORE, 'Content-Type': 'audio/mpeg' } } as const
    response.sendFile(path, options, (fault?: FileFault) => {
      if (!fault || response.headersSent) return resolve()
      if (fault.status === 416)
        response
          .status(416)
          .set({ ...NO_STORE, ...fault.headers })
          .end()
      else if (fault.status === 404)
        sendProblem(request, response, { code: 'not-found', message: 'This audio does not exist any more.' })
      else return reject(fault)
      return resolve()
    })
  })

export const sendAnswer = async (request: Request, response: Response, answered: Answered): Promise<void> => {
  const { status, body, file, headers = {} } = answered
  for (const [name, value] of Object.entries(headers)) response.append(name, value)
  if (file !== undefined) return sendFile(request, response, file)
  if (body === undefined) response.status(status).set(NO_STORE).end()
  else if (typeof body === 'string') end(response, status, 'text/plain', body)
  else end(response, status, 'application/json', JSON.stringify(body))
}
