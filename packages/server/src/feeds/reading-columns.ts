import { storableText } from '../broadcasts/storable.ts'
import type { SourceReading } from '../sources/source-reading.ts'

type Reader = 'test' | 'broadcast'

/** What a row of the table keeps of a reading: a feed fails since the first reading that failed. */
export const readingColumns = (
  { found, newestAt, fault }: SourceReading,
  { now, by, failingSince }: { now: number; by: Reader; failingSince: Date | null },
) => ({
  readAt: new Date(now),
  readBy: by,
  found,
  newestAt: newestAt === undefined ? null : new Date(newestAt),
  errorCode: fault?.code ?? null,
  errorDetail: fault ? storableText(fault.message) : null,
  failingSince: fault ? (failingSince ?? new Date(now)) : null,
})
