import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '@hourcast/server/services'
import { countOf } from '../../server/count-of.ts'
import { REQUEST_LIMITS } from '../../server/request-limits.ts'
import { isOwnForm } from './anti-forgery.ts'
import { readBody } from './read-body.ts'

/** No form of these pages is longer; what is gets read no further. */
const MAX_BYTES = 64 * 1024

const TOO_LARGE = 'This form is too large.'
const NUL = 'A form holds no NUL.'
export const FOREIGN_FORM = 'This page was open for too long, or your browser keeps no cookies. Try again.'

export type Fields = Record<string, string>

/** The fields of a form; of two with one name the last counts, files do not. Refuses what is too large, holds a NUL, or is no form of ours. */
export const readForm = async (
  request: Request,
  services: Pick<Services, 'sessionSecret' | 'config'>,
): Promise<Result<Fields>> => {
  const body = await readBody(request, MAX_BYTES)
  if (body === null || countOf(body, '&') > REQUEST_LIMITS.names) return fail('too-large', TOO_LARGE)
  const fields = Object.fromEntries(new URLSearchParams(body))
  if (!isOwnForm(request, services, fields)) return fail('forbidden', FOREIGN_FORM)
  // No text of ours holds one, and no database takes it.
  return Object.values(fields).some((text) => text.includes('\0')) ? fail('invalid', NUL) : ok(fields)
}
