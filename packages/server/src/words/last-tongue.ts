import { tongueOfLanguage } from '@hourcast/domain/words/tongues'
import type { Services } from '../services.ts'

/** The tongue of the station's newest host; English without a host. */
export const lastTongue = async ({ db }: Pick<Services, 'db'>, { stationId }: { stationId: string }): Promise<string> => {
  const host = await db.prisma.scheduler.findFirst({
    where: { stationId, deletedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { language: true },
  })
  return tongueOfLanguage(host?.language ?? 0)
}
