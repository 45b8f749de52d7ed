import { PROBLEM_STATUS } from '@hourcast/domain/calls/problem-document'
import type { Result } from '@hourcast/domain/problem'

/** The answer of a call: the result itself, with the status of its problem. Nothing of it stays in a cache. */
export const answerResult = <T>(result: Result<T>): Response =>
  Response.json(result, {
    status: result.ok ? 200 : PROBLEM_STATUS[result.problem.code].status,
    headers: { 'Cache-Control': 'no-store' },
  })
