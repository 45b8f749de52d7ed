import type { Activities } from './activities-types.ts'

/** All that a broadcast asks of its engine. */
export type Durable = {
  /** Each call a durable step. A step that is given up throws StepFailed. */
  act: Activities
  /** When a release is begun, to hold its instant in memory: of its own instant, and of the first of the broadcast's releases. */
  armAt(releaseAt: number, firstAt: number): number
  /** The engine's clock, epoch milliseconds. */
  now(): number
  /** Durable too; an instant that has passed does not wait. */
  sleepUntil(at: number): Promise<void>
  /** The engine is putting this run down, to go on later or never: not a failure, to be thrown on. */
  isCancelled(error: unknown): boolean
}
