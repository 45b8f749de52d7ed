import type { Instance } from './instance.ts'

export type Verdict = { measured: string; holds: boolean }

/** One thing that somebody may try, and what must hold while and after they do. */
export type Attack = {
  name: string
  mustHold: string
  run(instance: Instance): Promise<Verdict>
}

/** What the issue of numbers calls a stall. */
export const STALL_LIMIT_MS = 50

export const inMs = (value: number): string => (Number.isFinite(value) ? `${Math.round(value)} ms` : 'never')
