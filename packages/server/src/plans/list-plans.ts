import type { Services } from '../services.ts'

/** Of all stations that are no example, by their owners: the plan, and how many hosts there are. */
export const listPlans = async ({ db }: Pick<Services, 'db'>) => {
  const stations = await db.prisma.station.findMany({
    where: { isExample: false },
    select: {
      planId: true,
      planEndsAt: true,
      owner: { select: { email: true } },
      _count: { select: { schedulers: { where: { deletedAt: null } } } },
    },
    orderBy: { owner: { email: 'asc' } },
  })
  return stations.map(({ owner, planId, planEndsAt, _count }) => ({
    email: owner.email,
    plan: planId,
    endsAt: planEndsAt,
    hosts: _count.schedulers,
  }))
}
