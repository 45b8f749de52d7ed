import { PLANS } from '@hourcast/domain/plans/plans'
import { planOf, type StationPlan } from '@hourcast/domain/plans/station-plan'
import { PLAN_WORDS } from '../../components/plans/plan-words.ts'
import { WORDS } from './subscription-words.ts'

/** `words` by the station's clock. */
export type PlanEnd = { at: number; words: string }

type Props = { sells: boolean; plan: StationPlan | null; ends: PlanEnd | null; isOver: boolean }

/** Name, price and end of the plan; without one, why. */
export const YourPlan = ({ sells, plan, ends, isOver }: Props) => (
  <section className="sheet" aria-labelledby="your-plan">
    <h2 id="your-plan">{plan ? WORDS.plan : sells ? WORDS.freeTitle : WORDS.ownTitle}</h2>
    {plan ? (
      <>
        <p className="station-fact">
          {planOf(plan).name} <span className="soft figures">EUR {planOf(plan).monthly}</span>{' '}
          <span className="soft plan-month">{PLAN_WORDS.aMonth}</span>
        </p>
        {ends ? (
          <p className={isOver ? 'plan-over' : undefined}>
            {isOver ? WORDS.ended : WORDS.until} <time dateTime={new Date(ends.at).toISOString()}>{ends.words}</time>.
          </p>
        ) : (
          <p>{WORDS.lasts}</p>
        )}
        {isOver ? <p className="soft">{WORDS.endedNote}</p> : null}
        {ends && !isOver && plan.id === PLANS[0]?.id ? <p className="soft">{WORDS.trial}</p> : null}
      </>
    ) : (
      <p>{sells ? WORDS.free : WORDS.own}</p>
    )}
  </section>
)
