import { addressKey } from '@hourcast/domain/accounts/address-key'
import { operationFailed } from '@hourcast/domain/messages'
import { logSecurity } from '@hourcast/server/telemetry/security-log'
import type { Request, Response } from 'express'
import { z } from 'zod'
import { browserOf } from '../browser-of.ts'
import type { Owner } from '../find-owner.ts'
import { headersOf } from '../headers-of.ts'
import type { Call, CallProblem, CallResult, CallServices } from './call.ts'
import { checkInput } from './check-input.ts'
import { findCaller } from './find-caller.ts'
import { isForged } from './is-forged.ts'
import { logForeignParts } from './log-foreign-parts.ts'
import type { RateLimit } from './rate-limit.ts'
import { readBody, readQuery } from './read-body.ts'
import { sendAnswer, sendProblem } from './send-answer.ts'

const NO_FIELDS = z.object({})

const refuse = (problem: CallProblem): CallResult => ({ ok: false, problem })

/** By the address of the owner, or the id that signing in has answered. */
const isOwn = (stationId: string, caller: Owner): boolean =>
  stationId.trim().toLowerCase() === caller.email || stationId === caller.ownerId

/** Whose station a request names. Somebody else's is not there, in whichever call. */
const namesAnother = (caller: Owner | null, ...parts: unknown[]): boolean =>
  parts.some((part) => {
    const named = typeof part === 'object' && part !== null && 'stationId' in part ? part.stationId : undefined
    return typeof named === 'string' && named.trim() !== '' && !(caller && isOwn(named, caller))
  })

const signalOf = (response: Response): AbortSignal => {
  const gone = new AbortController()
  response.once('close', () => response.writableFinished || gone.abort(new Error('the caller went away')))
  return gone.signal
}

type Needs = { services: CallServices; limit: RateLimit; call: Call }

const refusalOf = ({ services, limit, call }: Needs, request: Request, caller: Owner | null): CallProblem | null => {
  if (call.who === 'owner' && !caller)
    return { code: 'unauthenticated', message: "Sign in, or send the owner's e-mail and an API key by HTTP Basic." }
  const ip = addressKey(request.ip ?? '')
  const facts = { ip, what: call.id, ...(caller ? { ownerId: caller.ownerId } : {}) }
  const report = () => logSecurity(services, 'security.limit-hit', facts)
  const waitSeconds = limit(`${call.id} ${caller?.ownerId ?? ip}`, call.limit, report)
  if (waitSeconds > 0) {
    const message = `This can be asked ${call.limit} times a minute. Try again in ${waitSeconds} seconds.`
    return { code: 'too-many', message, retryAfterSeconds: waitSeconds }
  }
  if (call.method !== 'get' && isForged(services, request)) {
    logSecurity(services, 'security.forged-request', facts)
    return { code: 'forbidden', message: 'The header X-XSRF-TOKEN does not hold the token of your session.' }
  }
  return null
}

const answerCall = async (needs: Needs, request: Request, response: Response, caller: Owner | null): Promise<CallResult> => {
  const { services, call } = needs
  const refused = refusalOf(needs, request, caller)
  if (refused) return refuse(refused)
  const params = checkInput(call.params ?? NO_FIELDS, request.params)
  if (!params.ok) return params
  if (namesAnother(caller, params.value)) return refuse({ code: 'not-found', message: 'This station does not exist.' })
  // Parameters that a call does not know are nobody's business.
  const asked = call.query ? readQuery(request) : { ok: true as const, value: {} }
  const query = asked.ok ? checkInput(call.query ?? NO_FIELDS, asked.value) : asked
  if (!query.ok) return query
  const headers = checkInput(call.headers ?? NO_FIELDS, request.headers)
  if (!headers.ok) return headers
  const sent = call.body ? await readBody(request, call.body) : { ok: true as const, value: undefined }
  const body = sent.ok && call.body && sent.value !== undefined ? checkInput(call.body.schema, sent.value) : sent
  if (!body.ok) return body
  if (namesAnother(caller, body.value)) return refuse({ code: 'not-found', message: 'This station does not exist.' })
  return call.handle(services, {
    caller,
    params: params.value,
    query: query.value,
    headers: headers.value,
    body: body.value,
    signal: signalOf(response),
    browser: browserOf(headersOf(request), services.config, addressKey(request.ip ?? '')),
  })
}

const SILENT: CallProblem = {
  code: 'unavailable',
  message: 'The database does not answer. Nothing that was saved is lost; whether this was done is not known.',
  retryAfterSeconds: 10,
}

/** One request for a call, answered no matter what happens; what throws is logged here, once. */
export const runCall = async (needs: Needs, request: Request, response: Response): Promise<void> => {
  try {
    const caller = await findCaller(needs.services, request)
    const result = await answerCall(needs, request, response, caller)
    if (!result.ok && result.problem.code === 'not-found' && caller)
      await logForeignParts(needs.services, request, { ownerId: caller.ownerId, ip: addressKey(request.ip ?? '') })
    if (result.ok) await sendAnswer(request, response, result.value)
    else sendProblem(request, response, result.problem)
  } catch (error) {
    if (response.destroyed || response.headersSent) return void response.end()
    if (needs.services.db.isSilent()) return sendProblem(request, response, SILENT)
    const reason = error instanceof Error ? error.message : String(error)
    needs.services.log.error({ reason: operationFailed(needs.call.id, reason) }, 'a call failed')
    sendProblem(request, response, { code: 'failed', message: 'This could not be answered now. Try again later.' })
  }
}
