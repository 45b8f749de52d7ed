import type { Result } from '@hourcast/domain/problem'
import { STATUS } from './answer-problem.ts'

/** The answer of a call: the result itself, with the status of its problem. Nothing of it stays in a cache. */
export const answerResult = <T>(result: Result<T>): Response =>
  Response.json(result, {
    status: result.ok ? 200 : STATUS[result.problem.code],
    headers: { 'Cache-Control': 'no-store' },
  })
