import { randomId } from '@hourcast/db/random-id'
import { parseEmailAddress } from '@hourcast/domain/email-address'
import { ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '../services.ts'
import { newToken } from './token.ts'

export const SIGN_IN_LINK_MS = 30 * 60_000

export type AddedOwner = {
  ownerId: string
  stationId: string
  email: string
  signInUrl: string
  apiKey?: string
  created: boolean
}

/**
 * Makes an owner with a station, or finds the one that has this address, and a sign-in link for them: single use, 30 minutes.
 * The API key, when asked for, is shown here once and stored hashed.
 */
export const addOwner = async (
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  input: { email: string; apiKey?: boolean; stationName?: string; isExample?: boolean },
): Promise<Result<AddedOwner>> => {
  const address = parseEmailAddress(input.email)
  if (!address.ok) return address
  const email = address.value.toLowerCase()
  const link = newToken()
  const key = input.apiKey ? newToken('hc_') : undefined
  const now = clock.now()

  return db.prisma.$transaction(async (tx) => {
    const known = await tx.owner.findUnique({ where: { email }, include: { station: true } })
    const ownerId = known?.id ?? randomId()
    const stationId = known?.station?.id ?? randomId()
    if (!known) await tx.owner.create({ data: { id: ownerId, email, confirmedAt: new Date(now) } })
    if (!known?.station)
      await tx.station.create({
        data: {
          id: stationId,
          ownerId,
          name: input.stationName ?? email.split('@')[0] ?? email,
          isExample: input.isExample ?? false,
        },
      })
    await tx.signInLink.create({ data: { tokenHash: link.hash, ownerId, expiresAt: new Date(now + SIGN_IN_LINK_MS) } })
    if (key) await tx.apiKey.create({ data: { id: randomId(), ownerId, keyHash: key.hash } })
    return ok({
      ownerId,
      stationId,
      email,
      signInUrl: `${config.PUBLIC_URL}/sign-in/${link.token}`,
      ...(key ? { apiKey: key.token } : {}),
      created: !known,
    })
  })
}
