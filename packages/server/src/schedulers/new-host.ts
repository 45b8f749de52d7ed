import { defaultStationName } from '@hourcast/domain/stations/default-station-name'
import type { LastHost } from '@hourcast/domain/wizard/open-wizard'
import type { Services } from '../services.ts'

export type NewHost = { stationName: string; lastHost: LastHost | null }

/**
 * What a new host of a station begins with: name, place and language of the one that was made last. A name that Settings have and no host bears
 * was given after them: it goes first.
 */
export const findNewHost = async (
  { db }: Pick<Services, 'db'>,
  { stationId, email, name }: { stationId: string; email: string; name: string },
): Promise<NewHost> => {
  const hosts = await db.prisma.scheduler.findMany({
    where: { stationId, deletedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { stationName: true, location: true, language: true },
  })
  const [last] = hosts
  if (!last) return { stationName: name, lastHost: null }
  const isNew = name !== defaultStationName(email) && hosts.every(({ stationName }) => stationName !== name)
  const { location, language } = last
  return { stationName: isNew ? name : last.stationName, lastHost: { location, language } }
}
