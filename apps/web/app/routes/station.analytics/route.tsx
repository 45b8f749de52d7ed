import { loadAnalytics } from '@hourcast/server/pages/load-analytics'
import { mayAnalyse } from '@hourcast/server/plans/plan-of-station'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { noStore } from '../../.server/no-store.ts'
import { requireOwner } from '../../.server/require-owner.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { Button } from '../../components/form/button.tsx'
import { ButtonLink } from '../../components/form/button-link.tsx'
import '../../styles/analytics.css'
import '../../styles/figure-table.css'
import { ANALYTICS, minutesOf } from './analytics-words.ts'
import { HoursCard, LinksCard } from './pick-ups-card.tsx'
import { broadcastsOf, shareOf, sumFigures } from './week-figures.ts'
import { WeeksCard } from './weeks-card.tsx'

export const headers = noStore
export const meta: MetaFunction = () => [{ title: 'Analytics – Hourcast' }, { name: 'robots', content: 'noindex' }]

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { services } = context
  const { stationId } = await requireOwner(request, context)
  if (!(await mayAnalyse(services, { stationId }))) return null
  const schedulerId = new URL(request.url).searchParams.get('scheduler') || null
  const analytics = await loadAnalytics(services, { stationId, schedulerId, now: services.clock.now() })
  if (schedulerId !== null && !analytics.hosts.some((host) => host.schedulerId === schedulerId))
    throw new Response(null, { status: 404 })
  return { ...analytics, schedulerId }
}

type Loaded = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>>

const HostChoice = ({ hosts, schedulerId }: Pick<Loaded, 'hosts' | 'schedulerId'>) => (
  <Form className="host-choice">
    <label>
      Host{' '}
      <select className="input" name="scheduler" defaultValue={schedulerId ?? ''}>
        <option value="">{ANALYTICS.all}</option>
        {hosts.map((host) => (
          <option key={host.schedulerId} value={host.schedulerId}>
            {host.hostName}
          </option>
        ))}
      </select>
    </label>
    <Button type="submit" variant="secondary">
      {ANALYTICS.show}
    </Button>
  </Form>
)

const Sums = ({ weeks, links }: Pick<Loaded, 'weeks' | 'links'>) => {
  const figures = sumFigures(weeks)
  const all = broadcastsOf(figures)
  const facts = [
    ['Broadcasts', String(all)],
    ['On time and fresh', shareOf(figures.onTime, all)],
    ['Minutes aired', minutesOf(figures.airedMs).toFixed(1)],
    ['Pick-ups', String(links.reduce((sum, { pickUps }) => sum + pickUps, 0))],
  ]
  return (
    <dl className="sums">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export default function AnalyticsPage() {
  const loaded = useLoaderData<typeof loader>()
  return loaded === null ? <NotInPlan /> : <Figures {...loaded} />
}

const NotInPlan = () => (
  <section className="analytics" aria-labelledby="analytics-title">
    <h1 id="analytics-title">{ANALYTICS.title}</h1>
    <EmptyState title={ANALYTICS.notInPlan} action={<ButtonLink to="/station/subscription">{ANALYTICS.toPlans}</ButtonLink>}>
      {ANALYTICS.notInPlanHow}
    </EmptyState>
  </section>
)

const Figures = ({ weeks, hours, links, hosts, schedulerId, timeZone }: Loaded) => {
  const csv = (what: string) => `/station/analytics.csv?what=${what}${schedulerId ? `&scheduler=${schedulerId}` : ''}`
  return (
    <section className="analytics" aria-labelledby="analytics-title">
      <div className="page-head">
        <div>
          <h1 id="analytics-title">{ANALYTICS.title}</h1>
          <p className="soft">{ANALYTICS.intro(timeZone)}</p>
        </div>
        {hosts.length > 1 ? <HostChoice hosts={hosts} schedulerId={schedulerId} /> : null}
      </div>
      {weeks.length === 0 && hours.length === 0 ? (
        <EmptyState title="No figures yet" action={<ButtonLink to="/station/scheduler">To the schedulers</ButtonLink>}>
          {ANALYTICS.none}
        </EmptyState>
      ) : (
        <>
          <Sums weeks={weeks} links={links} />
          <WeeksCard shown={{ weeks, hosts }} csv={csv('weeks')} />
          <HoursCard hours={hours} csv={csv('hours')} />
          <LinksCard links={links} hosts={hosts} csv={csv('links')} />
        </>
      )}
    </section>
  )
}
