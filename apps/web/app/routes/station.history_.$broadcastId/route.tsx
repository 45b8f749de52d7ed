import { deliverAgain } from '@hourcast/server/history/deliver-again'
import { isUnderWay } from '@hourcast/server/history/list-history'
import { loadBroadcast } from '@hourcast/server/history/load-broadcast'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { answerProblem } from '../../.server/answer-problem.ts'
import { makeFormToken } from '../../.server/anti-forgery.ts'
import { checkRateLimit } from '../../.server/check-rate-limit.ts'
import { noStore } from '../../.server/no-store.ts'
import { readForm } from '../../.server/read-form.ts'
import { requireOwner } from '../../.server/require-owner.ts'
import { orUnreachable } from '../../components/form/or-unreachable.ts'
import { usePolling } from '../../components/use-revalidate.ts'
import '../../styles/history.css'
import '../../styles/opened-broadcast.css'
import type { AgainAnswer } from './again-answer.ts'
import { BroadcastPage } from './broadcast-page.tsx'

export const headers = noStore
export const meta: MetaFunction = () => [{ title: 'Broadcast – Hourcast' }, { name: 'robots', content: 'noindex' }]

export const loader = async ({ request, context, params: { broadcastId = '' } }: LoaderFunctionArgs) => {
  const { stationId } = await requireOwner(request, context)
  const opened = await loadBroadcast(context.services, { stationId, broadcastId })
  if (!opened.ok) throw new Response(null, { status: 404 })
  const { antiForgery, headers } = makeFormToken(request, context.services)
  const broadcast = opened.value
  const isLive =
    isUnderWay(broadcast.state) || broadcast.deliveries.some(({ again }) => again.some(({ state }) => state === 'open'))
  return data({ broadcast, isLive, antiForgery }, { headers })
}

const AGAIN_A_MINUTE = 10

/** 'Deliver again' to one target. What would replace a newer bulletin is asked about first, with and without scripts. */
export const action = async ({ request, context, params: { broadcastId = '' } }: ActionFunctionArgs) => {
  const { stationId, ownerId } = await requireOwner(request, context)
  const form = await readForm(request, context.services)
  const { deliveryId = '', isSure } = form.ok ? form.value : {}
  const kept = { deliveryId }
  if (!form.ok) return answerProblem(form.problem, kept)
  const allowed = checkRateLimit(context, { who: ownerId, what: 'deliver-again', perMinute: AGAIN_A_MINUTE })
  if (!allowed.ok) return answerProblem(allowed.problem, kept)
  const asked = await deliverAgain(context.services, { stationId, broadcastId, deliveryId, isSure: isSure === 'on' })
  if (!asked.ok) return answerProblem(asked.problem, kept)
  const { value } = asked
  return data<AgainAnswer>({ ...kept, ...value })
}

export const clientAction = (args: ClientActionFunctionArgs) =>
  orUnreachable(args, ({ message }, fields) => ({ deliveryId: fields.deliveryId ?? '', refusal: { message, field: null } }))

const LIVE_MS = 3_000
const CALM_MS = 60_000

export default function Broadcast() {
  const { broadcast, isLive, antiForgery } = useLoaderData<typeof loader>()
  const answer = useActionData<AgainAnswer>()
  usePolling(isLive ? LIVE_MS : CALM_MS)
  return <BroadcastPage broadcast={broadcast} antiForgery={antiForgery} answer={answer} />
}
