import { requireStation } from '@hourcast/server/pages/require-station'
import { logForeignRow } from '@hourcast/server/telemetry/log-foreign-row'
import { listVoices } from '@hourcast/server/voices/list-voices'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { answerProblem } from '../../.server/answer-problem.ts'
import { makeFormToken } from '../../.server/anti-forgery.ts'
import { checkRateLimit } from '../../.server/check-rate-limit.ts'
import { noStore } from '../../.server/no-store.ts'
import { readUpload } from '../../.server/read-upload.ts'
import { requireOwner } from '../../.server/require-owner.ts'
import { orUnreachable } from '../../components/form/or-unreachable.ts'
import '../../styles/voices.css'
import { VOICE_ACTS } from './voices-acts.server.ts'
import { keptAnswer, type VoicesAnswer } from './voices-answer.ts'
import { VoicesPage } from './voices-page.tsx'

export const headers = noStore
export const meta: MetaFunction = () => [{ title: 'Voices – Hourcast' }, { name: 'robots', content: 'noindex' }]

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { services } = context
  const { stationId } = await requireOwner(request, context)
  const { antiForgery, headers } = makeFormToken(request, services)
  const [voices, { timeZone }] = await Promise.all([listVoices(services, { stationId }), requireStation(services, stationId)])
  const asked = new URL(request.url).searchParams
  const done = { saved: asked.get('saved'), isChosen: asked.has('chosen'), isDeleted: asked.has('deleted') }
  return data({ voices, timeZone, antiForgery, done }, { headers })
}

/** Each may bring a file, which costs seconds of computing. */
const ACTS_A_MINUTE = 20

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const { services, visitorKey: ip } = context
  const owner = await requireOwner(request, context)
  const { ownerId } = owner
  // Before a byte of the file is read.
  const allowed = checkRateLimit(context, { who: ownerId, what: 'voices', perMinute: ACTS_A_MINUTE })
  if (!allowed.ok) return answerProblem(allowed.problem, keptAnswer({}))
  const form = await readUpload(request, services, ownerId)
  if (!form.ok) return answerProblem(form.problem, keptAnswer({}))
  const { fields, file } = form.value
  const kept = keptAnswer(fields)
  if (kept.intent === 'delete' && fields.isSure !== 'on') return data<VoicesAnswer>({ ...kept, toDelete: true })
  const done = await VOICE_ACTS[kept.intent]({ services, owner, fields, file, signal: request.signal })
  if (done.ok) return redirect(done.value)
  if (done.problem.code === 'not-found')
    await logForeignRow(services, { ownerId, kind: 'voice', id: kept.voiceId.replaceAll('\0', ''), ip })
  return answerProblem(done.problem, kept)
}

export const clientAction = (args: ClientActionFunctionArgs) =>
  orUnreachable(args, ({ message }, fields) => ({ ...keptAnswer(fields), refusal: { message, field: null } }))

export default function Voices() {
  return <VoicesPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
