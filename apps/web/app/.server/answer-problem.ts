import { PROBLEM_STATUS } from '@hourcast/domain/calls/problem-document'
import type { Problem } from '@hourcast/domain/problem'
import { data } from '@remix-run/node'

/** What is wrong, for the page that asked: shown at its field, or above the buttons when it has none. */
export type Refusal = { message: string; field: string | null }

export const refusalOf = ({ message, field }: Problem): Refusal => ({ message, field: field ?? null })

/** An action's answer that keeps what was entered. */
export const answerProblem = <T extends object>(problem: Problem, kept: T) => {
  const { code, retryAfterSeconds: seconds } = problem
  const headers: Record<string, string> = seconds === undefined ? {} : { 'Retry-After': String(seconds) }
  return data({ ...kept, refusal: refusalOf(problem) }, { status: PROBLEM_STATUS[code].status, headers })
}
