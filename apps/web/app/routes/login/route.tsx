import { PASSWORD_LENGTH } from '@hourcast/domain/accounts/password-rule'
import { openReturnUrl } from '@hourcast/server/accounts/return-url'
import { startPage } from '@hourcast/server/pages/start-page'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { browserOf } from '../../../server/browser-of.ts'
import { findSignedIn } from '../../../server/find-owner.ts'
import { signedInCookies } from '../../../server/session-cookie.ts'
import { answerProblem } from '../../.server/answer-problem.ts'
import { makeVisitorToken } from '../../.server/anti-forgery.ts'
import { checkRateLimit, SIGN_IN_LIMIT } from '../../.server/check-rate-limit.ts'
import { cookieHeaders } from '../../.server/cookie-headers.ts'
import { noStore } from '../../.server/no-store.ts'
import { readForm } from '../../.server/read-form.ts'
import { KEEP_ACCOUNT } from '../../.server/require-owner.ts'
import { orUnreachable } from '../../components/form/or-unreachable.ts'
import '../../styles/account.css'
import { LOGIN_ACTS } from './login-acts.server.ts'
import { keptLogin, LOGIN_INTENTS, LOGIN_VIEWS, type LoginAnswer } from './login-answer.ts'
import { LoginPage } from './login-page.tsx'

export const meta: MetaFunction = () => [
  { title: 'Identify yourself – Hourcast' },
  { name: 'description', content: 'Sign in to your station with a code by e-mail or your password, or register a new one.' },
  { name: 'robots', content: 'noindex' },
]

export const headers = noStore

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { services } = context
  if (await findSignedIn(request, services)) throw redirect('/station')
  const { antiForgery, headers } = makeVisitorToken(request, services)
  const asked = new URL(request.url).searchParams.get('view')
  return data(
    {
      antiForgery,
      view: LOGIN_VIEWS.find((view) => view === asked) ?? 'login',
      mailsAreKept: context.mailKey !== null,
      leastPassword: PASSWORD_LENGTH.least,
    },
    { headers },
  )
}

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const { services } = context
  const form = await readForm(request, services)
  const fields = form.ok ? form.value : {}
  const kept = keptLogin(fields)
  if (!form.ok) return answerProblem(form.problem, kept)
  const allowed = checkRateLimit(context, { ...SIGN_IN_LIMIT, who: context.visitorKey })
  if (!allowed.ok) return answerProblem(allowed.problem, kept)
  const intent = LOGIN_INTENTS.find((known) => known === fields.intent) ?? 'sign-in'
  const done = await LOGIN_ACTS[intent](services, fields, browserOf(request, services.config, context.visitorKey))
  if (!done.ok) return answerProblem(done.problem, kept)
  if (!('signedIn' in done.value)) return data<LoginAnswer>({ ...kept, ...done.value })
  const { signedIn } = done.value
  // An owner who is leaving goes to the page where they can keep the account: the first page says nothing of it.
  const { page, isLeaving } = await startPage(services, signedIn.sessionToken)
  const returnUrl = new URL(request.url).searchParams.get('returnUrl')
  const wanted = returnUrl === null ? page : openReturnUrl(services, returnUrl)
  return redirect(isLeaving ? KEEP_ACCOUNT : wanted, {
    headers: cookieHeaders(signedInCookies(services.config, signedIn)),
  })
}

export const clientAction = (args: ClientActionFunctionArgs) =>
  orUnreachable(args, ({ message }, fields) => ({ ...keptLogin(fields), refusal: { message, field: null } }))

export default function Login() {
  return <LoginPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
