import { MUSIC_FORMATS } from '@hourcast/domain/hosts/music-formats'
import { listApiKeys } from '@hourcast/server/accounts/list-api-keys'
import { listSessions } from '@hourcast/server/accounts/list-sessions'
import { findSettings } from '@hourcast/server/settings/find-settings'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { browserOf } from '../../../server/browser-of.ts'
import { endedSessionCookie, readSessionCookie } from '../../../server/session-cookie.ts'
import { answerProblem } from '../../.server/answer-problem.ts'
import { makeFormToken } from '../../.server/anti-forgery.ts'
import { checkRateLimit, SIGN_IN_LIMIT } from '../../.server/check-rate-limit.ts'
import { noStore } from '../../.server/no-store.ts'
import { readForm } from '../../.server/read-form.ts'
import { requireOwner } from '../../.server/require-owner.ts'
import { orUnreachable } from '../../components/form/or-unreachable.ts'
import '../../styles/account.css'
import '../../styles/settings.css'
import { SETTINGS_ACTS } from './settings-acts.server.ts'
import { keptSettings, type SettingsAnswer } from './settings-answer.ts'
import { SettingsPage } from './settings-page.tsx'
import { zoneOptions } from './zone-options.ts'

export const meta: MetaFunction = () => [{ title: 'Settings – Hourcast' }, { name: 'robots', content: 'noindex' }]

export const headers = noStore

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { services } = context
  const { ownerId } = await requireOwner(request, context)
  const { antiForgery, headers } = makeFormToken(request, services)
  const [settings, apiKeys, sessions] = await Promise.all([
    findSettings(services, { ownerId }),
    listApiKeys(services, { ownerId }),
    listSessions(services, { ownerId, sessionToken: readSessionCookie(request, services.config) }),
  ])
  if (!settings.ok) throw new Response(null, { status: 404 })
  const lists = { zones: zoneOptions(services.clock.now()), genres: MUSIC_FORMATS.map(({ name }) => ({ value: name })) }
  const mailsAreKept = context.mailKey !== null
  const isDownloadBusy = new URL(request.url).searchParams.get('download') === 'busy'
  const now = services.clock.now()
  return data(
    { now, settings: settings.value, apiKeys, sessions, antiForgery, mailsAreKept, isDownloadBusy, ...lists },
    { headers },
  )
}

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const { services } = context
  const owner = await requireOwner(request, context)
  const form = await readForm(request, services)
  const kept = keptSettings(form.ok ? form.value : {})
  if (!form.ok) return answerProblem(form.problem, kept)
  const allowed = checkRateLimit(context, { ...SIGN_IN_LIMIT, who: owner.ownerId })
  if (!allowed.ok) return answerProblem(allowed.problem, kept)
  const { proof = '' } = form.value
  const done = await SETTINGS_ACTS[kept.intent]({
    services,
    owner,
    fields: { ...kept.entered, proof },
    sessionToken: readSessionCookie(request, services.config) ?? '',
    browser: browserOf(request, services.config, context.visitorKey),
  })
  if (done.ok && done.value.isSignedOut) return redirect('/', { headers: { 'Set-Cookie': endedSessionCookie(services.config) } })
  // A code that is on its way leaves the form as it was filled in.
  if (done.ok && done.value.isProofSent) return data<SettingsAnswer>({ ...kept, done: done.value })
  return done.ok ? data<SettingsAnswer>({ ...kept, done: done.value, entered: {} }) : answerProblem(done.problem, kept)
}

export const clientAction = (args: ClientActionFunctionArgs) =>
  orUnreachable(args, ({ message }, fields) => ({ ...keptSettings(fields), refusal: { message, field: null } }))

export default function Settings() {
  return <SettingsPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
