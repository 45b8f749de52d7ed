import { inTransaction } from '@hourcast/db/open-database'
import { accountEmailSchema } from '@hourcast/domain/accounts/account-input'
import { parseInput } from '@hourcast/domain/parse-input'
import { ok, type Result } from '@hourcast/domain/problem'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import { z } from 'zod'
import { firstPlan } from '../plans/plan-of-station.ts'
import type { Services } from '../services.ts'
import { newApiKey } from './create-api-key.ts'
import { makeOwner } from './make-owner.ts'
import { newToken } from './token.ts'

export const SIGN_IN_LINK_MS = 30 * MINUTE_MS

export type AddedOwner = {
  ownerId: string
  stationId: string
  email: string
  signInUrl: string
  apiKey?: string
  created: boolean
}

const emailSchema = z.object({ email: accountEmailSchema })

/**
 * Makes an owner with a station, or finds the one that has this address, and a sign-in link for them: single use, 30 minutes.
 * The API key, when asked for, is shown here once and stored hashed.
 */
export const addOwner = async (
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  input: { email: string; apiKey?: boolean; stationName?: string; isExample?: boolean },
): Promise<Result<AddedOwner>> => {
  const parsed = parseInput(emailSchema, input)
  if (!parsed.ok) return parsed
  const { email } = parsed.value
  const { db, clock, config } = services
  const link = newToken()
  const now = clock.now()
  return inTransaction(db, async ({ tx, sql }) => {
    const { stationName, isExample } = input
    const plan = isExample ? null : firstPlan(services, now)
    const owner = await makeOwner(sql, { email, now, stationName, isExample, plan })
    await tx.signInLink.create({
      data: { tokenHash: link.hash, ownerId: owner.ownerId, expiresAt: new Date(now + SIGN_IN_LINK_MS) },
    })
    const key = input.apiKey ? await newApiKey(tx, { ownerId: owner.ownerId, name: 'command line', now }) : null
    return ok({
      ...owner,
      email,
      signInUrl: `${config.PUBLIC_URL}/sign-in/${link.token}`,
      ...(key ? { apiKey: key.key } : {}),
    })
  })
}
