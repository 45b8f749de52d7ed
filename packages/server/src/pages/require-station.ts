import type { Services } from '../services.ts'

/** What pages say of a station. Throws when it does not exist: who asks has a session of its owner. */
export const requireStation = async (
  { db }: Pick<Services, 'db'>,
  stationId: string,
): Promise<{ name: string; timeZone: string }> =>
  db.prisma.station.findUniqueOrThrow({ where: { id: stationId }, select: { name: true, timeZone: true } })
