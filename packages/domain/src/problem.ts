import type { TransferStep } from './delivery/transfer-steps.ts'

/**
 * What is the caller's fault is a value, never an exception. `field` names the form field or JSON key it belongs to, `step` the step of a
 * connection's test that failed, `retryAfterSeconds` when asking again may help.
 */
export type Problem = { code: ProblemCode; message: string; field?: string; step?: TransferStep; retryAfterSeconds?: number }

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
