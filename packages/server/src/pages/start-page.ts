import type { Services } from '../services.ts'

/** Where somebody begins who signs in on the way to no page: with a host at the station, without one where the first is made. */
export const startPage = async ({ db }: Pick<Services, 'db'>, stationId: string | null): Promise<string> =>
  stationId !== null && (await db.prisma.scheduler.count({ where: { stationId, deletedAt: null } })) > 0
    ? '/station'
    : '/schedule'
