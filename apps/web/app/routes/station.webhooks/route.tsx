import { findSettings } from '@hourcast/server/settings/find-settings'
import { listWebhooks } from '@hourcast/server/webhooks/list-webhooks'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { answerProblem } from '../../.server/answer-problem.ts'
import { makeFormToken } from '../../.server/anti-forgery.ts'
import { checkRateLimit } from '../../.server/check-rate-limit.ts'
import { noStore } from '../../.server/no-store.ts'
import { readForm } from '../../.server/read-form.ts'
import { requireOwner } from '../../.server/require-owner.ts'
import { orUnreachable } from '../../components/form/or-unreachable.ts'
import { onStationClock } from '../../components/webhook/on-station-clock.ts'
import { WEBHOOK_WORDS } from '../../components/webhook/webhook-words.ts'
import '../../styles/account.css'
import '../../styles/settings.css'
import '../../styles/webhooks.css'
import { WEBHOOK_ACTS } from './webhook-acts.server.ts'
import { keptWebhooks, type WebhooksAnswer } from './webhooks-answer.ts'
import { WebhooksPage } from './webhooks-page.tsx'

export const meta: MetaFunction = () => [{ title: `${WEBHOOK_WORDS.title} – Hourcast` }, { name: 'robots', content: 'noindex' }]
export const headers = noStore

const CHANGES_A_MINUTE = 30

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { services } = context
  const { ownerId, stationId } = await requireOwner(request, context)
  const { antiForgery, headers } = makeFormToken(request, services)
  const [settings, webhooks] = await Promise.all([findSettings(services, { ownerId }), listWebhooks(services, { stationId })])
  if (!settings.ok) throw new Response(null, { status: 404 })
  const { timeZone } = settings.value
  const lines = webhooks.map(({ lastTry, oldSecretUntil, ...line }) => ({
    ...line,
    oldSecretUntil: oldSecretUntil === null ? null : onStationClock(timeZone, oldSecretUntil),
    lastTry: lastTry === null ? null : { status: lastTry.status, time: onStationClock(timeZone, lastTry.at) },
  }))
  return data({ webhooks: lines, timeZone, antiForgery }, { headers })
}

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const { services } = context
  const { ownerId, stationId } = await requireOwner(request, context)
  const form = await readForm(request, services)
  const kept = keptWebhooks(form.ok ? form.value : {})
  if (!form.ok) return answerProblem(form.problem, kept)
  const allowed = checkRateLimit(context, { who: ownerId, what: 'webhooks', perMinute: CHANGES_A_MINUTE })
  if (!allowed.ok) return answerProblem(allowed.problem, kept)
  const ref = { ownerId, stationId, webhookId: kept.webhookId }
  const done = await WEBHOOK_ACTS[kept.intent]({ services, ref, fields: form.value })
  return done.ok ? data<WebhooksAnswer>({ ...kept, done: done.value, entered: {} }) : answerProblem(done.problem, kept)
}

export const clientAction = (args: ClientActionFunctionArgs) =>
  orUnreachable(args, ({ message }, fields) => ({ ...keptWebhooks(fields), refusal: { message, field: null } }))

export default function Webhooks() {
  return <WebhooksPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
