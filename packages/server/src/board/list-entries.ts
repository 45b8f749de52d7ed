import { ENTRIES_SHOWN } from '@hourcast/domain/board/board-limits'
import type { Services } from '../services.ts'

type Needs = Pick<Services, 'db'>

export type ShownEntry = {
  entryId: string
  name: string
  location: string
  message: string
  /** ISO, UTC. */
  writtenAt: string
  /** False: this owner alone sees it. */
  isReleased: boolean
}

/** What one reader sees of the board, the newest first: what the operator has released, and what they wrote themselves. */
export const listEntries = async ({ db }: Needs, { ownerId }: { ownerId: string | null }): Promise<ShownEntry[]> => {
  const released = { releasedAt: { not: null } }
  const rows = await db.prisma.boardEntry.findMany({
    where: ownerId === null ? released : { OR: [released, { ownerId }] },
    orderBy: [{ writtenAt: 'desc' }, { id: 'asc' }],
    take: ENTRIES_SHOWN,
  })
  return rows.map(({ id, name, location, message, writtenAt, releasedAt }) => ({
    ...{ entryId: id, name, location, message },
    ...{ writtenAt: writtenAt.toISOString(), isReleased: releasedAt !== null },
  }))
}

/** For those who run this instance: every entry with its author's address, those that wait first. */
export const listAllEntries = ({ db }: Needs) =>
  db.prisma.boardEntry.findMany({
    omit: { ownerId: true },
    include: { owner: { select: { email: true } } },
    orderBy: [{ releasedAt: { sort: 'asc', nulls: 'first' } }, { writtenAt: 'desc' }],
  })
