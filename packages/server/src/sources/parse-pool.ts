import { availableParallelism } from 'node:os'
import type { ContentItem } from '@hourcast/domain/sources/content'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import { Piscina } from 'piscina'
import { SOURCE_CPU_MS } from './cpu-budget.ts'
import { createLightFirst } from './light-first.ts'
import { SourceError } from './source-error.ts'
import type { ParseJob, ParseShare, SourceParser } from './source-parser.ts'
import type { ThreadAnswer, ThreadJob } from './source-thread.ts'
import { threadCpuMs } from './thread-cpu.ts'

export type ParsePoolOptions = {
  /** Path of the bundled source-thread. */
  sourceThread: string
  threads?: number
  /** Of a thread's heap. A page of the largest size that is read needs a third of it. */
  memoryMb?: number
}

const IDLE_MS = MINUTE_MS
/** How often a thread is looked at: by so much it may overrun its limit. */
const CHECK_MS = 20
/** Where the kernel does not tell processor time, a busy thread is taken to have had the processor for a fifth of the time. */
const SHARE_OF_CPU = 1 / 5
/** A thread that never begins, or that is not given the processor, ends too. */
const JOB_LIMIT_MS = MINUTE_MS

/**
 * Threads that read what strangers wrote, so that no page can stop an event loop: each source ends at its part of the processor time, and the
 * thread's memory is bounded. Started at the first source, ended after a minute without one.
 */
export const createParsePool = ({
  sourceThread,
  threads = availableParallelism() > 2 ? 3 : 2,
  memoryMb = 192,
}: ParsePoolOptions): SourceParser => {
  const pool = new Piscina({
    filename: sourceThread,
    name: 'parse',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
    // A thread that reads strangers' pages needs none of our secrets.
    env: {},
  })
  // A thread that breaks also fails its job, which is where it is reported.
  pool.on('error', () => {})
  const places = createLightFirst({ places: threads, lightMs: SOURCE_CPU_MS, now: Date.now })

  const parseNow = async (job: ParseJob, { budget, turn }: ParseShare): Promise<ContentItem[]> => {
    const charge = (ms: number): void => {
      budget.charge(ms)
      places.charge(turn, ms)
    }
    const limitMs = budget.grant()
    // A copy of its own, to be moved: a Buffer may lie in a larger piece of memory.
    const bytes = new Uint8Array(job.bytes)
    const begun = new Int32Array(new SharedArrayBuffer(12))
    const ending = new AbortController()
    const watch = watchThread(begun, limitMs, () => ending.abort())
    try {
      const threadJob: ThreadJob = { ...job, bytes, begun }
      const answer: ThreadAnswer = await pool.run(threadJob, { transferList: [bytes.buffer], signal: ending.signal })
      charge(answer.cpuMs)
      if ('items' in answer) return answer.items
      throw new SourceError(answer.fault.code, answer.fault.message)
    } catch (error) {
      if (error instanceof SourceError) throw error
      charge(Math.min(limitMs, watch.usedMs()))
      throw ending.signal.aborted ? tooCostly(job, limitMs) : threadFault(error, job, memoryMb)
    } finally {
      watch.stop()
    }
  }

  return {
    parse: (job, share) => places.run(() => parseNow(job, share), { station: share.turn, signal: share.signal }),
    close: () => pool.destroy(),
  }
}

/** Looks from outside: a thread that is busy cannot be asked. Calls `end` once when the job has had its part. */
const watchThread = (begun: Int32Array, limitMs: number, end: () => void) => {
  const handedOver = performance.now()
  let seenAt = 0
  let usedMs = 0
  const look = (): void => {
    if (hasBegun(begun)) {
      seenAt ||= performance.now()
      usedMs = cpuSince(begun) ?? (performance.now() - seenAt) * SHARE_OF_CPU
    }
    if (usedMs >= limitMs || performance.now() - handedOver > JOB_LIMIT_MS) end()
  }
  const timer = setInterval(look, CHECK_MS)
  return { usedMs: () => usedMs, stop: () => clearInterval(timer) }
}

const hasBegun = (begun: Int32Array): boolean => Atomics.load(begun, 2) === 1

const cpuSince = (begun: Int32Array): number | undefined => {
  const now = threadCpuMs(Atomics.load(begun, 0))
  return now === undefined ? undefined : now - Atomics.load(begun, 1)
}

const hostOf = ({ url }: ParseJob): string => new URL(url).host

const tooCostly = (job: ParseJob, limitMs: number): SourceError =>
  new SourceError(
    'too-costly',
    `${hostOf(job)} answered with something that takes more than ${(limitMs / 1000).toFixed(1)} seconds of computing to read, which is the limit.`,
  )

const threadFault = (error: unknown, job: ParseJob, memoryMb: number): unknown =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new SourceError(
        'too-costly',
        `${hostOf(job)} answered with something that takes more than ${memoryMb} MB of memory to read, which is the limit.`,
        { cause: error },
      )
    : error
