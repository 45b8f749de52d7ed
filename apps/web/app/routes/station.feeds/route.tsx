import { listFeeds } from '@hourcast/server/feeds/list-feeds'
import { requireStation } from '@hourcast/server/pages/require-station'
import { logForeignRow } from '@hourcast/server/telemetry/log-foreign-row'
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { answerProblem } from '../../.server/answer-problem.ts'
import { makeFormToken } from '../../.server/anti-forgery.ts'
import { checkRateLimit } from '../../.server/check-rate-limit.ts'
import { noStore } from '../../.server/no-store.ts'
import { readForm } from '../../.server/read-form.ts'
import { requireOwner } from '../../.server/require-owner.ts'
import { orUnreachable } from '../../components/form/or-unreachable.ts'
import '../../styles/feeds.css'
import { FEED_ACTS } from './feeds-acts.server.ts'
import { type FeedsAnswer, keptAnswer } from './feeds-answer.ts'
import { FeedsPage } from './feeds-page.tsx'

export const headers = noStore
export const meta: MetaFunction = () => [{ title: 'Feeds – Hourcast' }, { name: 'robots', content: 'noindex' }]

/** One that was not found for its caller: a line when it is another owner's. */
const logForeign = ({ services, visitorKey: ip }: AppLoadContext, ownerId: string, id: string): Promise<void> =>
  logForeignRow(services, { ownerId, kind: 'feed', id, ip })

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { services } = context
  const { stationId, ownerId } = await requireOwner(request, context)
  const { antiForgery, headers } = makeFormToken(request, services)
  const [feeds, { timeZone }] = await Promise.all([listFeeds(services, { stationId }), requireStation(services, stationId)])
  const asked = new URL(request.url).searchParams
  const edited = asked.get('edit')
  if (edited !== null && !feeds.some(({ feedId }) => feedId === edited)) {
    if (!edited.includes('\0')) await logForeign(context, ownerId, edited)
    throw new Response(null, { status: 404 })
  }
  const done = { saved: asked.get('saved'), tested: asked.get('tested'), isDeleted: asked.has('deleted') }
  return data({ feeds, timeZone, now: services.clock.now(), antiForgery, edited, done }, { headers })
}

const ACTS_A_MINUTE = 60

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const { services, previews } = context
  const { stationId, ownerId } = await requireOwner(request, context)
  const form = await readForm(request, services)
  const kept = keptAnswer(form.ok ? form.value : {})
  if (!form.ok) return answerProblem(form.problem, kept)
  const allowed = checkRateLimit(context, { who: ownerId, what: 'feeds', perMinute: ACTS_A_MINUTE })
  if (!allowed.ok) return answerProblem(allowed.problem, kept)
  if (kept.intent === 'delete' && form.value.isSure !== 'on') return data<FeedsAnswer>({ ...kept, toDelete: true })
  const done = await FEED_ACTS[kept.intent]({ services: { ...services, previews }, stationId, fields: form.value })
  if (done.ok) return redirect(done.value)
  if (done.problem.code === 'not-found') await logForeign(context, ownerId, kept.feedId)
  return answerProblem(done.problem, kept)
}

export const clientAction = (args: ClientActionFunctionArgs) =>
  orUnreachable(args, ({ message }, fields) => ({ ...keptAnswer(fields), refusal: { message, field: null } }))

export default function Feeds() {
  return <FeedsPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
