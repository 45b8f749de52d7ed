import { setTimeout as wait } from 'node:timers/promises'
import { faultOf } from '@hourcast/server/broadcasts/step-fault'
import type { Clock } from '@hourcast/server/clock'
import type { ActivityBodies } from '../activities.ts'
import { type Activities, type Fault, StepFailed, type StepName } from '../broadcast/activities-types.ts'
import type { Durable } from '../broadcast/durable.ts'
import { pauseAfter, RETRY_POLICY } from '../broadcast/retry-policy.ts'
import type { Life, MemoStore } from './memo.ts'
import { PutDown, Superseded } from './put-down.ts'

/** Shorter waits are held in memory; for longer ones the run gives its slot back. */
const IN_MEMORY_MS = 1_500

export type HostedRun = Durable & {
  /** When the run wants to go on, after it was put down: the earliest of what its parallel branches asked for. */
  resumeAt(): number
}

export type HostNeeds = { bodies: ActivityBodies; memo: MemoStore; clock: Clock; signal: AbortSignal }

// Ends the row itself, so there is nothing to remember it by; done again it changes nothing.
const NOT_REMEMBERED: ReadonlySet<StepName> = new Set(['finish'])

/** Hosts one life of one run: steps are done once and remembered, failed ones tried again by the one table of policies. */
export const hostRun = (life: Life, { bodies, memo, clock, signal }: HostNeeds): HostedRun => {
  let resumeAt = Number.POSITIVE_INFINITY

  const putDown = (at: number): PutDown => {
    resumeAt = Math.min(resumeAt, at)
    return new PutDown(at)
  }

  const pause = async (ms: number): Promise<void> => {
    try {
      await wait(ms, undefined, { signal })
    } catch {
      throw putDown(clock.now())
    }
  }

  /** A note that cannot be written because the database is away is written when it is back: the step is done, and must not be done again. */
  const note = async (...[step, remembered]: [string, Parameters<MemoStore['note']>[2]]): Promise<void> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await memo.note(life, step, remembered)
      } catch (error) {
        if (error instanceof Superseded || signal.aborted || tries >= 60) throw error
        await pause(Math.min(1_000, 50 * 2 ** tries))
      }
    }
  }

  const tryOnce = async (name: StepName, input: { until?: number }): Promise<unknown> => {
    const left = input.until === undefined ? Number.POSITIVE_INFINITY : input.until - clock.now()
    if (left <= 0) throw Object.assign(new Error('there was no time left'), { code: 'deadline', permanent: true })
    const ms = Math.ceil(Math.min(RETRY_POLICY[name].timeoutMs, left))
    const timeout = AbortSignal.timeout(ms)
    const ends = AbortSignal.any([signal, timeout])
    let stop = () => {}
    const stopped = new Promise<never>((_, reject) => {
      stop = () =>
        reject(
          signal.aborted
            ? putDown(clock.now())
            : Object.assign(new Error(`it took longer than ${Math.round(ms / 1000)} s`), { code: 'timeout' }),
        )
      ends.addEventListener('abort', stop, { once: true })
    })
    try {
      if (signal.aborted) throw putDown(clock.now())
      return await Promise.race([
        (bodies[name] as (input: unknown, signal: AbortSignal) => Promise<unknown>)(input, ends),
        stopped,
      ])
    } catch (error) {
      // A body that heard the signal first says so in its own words.
      if (ends.aborted) stop()
      throw ends.aborted ? await stopped.catch((reason) => reason) : error
    } finally {
      ends.removeEventListener('abort', stop)
    }
  }

  const runStep = async (name: StepName, input: { deliveryId?: string; until?: number }): Promise<unknown> => {
    const step = input.deliveryId === undefined ? name : `${name}:${input.deliveryId}`
    const known = life.memo[step]
    if (known && 'result' in known) return known.result
    if (known && 'fault' in known) throw new StepFailed(known.fault)
    const policy = RETRY_POLICY[name]
    for (let tries = (known?.tries ?? 0) + 1; ; tries += 1) {
      try {
        const result = await tryOnce(name, input)
        if (!NOT_REMEMBERED.has(name)) await note(step, { result })
        return result
      } catch (error) {
        if (error instanceof PutDown || error instanceof Superseded) throw error
        const { code, message, permanent } = faultOf(error)
        const next = pauseAfter(policy, tries)
        const isOver =
          permanent || tries >= policy.maxAttempts || (input.until !== undefined && clock.now() + next >= input.until)
        if (isOver) {
          const fault: Fault = { step: name, code, message }
          await note(step, { fault })
          throw new StepFailed(fault)
        }
        if (next > IN_MEMORY_MS) {
          await note(step, { tries })
          throw putDown(clock.now() + next)
        }
        await pause(next)
      }
    }
  }

  const act = Object.fromEntries(
    (Object.keys(RETRY_POLICY) as StepName[]).map((name) => [
      name,
      (input: { deliveryId?: string; until?: number }) => runStep(name, input),
    ]),
  ) as unknown as Activities

  return {
    act,
    now: () => clock.now(),
    sleepUntil: async (at) => {
      const ms = at - clock.now()
      if (ms <= 0) return
      if (ms > IN_MEMORY_MS) throw putDown(at)
      await pause(ms)
    },
    isCancelled: (error) => error instanceof PutDown || error instanceof Superseded,
    resumeAt: () => resumeAt,
  }
}
