import type { Services } from '../services.ts'

/** `hint` is how the key ends; times are epoch milliseconds, `lastUsedAt` to the minute. `endsAt` may have passed. */
export type ApiKeyLine = {
  id: string
  name: string
  hint: string
  createdAt: number
  lastUsedAt: number | null
  endsAt: number | null
}

/** An owner's keys that are not revoked, the newest first. */
export const listApiKeys = async ({ db }: Pick<Services, 'db'>, { ownerId }: { ownerId: string }): Promise<ApiKeyLine[]> => {
  const rows = await db.prisma.apiKey.findMany({
    where: { ownerId, revokedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
  })
  return rows.map(({ id, name, hint, createdAt, lastUsedAt, expiresAt }) => ({
    id,
    name,
    hint,
    createdAt: createdAt.getTime(),
    endsAt: expiresAt?.getTime() ?? null,
    lastUsedAt: lastUsedAt?.getTime() ?? null,
  }))
}
