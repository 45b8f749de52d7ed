import { withinDeadline } from '../within-deadline.ts'

const CHECK_MS = 3_000

/** A collector does not wait as long as for a connection to a database that is away: at most three seconds. */
export const inTime = <T>(work: Promise<T>): Promise<T> =>
  withinDeadline(
    CHECK_MS,
    undefined,
    () => new Error(`no answer within ${CHECK_MS} ms`),
    () => work,
  )
