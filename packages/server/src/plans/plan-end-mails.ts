import { PLAN_END_NEWS_MS, type PlanEndNews } from '@hourcast/domain/plans/plan-end'
import { planOf, type StationPlan } from '@hourcast/domain/plans/station-plan'
import type { AccountMail } from '../accounts/post-mail.ts'
import { instantInWords } from '../own-data/deletion-mails.ts'
import type { Services } from '../services.ts'

const written = (...paragraphs: string[]): string => `${['Hello,', ...paragraphs, 'Hourcast'].join('\n\n')}\n`

type Facts = { to: string; planId: StationPlan['id']; endsAt: number; now: number }

/** The station's owner hears of the end of its plan before it comes, and when it has come. */
export const planEndMail = (
  { config }: Pick<Services, 'config'>,
  news: PlanEndNews,
  { to, planId, endsAt, now }: Facts,
): AccountMail => {
  const plan = `your ${planOf({ id: planId }).name} plan`
  const choose = `To go on with a plan, choose one at ${config.PUBLIC_URL}/station/subscription`
  if (news === 'ended')
    return {
      to,
      subject: 'Your Hourcast plan has ended',
      text: written(
        `${plan} ended on ${instantInWords(endsAt)}.`,
        'Nothing was deleted, and the hosts that you have go on airing. Until there is a new plan no host can be added.',
        choose,
      ),
      validMs: endsAt + PLAN_END_NEWS_MS - now,
    }
  return {
    to,
    subject: 'Your Hourcast plan ends soon',
    text: written(
      `${plan} ends on ${instantInWords(endsAt)}.`,
      'After that nothing is deleted, and the hosts that you have go on airing. No host can be added then.',
      choose,
    ),
    // After its end it would be wrong.
    validMs: endsAt - now,
  }
}
