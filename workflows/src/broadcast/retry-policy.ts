import { RELEASE_TRY_MS } from '@hourcast/domain/delivery/send-times'
import type { StepName } from './activities-types.ts'

export type RetryPolicy = {
  /** One try at the longest. */
  timeoutMs: number
  maxAttempts: number
  /** Pause before the second try, then `factor` times longer, up to `maxMs`. */
  firstMs: number
  factor: number
  maxMs: number
}

const rows = { timeoutMs: 30_000, maxAttempts: 1000, firstMs: 500, factor: 2, maxMs: 10_000 }

/** One table for every engine. Everything with an `until` is bounded by it as well. Steps on our own rows are tried until they work. */
export const RETRY_POLICY: Readonly<Record<StepName, RetryPolicy>> = {
  begin: rows,
  read: { timeoutMs: 15_000, maxAttempts: 4, firstMs: 2_000, factor: 3, maxMs: 60_000 },
  // A language model that thinks has four minutes (LLM_TIMEOUT), where the lead leaves them.
  write: { timeoutMs: 250_000, maxAttempts: 2, firstMs: 1_000, factor: 2, maxMs: 5_000 },
  render: { timeoutMs: 180_000, maxAttempts: 3, firstMs: 1_000, factor: 2, maxMs: 10_000 },
  // To the very end: after it there is only silence.
  fallBack: { timeoutMs: 120_000, maxAttempts: 1000, firstMs: 1_000, factor: 2, maxMs: 5_000 },
  stage: { timeoutMs: 190_000, maxAttempts: 8, firstMs: 2_000, factor: 2, maxMs: 60_000 },
  release: { timeoutMs: RELEASE_TRY_MS, maxAttempts: 12, firstMs: 2_000, factor: 2, maxMs: 60_000 },
  failDelivery: rows,
  finish: rows,
}

/** Milliseconds to wait after the try number `attempt` (from 1) has failed. */
export const pauseAfter = ({ firstMs, factor, maxMs }: RetryPolicy, attempt: number): number =>
  Math.min(maxMs, firstMs * factor ** (attempt - 1))
