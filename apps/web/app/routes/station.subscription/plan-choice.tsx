import { PLANS } from '@hourcast/domain/plans/plans'
import type { Subscription } from '@hourcast/server/plans/load-subscription'
import { PlanContents } from '../../components/plans/plan-contents.tsx'
import { PlanHead } from '../../components/plans/plan-head.tsx'
import { PLAN_WORDS } from '../../components/plans/plan-words.ts'
import { Subscribe } from '../../components/plans/subscribe.tsx'
import { WORDS } from './subscription-words.ts'

/** The three plans beside each other, the one that the station has marked; one that ends can be bought. */
export const PlanChoice = ({ plan, links }: Pick<Subscription, 'plan' | 'links'>) => (
  <section aria-labelledby="plans">
    <h2 id="plans">{WORDS.plans}</h2>
    <p className="soft">{WORDS.how}</p>
    <ul className="plan-choice">
      {PLANS.map((one) => (
        <li key={one.id} className="sheet" data-highlighted={one.id === plan?.id ? true : undefined}>
          <h3>
            <PlanHead plan={one} />
          </h3>
          {one.id === plan?.id && plan.endsAt === null ? (
            <p className="plan-yours">{WORDS.yours}</p>
          ) : (
            <Subscribe plan={one} link={links[one.id]} />
          )}
          <PlanContents plan={one} />
        </li>
      ))}
    </ul>
    <p className="soft">{PLAN_WORDS.plannedNote}</p>
  </section>
)
