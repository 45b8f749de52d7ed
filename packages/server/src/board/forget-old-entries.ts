import type { Database } from '@hourcast/db/open-database'
import { ENTRY_KEPT_MS, UNRELEASED_KEPT_MS } from '@hourcast/domain/board/board-limits'

/** `now` in epoch milliseconds. */
export const forgetOldEntries = ({ prisma }: Pick<Database, 'prisma'>, now: number): Promise<unknown> =>
  prisma.boardEntry.deleteMany({
    where: {
      OR: [
        { writtenAt: { lte: new Date(now - ENTRY_KEPT_MS) } },
        { releasedAt: null, writtenAt: { lte: new Date(now - UNRELEASED_KEPT_MS) } },
      ],
    },
  })
