import { fail } from '@hourcast/domain/problem'
import { deleteScheduler, pauseScheduler, resumeScheduler } from '@hourcast/server/schedulers/change-scheduler'
import { listSchedulers } from '@hourcast/server/schedulers/list-schedulers'
import { runNow } from '@hourcast/server/schedulers/run-now'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { answerResult } from '../../.server/answer-result.ts'
import { makeFormToken } from '../../.server/anti-forgery.ts'
import { noStore } from '../../.server/no-store.ts'
import { readForm } from '../../.server/read-form.ts'
import { requireOwner } from '../../.server/require-owner.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import schedulersStyles from '../../styles/schedulers.css?url'
import { NewSchedulerLink } from './new-scheduler-link.tsx'
import { SchedulerCard } from './scheduler-card.tsx'

export const headers = noStore
export const meta: MetaFunction = () => [{ title: 'Schedulers – Hourcast' }, { name: 'robots', content: 'noindex' }]
export const links = () => [{ rel: 'stylesheet', href: schedulersStyles }]

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { stationId } = await requireOwner(request, context)
  const now = context.services.clock.now()
  const { antiForgery, headers } = makeFormToken(request, context.services)
  const schedulers = await listSchedulers(context.services, { stationId, now })
  return data({ schedulers, now, antiForgery }, { headers })
}

const CHANGES = { pause: pauseScheduler, resume: resumeScheduler, delete: deleteScheduler, run: runNow } as const

/** Pause, resume, run now, delete: of one scheduler of this owner. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const { stationId } = await requireOwner(request, context)
  const form = await readForm(request, context.services)
  if (!form.ok) return answerResult(form)
  const { intent = '', schedulerId = '', requestId } = form.value
  const change = Object.entries(CHANGES).find(([name]) => name === intent)?.[1]
  if (!change) return answerResult(fail('invalid', 'There is no such change.'))
  return answerResult<unknown>(await change(context.services, { stationId, schedulerId, ...(requestId ? { requestId } : {}) }))
}

const LOOK_AGAIN_MS = 10_000

export default function SchedulersPage() {
  const { schedulers, now, antiForgery } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && revalidate(), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [revalidate])

  return (
    <section aria-labelledby="schedulers-title">
      <div className="page-head">
        <h1 id="schedulers-title">Schedulers</h1>
        <NewSchedulerLink />
      </div>
      {schedulers.length === 0 ? (
        <EmptyState title="No AI host yet" action={<NewSchedulerLink label="Build the first one" />}>
          Three steps: what it reads and who speaks, when it airs, where it goes.
        </EmptyState>
      ) : (
        <ul className="scheduler-cards">
          {schedulers.map((card) => (
            <li key={card.scheduler.schedulerId}>
              <SchedulerCard card={card} now={now} antiForgery={antiForgery} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
