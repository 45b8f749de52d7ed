import type { StationWord, WordKind } from '@hourcast/domain/words/word-kinds'
import type { Services } from '../services.ts'

export type ListedWord = StationWord & { wordId: string }

/** All entries of a station, each list in the order of its words. */
export const listWords = async ({ db }: Pick<Services, 'db'>, { stationId }: { stationId: string }): Promise<ListedWord[]> => {
  const rows = await db.prisma.stationWord.findMany({ where: { stationId }, orderBy: [{ folded: 'asc' }, { tongue: 'asc' }] })
  return rows.map(({ id: wordId, kind, tongue, written, said }) => ({ wordId, kind: kind as WordKind, tongue, written, said }))
}
