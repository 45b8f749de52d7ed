import { PROBLEM_STATUS, problemDocumentSchema } from '@hourcast/domain/calls/problem-document'
import { expect } from 'vitest'
import type { Call } from '../call.ts'
import { CALLS } from '../call-table.ts'
import { problemsOf } from '../problems-of.ts'

export type Request = {
  params?: Record<string, string>
  query?: Record<string, string>
  /** JSON, or a form as it is. */
  body?: unknown
  headers?: Record<string, string>
}

export type Answer = { status: number; headers: Headers; body: unknown; text: string }

export const findCall = (id: string): Call => {
  const call = CALLS.find((known) => known.id === id)
  if (!call) throw new Error(`There is no call ${id}.`)
  return call
}

/** What the table says of this status holds for what came. */
export const expectDocumented = (call: Call, { status, headers, text, body }: Answer): void => {
  expect(headers.get('cache-control'), call.id).toBe('no-store')
  const type = headers.get('content-type')?.split(';')[0]
  const reported = call.answers[status]
  if (!reported) {
    expect(type, `${call.id} ${status} ${text}`).toBe('application/problem+json')
    const problem = problemDocumentSchema.strict().parse(body)
    expect([problem.status, problemsOf(call).includes(problem.code)], `${call.id} ${text}`).toEqual([status, true])
    expect(problem).toMatchObject({ status: PROBLEM_STATUS[problem.code].status, title: PROBLEM_STATUS[problem.code].title })
    if (problem.code === 'too-many' || problem.code === 'unavailable')
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    return
  }
  if (!reported.schema) return
  expect(type, call.id).toBe(reported.type ?? 'application/json')
  expect(reported.schema.safeParse(body).error, `${call.id} ${text}`).toBeUndefined()
}

/** Asks over HTTP; what comes back must be what the table documents. */
export const askCall = async (origin: string, id: string, request: Request): Promise<Answer> => {
  const call = findCall(id)
  const { params = {}, query = {}, body, headers = {} } = request
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const address = new URL(path, origin)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  const isJson = body !== undefined && !(body instanceof FormData)
  const response = await fetch(address, {
    method: call.method.toUpperCase(),
    redirect: 'manual',
    headers: { ...(isJson ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as FormData) }),
  })
  const text = await response.text()
  const isParsed = response.headers.get('content-type')?.includes('json') === true
  const answer = { status: response.status, headers: response.headers, text, body: isParsed ? JSON.parse(text) : text }
  expectDocumented(call, answer)
  return answer
}
