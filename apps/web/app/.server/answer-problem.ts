import type { Problem, ProblemCode } from '@hourcast/domain/problem'
import { data } from '@remix-run/node'

export const STATUS: Record<ProblemCode, number> = {
  invalid: 422,
  'not-found': 404,
  forbidden: 403,
  conflict: 409,
  'too-many': 429,
  'too-large': 413,
  unavailable: 503,
  unauthenticated: 401,
}

/** What is wrong, for the page that asked: shown at its field, or above the buttons when it has none. */
export type Refusal = { message: string; field: string | null }

export const refusalOf = ({ message, field }: Problem): Refusal => ({ message, field: field ?? null })

/** An action's answer that keeps what was entered. */
export const answerProblem = <T extends object>(problem: Problem, kept: T) =>
  data({ ...kept, refusal: refusalOf(problem) }, { status: STATUS[problem.code] })
