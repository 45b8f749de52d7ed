import type { AboutFault } from './delivery/about-fault.ts'
import type { TransferStep } from './delivery/transfer-steps.ts'

/**
 * What is the caller's fault is a value, never an exception. `field` names the form field or JSON key it belongs to, `step` the step of a
 * connection's test that failed and `about` what of it, `retryAfterSeconds` when asking again may help. `also` says what is wrong with other fields.
 */
export type Problem = {
  code: ProblemCode
  message: string
  field?: string
  also?: Readonly<Record<string, string>>
  step?: TransferStep
  about?: AboutFault['about']
  retryAfterSeconds?: number
}

export type ProblemCode =
  | 'invalid'
  | 'not-found'
  | 'forbidden'
  | 'conflict'
  | 'too-many'
  | 'too-large'
  | 'unavailable'
  | 'unauthenticated'

export type Result<T> = { ok: true; value: T } | { ok: false; problem: Problem }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })

export const fail = (code: ProblemCode, message: string, field?: string): { ok: false; problem: Problem } => ({
  ok: false,
  problem: field === undefined ? { code, message } : { code, message, field },
})

/** All that is wrong with what was given, each at its field; the first one speaks for all. */
export const failAll = (wrong: readonly (readonly [field: string, message: string])[]): Result<null> => {
  const [first, ...others] = wrong
  if (!first) return ok(null)
  const { problem } = fail('invalid', first[1], first[0])
  return { ok: false, problem: others.length === 0 ? problem : { ...problem, also: Object.fromEntries(others) } }
}
