import { z } from 'zod'
import type { ProblemCode } from '../problem.ts'

/** What a call can say besides the problems of the product: faults of the request itself, and ours. */
export type CallProblemCode = ProblemCode | 'unreadable' | 'method-not-allowed' | 'unsupported-type' | 'failed'

/**
 * The one table from code to HTTP status. 400 is what cannot be read at all (broken JSON, a broken address), 422 what was read and breaks
 * a rule; then `field` names the first place and `errors` all of them.
 */
export const PROBLEM_STATUS: Readonly<Record<CallProblemCode, { status: number; title: string }>> = {
  unreadable: { status: 400, title: 'The request cannot be read' },
  unauthenticated: { status: 401, title: 'Who asks is not known' },
  forbidden: { status: 403, title: 'This is not allowed' },
  'not-found': { status: 404, title: 'There is no such thing here' },
  'method-not-allowed': { status: 405, title: 'This method is not known here' },
  conflict: { status: 409, title: 'It was changed in the meantime' },
  'too-large': { status: 413, title: 'The request is too large' },
  'unsupported-type': { status: 415, title: 'This content type is not read here' },
  invalid: { status: 422, title: 'Something in the request is wrong' },
  'too-many': { status: 429, title: 'Too many requests' },
  failed: { status: 500, title: 'This could not be answered' },
  unavailable: { status: 503, title: 'This cannot be had at this moment' },
}

const CODES = Object.keys(PROBLEM_STATUS) as [CallProblemCode, ...CallProblemCode[]]

/** RFC 9457, application/problem+json. */
export const problemDocumentSchema = z.object({
  type: z.string().describe('What kind of problem it is: an address that explains it.'),
  title: z.string(),
  status: z.number().int().min(400).max(599),
  detail: z.string().describe('What is wrong, in words for people.'),
  code: z.enum(CODES),
  field: z.string().optional().describe('The parameter or key that it belongs to, as schedules.0.hours.'),
  errors: z
    .array(z.object({ field: z.string(), detail: z.string() }))
    .optional()
    .describe('Everything that is wrong, when it is more than one thing.'),
})

export type ProblemDocument = z.infer<typeof problemDocumentSchema>

export type CallProblem = { code: CallProblemCode; message: string; field?: string; errors?: ProblemDocument['errors'] }

/** Where the documentation explains a code. */
export const problemType = (code: CallProblemCode): string => `/docs#problem-${code}`

/** Errors that say no more than the problem itself are left out. */
export const problemDocument = ({ code, message, field, errors = [] }: CallProblem): ProblemDocument => ({
  type: problemType(code),
  ...PROBLEM_STATUS[code],
  detail: message,
  code,
  ...(field === undefined ? {} : { field }),
  ...(errors.every(({ detail }) => detail === message) ? {} : { errors }),
})
