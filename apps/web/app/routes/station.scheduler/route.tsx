import { fail, ok } from '@hourcast/domain/problem'
import { askConsent } from '@hourcast/server/consent/ask-consent'
import { deleteScheduler, pauseScheduler, resumeScheduler } from '@hourcast/server/schedulers/change-scheduler'
import { listSchedulers } from '@hourcast/server/schedulers/list-schedulers'
import { restoreScheduler } from '@hourcast/server/schedulers/restore-scheduler'
import { runNow } from '@hourcast/server/schedulers/run-now'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from '@remix-run/react'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { answerResult } from '../../.server/answer-result.ts'
import { makeFormToken } from '../../.server/anti-forgery.ts'
import { checkRateLimit } from '../../.server/check-rate-limit.ts'
import { logIfForeign } from '../../.server/log-if-foreign.ts'
import { noStore } from '../../.server/no-store.ts'
import { readForm } from '../../.server/read-form.ts'
import { requireOwner } from '../../.server/require-owner.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { orUnreachable } from '../../components/form/or-unreachable.ts'
import { useRevalidate } from '../../components/use-revalidate.ts'
import '../../styles/scheduler-rows.css'
import '../../styles/schedulers.css'
import { doneInWords } from './done-in-words.ts'
import { NewSchedulerLink } from './new-scheduler-link.tsx'
import { NextSteps } from './next-steps.tsx'
import { SchedulerList } from './scheduler-list.tsx'
import { UndoBar, type Undone } from './undo-bar.tsx'

/** A refusal brings the cards as they are now, and a new token; where nobody answers (`orUnreachable`) nothing can be fetched. */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs) => actionStatus !== 503

export const headers = noStore
export const meta: MetaFunction = () => [{ title: 'Schedulers – Hourcast' }, { name: 'robots', content: 'noindex' }]

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { stationId } = await requireOwner(request, context)
  const now = context.services.clock.now()
  const { antiForgery, headers } = makeFormToken(request, context.services)
  const schedulers = await listSchedulers(context.services, { stationId, now })
  return data({ schedulers, now, antiForgery }, { headers })
}

const CHANGES = {
  ...{ pause: pauseScheduler, resume: resumeScheduler, delete: deleteScheduler, restore: restoreScheduler },
  ...{ run: runNow, ask: askConsent },
} as const

const RUNS_A_MINUTE = 10
const CHANGES_A_MINUTE = 60

/** Pause, resume, run now, ask the recipient, delete, restore: of one scheduler of this owner. Without scripts nothing else asks before it deletes: the page does. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const { stationId, ownerId } = await requireOwner(request, context)
  const form = await readForm(request, context.services)
  if (!form.ok) return answerResult(form)
  const { intent = '', schedulerId = '', requestId, isSure } = form.value
  if (intent === 'delete' && isSure !== 'on') return answerResult(ok({ toDelete: schedulerId }))
  const change = Object.entries(CHANGES).find(([name]) => name === intent)?.[1]
  if (!change) return answerResult(fail('invalid', 'There is no such change.'))
  const allowed = checkRateLimit(context, {
    who: ownerId,
    what: intent,
    perMinute: intent === 'run' ? RUNS_A_MINUTE : CHANGES_A_MINUTE,
  })
  if (!allowed.ok) return answerResult(allowed)
  const changed = await change(context.services, { stationId, schedulerId, ...(requestId ? { requestId } : {}) })
  await logIfForeign(context, changed, { ownerId, schedulerId })
  const told = intent === 'delete' || intent === 'pause' ? { undone: { intent, schedulerId } } : { done: { intent, schedulerId } }
  return answerResult<unknown>(changed.ok ? ok({ ...changed.value, ...told }) : changed)
}

export const clientAction = (args: ClientActionFunctionArgs) => orUnreachable(args, (problem) => ({ ok: false, problem }))

type Done = { intent: string; schedulerId: string }
type Value = { toDelete?: string; undone?: Undone; done?: Done; consent?: string }
type Answer = { ok: true; value: Value | null } | { ok: false; problem: { message: string } }

const POLL_MS = 10_000

const never = () => () => {}

/** The host from whose wizard the reader comes. The browser alone knows it, also after a reload: the first render has to be the server's. */
const useSaved = (): string | null => {
  const { state }: { state: unknown } = useLocation()
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isInBrowser) return null
  return typeof state === 'object' && state !== null && 'saved' in state && typeof state.saved === 'string' ? state.saved : null
}

export default function SchedulersPage() {
  const { schedulers, now, antiForgery } = useLoaderData<typeof loader>()
  // Without scripts alone: with them each card has its own.
  const answer = useActionData<Answer>()
  const { toDelete, undone: undoneByForm, done, consent } = (answer?.ok ? answer.value : null) ?? {}
  const changed = schedulers.find(({ scheduler }) => scheduler.schedulerId === done?.schedulerId)?.scheduler
  const [undone, setUndone] = useState<Undone | null>(undoneByForm ?? null)
  const forgetUndone = useCallback(() => setUndone(null), [])
  const saved = useSaved()
  const [isNextClosed, closeNext] = useState(false)
  const savedCard = isNextClosed ? undefined : schedulers.find(({ scheduler }) => scheduler.schedulerId === saved)
  const revalidate = useRevalidate()
  useEffect(() => {
    const timer = setInterval(revalidate, POLL_MS)
    return () => clearInterval(timer)
  }, [revalidate])

  return (
    <section aria-labelledby="schedulers-title">
      <div className="page-head">
        <h1 id="schedulers-title">Schedulers</h1>
        <NewSchedulerLink />
      </div>
      <FormFault text={answer?.ok === false ? answer.problem.message : null} />
      {done && changed ? <p role="status">{doneInWords(done.intent, changed, consent)}</p> : null}
      {savedCard ? <NextSteps card={savedCard} antiForgery={antiForgery} onClose={() => closeNext(true)} /> : null}
      {schedulers.length === 0 ? (
        <EmptyState title="No AI host yet" action={<NewSchedulerLink label="Build the first one" />}>
          Three steps: what it reads and who speaks, when it airs, where it goes.
        </EmptyState>
      ) : (
        <SchedulerList {...{ schedulers, now, antiForgery, toDelete, onUndoable: setUndone }} />
      )}
      {undone ? (
        <UndoBar key={undone.intent + undone.schedulerId} undone={undone} antiForgery={antiForgery} onOver={forgetUndone} />
      ) : null}
    </section>
  )
}
