import { fail, ok, type Result } from '@hourcast/domain/problem'
import { isAntiForgeryToken } from '@hourcast/server/accounts/anti-forgery'
import type { AppLoadContext } from '@remix-run/node'
import { findOwner, type Owner } from '../../server/find-owner.ts'
import { readSessionCookie } from '../../server/session-cookie.ts'
import { readBody } from './read-body.ts'

const MAX_BYTES = 512 * 1024

export type Call = { owner: Owner; body: Record<string, unknown> }

/** A call of one of our own pages: its owner and its JSON. A foreign page can neither send JSON here nor know the token. */
export const readCall = async (request: Request, { services }: AppLoadContext): Promise<Result<Call>> => {
  const owner = await findOwner(request, services)
  if (!owner) return fail('unauthenticated', 'Your session has ended. Sign in again; everything is kept.')
  if (!request.headers.get('content-type')?.startsWith('application/json')) return fail('forbidden', 'This call takes JSON.')
  if (
    !isAntiForgeryToken(services, readSessionCookie(request, services.config), request.headers.get('x-xsrf-token') ?? undefined)
  )
    return fail(
      'forbidden',
      'This page was open for too long, or your browser keeps no cookies. Load it again; everything is kept.',
    )
  const text = await readBody(request, MAX_BYTES)
  if (text === null) return fail('too-large', 'This is too large.')
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && !Array.isArray(body))
      return ok({ owner, body: body as Record<string, unknown> })
  } catch {
    // Falls through: what is no JSON and what is no object are told alike.
  }
  return fail('invalid', 'This call takes a JSON object.')
}
