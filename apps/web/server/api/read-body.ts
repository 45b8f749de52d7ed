import { fail, ok, type Result } from '@hourcast/domain/problem'
import express, { type Request, type Response } from 'express'
import { queryOf } from '../query-of.ts'
import { REQUEST_LIMITS } from '../request-limits.ts'
import type { CallBody, CallProblem } from './call.ts'
import { hasTooManyParts } from './multipart-parts.ts'

export type Read<T> = { ok: true; value: T } | { ok: false; problem: CallProblem }

const refuse = (code: CallProblem['code'], message: string): Read<never> => ({ ok: false, problem: { code, message } })

const typeOf = (request: Request): string => (request.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

type ParserFault = { status?: number; type?: string }

/** What Express's parsers say, in words for anybody who sent it. */
const problemOf = ({ status, type }: ParserFault, limitBytes: number): Read<never> | null => {
  if (status === 413) return refuse('too-large', `The body has at most ${Math.floor(limitBytes / 1024)} kB.`)
  if (status === 415) return refuse('unsupported-type', 'This encoding of the body is not read here.')
  if (type === 'entity.parse.failed') return refuse('unreadable', 'The body is no JSON.')
  return status === 400 ? refuse('unreadable', 'The body did not arrive whole.') : null
}

const parse = (parser: express.RequestHandler, request: Request, limitBytes: number): Promise<Read<unknown>> =>
  new Promise((resolve, reject) => {
    parser(request, {} as Response, (fault?: unknown) => {
      if (fault === undefined) return resolve(ok(request.body))
      const reported = problemOf(fault as ParserFault, limitBytes)
      return reported ? resolve(reported) : reject(fault)
    })
  })

/** Names and values of an address or a form, each name at most once. */
const eachOnce = <T>(pairs: Iterable<[string, T]>, message: string): Result<Record<string, T>> => {
  const found = new Map<string, T>()
  for (const [name, value] of pairs) {
    if (found.has(name)) return fail('invalid', message, name.slice(0, 100))
    found.set(name, value)
  }
  return ok(Object.fromEntries(found))
}

/** Each field once; files are left out. */
const readForm = async (bytes: unknown, contentType: string): Promise<Read<unknown>> => {
  if (!Buffer.isBuffer(bytes)) return refuse('unreadable', 'The form is empty.')
  if (hasTooManyParts(bytes, contentType)) return refuse('invalid', `A form has at most ${REQUEST_LIMITS.names - 1} fields.`)
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => null)
  if (!form) return refuse('unreadable', 'The form cannot be read.')
  const fields = eachOnce(form, 'This field is given more than once.')
  if (!fields.ok) return fields
  return ok(Object.fromEntries(Object.entries(fields.value).filter(([, value]) => typeof value === 'string')))
}

/** The body as its call wants it: of its type, within its size, parsed and not yet checked. Undefined where one may be missing and is. */
export const readBody = async (request: Request, { type, limitBytes, isOptional }: CallBody): Promise<Read<unknown>> => {
  const sent = typeOf(request)
  if (isOptional && sent === '') return ok(undefined)
  if (sent !== type) return refuse('unsupported-type', `The body is ${type}.`)
  const options = { limit: limitBytes, type: () => true }
  if (type === 'application/json') return parse(express.json({ ...options, strict: false }), request, limitBytes)
  const raw = await parse(express.raw(options), request, limitBytes)
  return raw.ok ? readForm(raw.value, request.get('content-type') ?? '') : raw
}

/** The parameters of an address, each at most once. */
export const readQuery = (request: Request): Result<Record<string, string>> =>
  eachOnce(queryOf(request), 'This parameter is given more than once.')
