import { fail, ok, type Result } from '@hourcast/domain/problem'
import express, { type Request, type Response } from 'express'
import type { CallBody, CallProblem } from './call.ts'

export type Read<T> = { ok: true; value: T } | { ok: false; problem: CallProblem }

const refuse = (code: CallProblem['code'], message: string): Read<never> => ({ ok: false, problem: { code, message } })

const typeOf = (request: Request): string => (request.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

type ParserFault = { status?: number; type?: string }

/** What Express's parsers say, in words for whoever sent it. */
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
      const told = problemOf(fault as ParserFault, limitBytes)
      return told ? resolve(told) : reject(fault)
    })
  })

/** Each field once; files are left out. */
const readForm = async (bytes: unknown, contentType: string): Promise<Read<unknown>> => {
  if (!Buffer.isBuffer(bytes)) return refuse('unreadable', 'The form is empty.')
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => null)
  if (!form) return refuse('unreadable', 'The form cannot be read.')
  const names = [...new Set(form.keys())]
  const twice = names.find((name) => form.getAll(name).length > 1)
  if (twice !== undefined) return fail('invalid', 'This field is given more than once.', twice.slice(0, 100))
  return ok(Object.fromEntries(names.map((name) => [name, form.get(name)]).filter(([, value]) => typeof value === 'string')))
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
export const readQuery = (request: Request): Result<Record<string, string>> => {
  const query = new URL(request.originalUrl, 'http://host').searchParams
  const twice = [...query.keys()].find((name) => query.getAll(name).length > 1)
  if (twice !== undefined) return fail('invalid', 'This parameter is given more than once.', twice.slice(0, 100))
  return ok(Object.fromEntries(query))
}
