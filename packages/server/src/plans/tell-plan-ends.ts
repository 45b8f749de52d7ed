import { inTransaction } from '@hourcast/db/open-database'
import { newsOfPlanEnd, PLAN_END_NEWS_MS, PLAN_ENDS_SOON_MS } from '@hourcast/domain/plans/plan-end'
import type { PlanId } from '@hourcast/domain/plans/plans'
import { postMail } from '../accounts/post-mail.ts'
import type { Services } from '../services.ts'
import { planEndMail } from './plan-end-mails.ts'
import { sellsPlans } from './plan-of-station.ts'

// Locks: two workers tell nobody twice, and a plan that is set at the same time is told of as it is then. An account that is leaving
// has been told of its own end.
const NEAR = `
  SELECT station.id, email, plan_id, plan_ends_at, told_soon_of, told_end_of FROM station JOIN owner ON owner.id = owner_id
  WHERE plan_ends_at > $1 AND plan_ends_at <= $2 AND NOT is_example AND told_end_of IS DISTINCT FROM plan_ends_at
    AND (plan_ends_at <= $3 OR told_soon_of IS DISTINCT FROM plan_ends_at)
    AND NOT EXISTS (SELECT FROM account_deletion WHERE account_deletion.owner_id = owner.id)
  ORDER BY plan_ends_at LIMIT 100 FOR UPDATE OF station SKIP LOCKED`

type Row = {
  id: string
  email: string
  plan_id: PlanId
  plan_ends_at: Date
  told_soon_of: Date | null
  told_end_of: Date | null
}

/** Owners hear that their plan is about to end, and that it has ended; the note and the mail are one transaction. How many were told. */
export const tellPlanEnds = async (services: Pick<Services, 'db' | 'clock' | 'config' | 'sessionSecret'>): Promise<number> => {
  if (!sellsPlans(services)) return 0
  return inTransaction(services.db, async ({ tx, sql }) => {
    const now = services.clock.now()
    const rows = await sql<Row>(NEAR, [new Date(now - PLAN_END_NEWS_MS), new Date(now + PLAN_ENDS_SOON_MS), new Date(now)])
    let told = 0
    for (const { id, email: to, plan_id: planId, plan_ends_at, told_soon_of, told_end_of } of rows) {
      const endsAt = plan_ends_at.getTime()
      const [toldSoonOf, toldEndOf] = [told_soon_of?.getTime() ?? null, told_end_of?.getTime() ?? null]
      const news = newsOfPlanEnd({ endsAt, toldSoonOf, toldEndOf }, now)
      if (!news) continue
      const data = news === 'soon' ? { toldSoonOf: plan_ends_at } : { toldEndOf: plan_ends_at }
      await tx.station.update({ where: { id }, data })
      await postMail(sql, services, { mail: planEndMail(services, news, { to, planId, endsAt, now }), now })
      told += 1
    }
    return told
  })
}
