import { withinDeadline } from '../../within-deadline.ts'

/** The work's outcome, or an error that names it when it takes longer. The work itself cannot be called back. */
export const within = <T>(ms: number, what: string, work: Promise<T>): Promise<T> =>
  withinDeadline(
    ms,
    undefined,
    () => new Error(`${what} took longer than ${ms} ms`),
    () => work,
  )
