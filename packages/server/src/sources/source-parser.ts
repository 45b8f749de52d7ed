import type { ContentItem, InputMode } from '@hourcast/domain/sources/content'
import type { CpuBudget } from './cpu-budget.ts'

/** An answer that was fetched, as it goes to the thread that reads it: what can be cloned. */
export type ParseJob = {
  mode: InputMode
  bytes: Uint8Array
  contentType: string
  url: string
  /** Epoch milliseconds. */
  readAt: number
}

export type ParseShare = {
  /** Who waits behind their own pages alone: a station. */
  turn: string
  /** Of the reading that the source belongs to. */
  budget: CpuBudget
  signal?: AbortSignal | undefined
}

/** The one who looks into what strangers wrote. Throws SourceError, or the signal's reason. */
export type SourceParser = {
  parse(job: ParseJob, share: ParseShare): Promise<ContentItem[]>
  close(): Promise<void>
}
