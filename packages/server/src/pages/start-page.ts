import { findSession } from '../accounts/session.ts'
import type { Services } from '../services.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'log'>

const pageOf = async ({ db }: Needs, stationId: string | null): Promise<string> =>
  stationId !== null && (await db.prisma.scheduler.count({ where: { stationId, deletedAt: null } })) > 0
    ? '/station'
    : '/schedule'

/**
 * Where somebody begins who signs in on the way to no page: with a host at the station, without one where the first is made. The code or link of
 * this session is used up: a database that fails here must not cost its owner the session, and `/station` asks everything again.
 */
export const startPage = async (services: Needs, sessionToken: string): Promise<{ page: string; isLeaving: boolean }> => {
  try {
    const session = await findSession(services, sessionToken)
    return { page: await pageOf(services, session?.stationId ?? null), isLeaving: (session?.eraseAt ?? null) !== null }
  } catch (error) {
    services.log.warn({ reason: (error as Error).message }, 'the first page of a new session could not be chosen')
    return { page: '/station', isLeaving: false }
  }
}
