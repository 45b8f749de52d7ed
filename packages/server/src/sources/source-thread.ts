// What the source threads run: an entry of its own, bundled into one file. The pool calls this export by its name.
import type { ContentItem } from '@hourcast/domain/sources/content'
import { parseSource } from './parse-source.ts'
import { SourceError } from './source-error.ts'
import type { ParseJob } from './source-parser.ts'
import { lowerPriority, ownThreadId, threadCpuMs } from './thread-cpu.ts'

// A page may wait for a listener's request, never the other way round.
lowerPriority()

/** `begun` is shared with the pool: the thread's number, the processor time in ms that it had used before, and 1 once both are there. */
export type ThreadJob = ParseJob & { begun: Int32Array }

/** A SourceError does not pass between threads as such. */
export type ThreadAnswer = { cpuMs: number } & ({ items: ContentItem[] } | { fault: { code: string; message: string } })

export const parse = ({ begun, mode, bytes, contentType, url, readAt }: ThreadJob): ThreadAnswer => {
  const threadId = ownThreadId()
  const before = threadCpuMs(threadId) ?? 0
  Atomics.store(begun, 0, threadId)
  Atomics.store(begun, 1, before)
  Atomics.store(begun, 2, 1)
  const answer = outcome(() => parseSource(mode, { bytes, contentType, url: new URL(url) }, readAt))
  return { ...answer, cpuMs: (threadCpuMs(threadId) ?? before) - before }
}

const outcome = (read: () => ContentItem[]) => {
  try {
    return { items: read() }
  } catch (error) {
    if (error instanceof SourceError) return { fault: { code: error.code, message: error.message } }
    throw error
  }
}
