import type { Services } from '../services.ts'

export type OwnerLine = { email: string; station: string; schedulers: number; apiKeys: number; since: string; isExample: boolean }

export const listOwners = async ({ db }: Pick<Services, 'db'>): Promise<OwnerLine[]> => {
  const owners = await db.prisma.owner.findMany({
    orderBy: { createdAt: 'asc' },
    include: {
      station: { include: { _count: { select: { schedulers: { where: { deletedAt: null } } } } } },
      _count: { select: { apiKeys: { where: { revokedAt: null } } } },
    },
  })
  return owners.map((owner) => ({
    email: owner.email,
    station: owner.station?.name ?? '',
    schedulers: owner.station?._count.schedulers ?? 0,
    apiKeys: owner._count.apiKeys,
    since: owner.createdAt.toISOString(),
    isExample: owner.station?.isExample ?? false,
  }))
}
