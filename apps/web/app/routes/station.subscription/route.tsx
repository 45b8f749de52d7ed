import { hasEnded } from '@hourcast/domain/plans/station-plan'
import { loadSubscription } from '@hourcast/server/plans/load-subscription'
import { findSettings } from '@hourcast/server/settings/find-settings'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { noStore } from '../../.server/no-store.ts'
import { requireOwner } from '../../.server/require-owner.ts'
import { PageHead } from '../../components/page-head.tsx'
import '../../styles/pricing.css'
import '../../styles/station-cards.css'
import '../../styles/subscription.css'
import { Meters } from './meters.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { WORDS } from './subscription-words.ts'
import { YourPlan } from './your-plan.tsx'

export const meta: MetaFunction = () => [{ title: `${WORDS.title} – Hourcast` }, { name: 'robots', content: 'noindex' }]
export const headers = noStore

const inWords = (at: number, timeZone: string): string => {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone })
  return `${format.format(at)} (${timeZone})`
}

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { services } = context
  const { ownerId, stationId } = await requireOwner(request, context)
  const [settings, subscription] = await Promise.all([
    findSettings(services, { ownerId }),
    loadSubscription(services, { stationId }),
  ])
  if (!settings.ok) throw new Response(null, { status: 404 })
  const { plan } = subscription
  const endsAt = plan?.endsAt ?? null
  return {
    ...subscription,
    ends: endsAt === null ? null : { at: endsAt, words: inWords(endsAt, settings.value.timeZone) },
    isOver: plan !== null && hasEnded(plan, services.clock.now()),
  }
}

export default function SubscriptionPage() {
  const { sells, plan, uses, limits, links, ends, isOver } = useLoaderData<typeof loader>()
  return (
    <div className="subscription">
      <PageHead title={WORDS.title} lede={WORDS.lede} />
      <div className="plan-and-use">
        <YourPlan {...{ sells, plan, ends, isOver }} />
        <Meters {...{ uses, limits, isOver }} />
      </div>
      {sells ? <PlanChoice {...{ plan, links }} /> : null}
      <section aria-labelledby="at-a-limit">
        <h2 id="at-a-limit">{WORDS.limitTitle}</h2>
        <ul className="limit-words">
          {WORDS.limits.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
