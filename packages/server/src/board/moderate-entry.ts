import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '../services.ts'

const UNKNOWN = fail('not-found', 'There is no entry with this id.', 'id')

/** From now on everybody sees it. Released twice is released once. */
export const releaseEntry = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id }: { id: string },
): Promise<Result<{ released: string }>> => {
  if ((await db.prisma.boardEntry.count({ where: { id } })) === 0) return UNKNOWN
  await db.prisma.boardEntry.updateMany({ where: { id, releasedAt: null }, data: { releasedAt: new Date(clock.now()) } })
  return ok({ released: id })
}

/** It is gone, for its author too. */
export const removeEntry = async ({ db }: Pick<Services, 'db'>, { id }: { id: string }): Promise<Result<{ removed: string }>> => {
  const { count } = await db.prisma.boardEntry.deleteMany({ where: { id } })
  return count === 0 ? UNKNOWN : ok({ removed: id })
}
