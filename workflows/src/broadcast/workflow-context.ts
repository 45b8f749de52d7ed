import type { Activities } from './activities-types.ts'

/** What a broadcast asks of its engine. */
export type WorkflowContext = {
  /** Each call a durable step. A step that is given up throws StepFailed. */
  act: Activities
  /** When a release is begun, to hold its instant in memory: of its own instant, and of the first of the broadcast's releases. */
  armAt(releaseAt: number, firstAt: number): number
  /** The engine's clock, epoch milliseconds. */
  now(): number
  /** Durable too; an instant that has passed does not wait. */
  sleepUntil(at: number): Promise<void>
  /** The engine suspends this run, to go on later or never. This is no failure: throw it on. */
  isCancelled(error: unknown): boolean
}
