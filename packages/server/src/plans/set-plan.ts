import { inTransaction } from '@hourcast/db/open-database'
import { accountEmailSchema } from '@hourcast/domain/accounts/account-input'
import { parseInput } from '@hourcast/domain/parse-input'
import { findPlan, PLAN_IDS } from '@hourcast/domain/plans/plans'
import type { StationPlan } from '@hourcast/domain/plans/station-plan'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { z } from 'zod'
import { lockCount } from '../schedulers/may-be-saved.ts'
import type { Services } from '../services.ts'

const inputSchema = z.object({
  email: accountEmailSchema,
  /** null: no plan, and no limit by one. */
  plan: z
    .string()
    .nullable()
    .transform((name, context) => {
      const plan = findPlan(name)
      if (plan || name === null) return plan
      context.addIssue(`There is no such plan. Plans: ${PLAN_IDS.join(', ')}.`)
      return z.NEVER
    }),
  endsAt: z.number().nullable().default(null),
})

/**
 * What a station may have from now on. With a smaller plan nothing is deleted and nothing goes silent: only what is new is refused. A save that
 * runs beside it counts by the plan before it or by this one.
 */
export const setPlan = (
  { db }: Pick<Services, 'db'>,
  input: { email: string; plan: string | null; endsAt?: number | null },
): Promise<Result<{ email: string; plan: StationPlan | null }>> =>
  inTransaction(db, async ({ tx, sql }) => {
    const parsed = parseInput(inputSchema, input)
    if (!parsed.ok) return parsed
    const { email, plan, endsAt } = parsed.value
    const station = await tx.station.findFirst({ where: { owner: { email } }, select: { id: true } })
    if (!station) return fail('not-found', 'There is no owner with this address.', 'email')
    await lockCount(sql, station.id)
    const planEndsAt = plan && endsAt !== null ? new Date(endsAt) : null
    await tx.station.update({ where: { id: station.id }, data: { planId: plan?.id ?? null, planEndsAt } })
    return ok({ email, plan: plan && { id: plan.id, endsAt: planEndsAt?.getTime() ?? null } })
  })
