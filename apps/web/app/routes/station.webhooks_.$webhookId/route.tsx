import { findSettings } from '@hourcast/server/settings/find-settings'
import { loadMessages } from '@hourcast/server/webhooks/load-messages'
import { sendAgain } from '@hourcast/server/webhooks/send-by-hand'
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
import { sentInWords, WEBHOOK_WORDS } from '../../components/webhook/webhook-words.ts'
import '../../styles/webhooks.css'
import type { SentAnswer } from './sent-answer.ts'
import { SentPage } from './sent-page.tsx'

export const meta: MetaFunction = () => [
  { title: `${WEBHOOK_WORDS.history.title} – ${WEBHOOK_WORDS.title} – Hourcast` },
  { name: 'robots', content: 'noindex' },
]
export const headers = noStore

const SENT_A_MINUTE = 30

export const loader = async ({ request, params, context }: LoaderFunctionArgs) => {
  const { services } = context
  const { ownerId, stationId } = await requireOwner(request, context)
  const { antiForgery, headers } = makeFormToken(request, services)
  const after = new URL(request.url).searchParams.get('after') ?? ''
  const ref = { ownerId, stationId, webhookId: params.webhookId ?? '' }
  const [settings, page] = await Promise.all([findSettings(services, { ownerId }), loadMessages(services, { ...ref, after })])
  if (!page.ok || !settings.ok) throw new Response(null, { status: 404 })
  const onClock = (at: number) => onStationClock(settings.value.timeZone, at)
  const messages = page.value.messages.map(({ createdAt, dueAt, tries, slot, ...message }) => ({
    ...message,
    created: onClock(createdAt),
    due: dueAt === null ? null : onClock(dueAt),
    slot: slot === null ? null : onClock(Date.parse(slot)),
    tries: tries.map(({ at, ...one }) => ({ ...one, time: onClock(at) })),
  }))
  const { webhook, next } = page.value
  const shown = { url: webhook.url, isOn: webhook.offBecause === null, next, isFirstPage: after === '' }
  return data({ ...shown, messages, timeZone: settings.value.timeZone, antiForgery }, { headers })
}

export const action = async ({ request, params, context }: ActionFunctionArgs) => {
  const { services } = context
  const { ownerId, stationId } = await requireOwner(request, context)
  const form = await readForm(request, services)
  const messageId = form.ok ? (form.value.messageId ?? '') : ''
  const kept: SentAnswer = { messageId, said: null, refusal: null }
  if (!form.ok) return answerProblem(form.problem, kept)
  const allowed = checkRateLimit(context, { who: ownerId, what: 'webhooks', perMinute: SENT_A_MINUTE })
  if (!allowed.ok) return answerProblem(allowed.problem, kept)
  const sent = await sendAgain(services, { ownerId, stationId, webhookId: params.webhookId ?? '', messageId })
  return sent.ok ? data<SentAnswer>({ ...kept, said: sentInWords(sent.value) }) : answerProblem(sent.problem, kept)
}

export const clientAction = (args: ClientActionFunctionArgs) =>
  orUnreachable(args, ({ message }, fields) => ({
    ...{ messageId: fields.messageId ?? '', said: null, refusal: { message, field: null } },
  }))

export default function SentMessages() {
  return <SentPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
