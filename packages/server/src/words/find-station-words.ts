import type { StationWord, WordKind } from '@hourcast/domain/words/word-kinds'
import type { Services } from '../services.ts'

/** The lists of a station as a script is written by them, in one order. */
export const findWords = async ({ db }: Pick<Services, 'db'>, { stationId }: { stationId: string }): Promise<StationWord[]> => {
  const rows = await db.prisma.stationWord.findMany({
    where: { stationId },
    orderBy: [{ tongue: 'asc' }, { written: 'asc' }],
    select: { kind: true, tongue: true, written: true, said: true },
  })
  return rows.map((row) => ({ ...row, kind: row.kind as WordKind }))
}
