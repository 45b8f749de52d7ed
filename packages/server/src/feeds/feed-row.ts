import type { InputMode } from '@hourcast/domain/sources/content'
import type { FeedTest } from './test-feed.ts'

/** A saved source, as its owner sees it. Instants are epoch milliseconds. */
export type Feed = {
  feedId: string
  name: string
  /** Without a single value of a header. */
  url: string
  inputMode: InputMode
  description: string
  health: FeedHealth
  /** What the last test would have read. */
  test: (FeedTest & { at: number }) | null
}

/** From the last reading, by a test or by a broadcast. */
export type FeedHealth = {
  readAt: number | null
  readBy: 'test' | 'broadcast' | null
  found: number
  newestAt: number | null
  fault: { code: string; message: string } | null
  failingSince: number | null
}

type Row = {
  id: string
  name: string
  url: string
  inputMode: string
  description: string
  testedAt: Date | null
  test: unknown
  readAt: Date | null
  readBy: string | null
  found: number | null
  newestAt: Date | null
  errorCode: string | null
  errorDetail: string | null
  failingSince: Date | null
}

export const feedOfRow = (row: Row): Feed => ({
  feedId: row.id,
  name: row.name,
  url: row.url,
  inputMode: row.inputMode as InputMode,
  description: row.description,
  health: {
    readAt: row.readAt?.getTime() ?? null,
    readBy: row.readBy as FeedHealth['readBy'],
    found: row.found ?? 0,
    newestAt: row.newestAt?.getTime() ?? null,
    fault: row.errorCode === null ? null : { code: row.errorCode, message: row.errorDetail ?? '' },
    failingSince: row.failingSince?.getTime() ?? null,
  },
  test: row.testedAt && row.test ? { ...(row.test as FeedTest), at: row.testedAt.getTime() } : null,
})
