import { hearAbort } from '@hourcast/domain/hear-abort'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import { Piscina } from 'piscina'
import type { Checked, GateJob, Mastered, MasterJob } from './master.ts'
import type { MasteredRecording, RecordingJob } from './studio-types.ts'
import type { MadeWav } from './wav/make-wav.ts'

export type MasterPool = {
  /** Starts a thread if none runs, for the job to come. Never fails: the job will tell. */
  warmUp(): void
  master(job: MasterJob, signal?: AbortSignal): Promise<Mastered>
  check(job: GateJob, signal?: AbortSignal): Promise<Checked>
  masterRecording(job: RecordingJob, signal?: AbortSignal): Promise<MasteredRecording>
  makeWav(job: { mp3: Uint8Array }): Promise<MadeWav>
  close(): Promise<void>
}

const IDLE_MS = MINUTE_MS
/** Five minutes of sound take seconds; a thread that takes this long is stuck and is ended. */
const JOB_LIMIT_MS = 120_000

/** Threads that master, so that no sample is touched on the main thread. Started at the first job, ended after a minute without one. */
export const createMasterPool = (audioThread: string, threads: number): MasterPool => {
  const pool = new Piscina({
    filename: audioThread,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    maxQueue: threads * 4,
  })
  // A thread that breaks also fails its job, which is where it is told.
  pool.on('error', () => {})
  const run = async (
    name: 'master' | 'check' | 'masterRecording' | 'makeWav',
    job: object,
    transferList: ArrayBuffer[],
    signal?: AbortSignal,
  ) => {
    // Its own timer: one of AbortSignal.timeout within AbortSignal.any may be collected before it fires (Node 20).
    const ending = new AbortController()
    const late = setTimeout(() => ending.abort(new Error(`mastering took longer than ${JOB_LIMIT_MS} ms`)), JOB_LIMIT_MS)
    const unhear = hearAbort(signal, () => ending.abort(signal?.reason))
    try {
      return await pool.run(job, { name, transferList, signal: ending.signal })
    } catch (error) {
      throw ending.signal.aborted ? ending.signal.reason : error
    } finally {
      clearTimeout(late)
      unhear()
    }
  }

  return {
    warmUp: () => {
      if (pool.threads.length === 0) pool.run(undefined, { name: 'warmUp' }).catch(() => {})
    },
    master: (job, signal) => {
      const samples = job.pieces.map((piece) => piece.samples.buffer as ArrayBuffer)
      return run('master', job, samples, signal)
    },
    check: (job, signal) => run('check', job, [], signal),
    masterRecording: (job, signal) => run('masterRecording', job, [], signal),
    makeWav: (job) => run('makeWav', job, []),
    close: () => pool.destroy(),
  }
}
