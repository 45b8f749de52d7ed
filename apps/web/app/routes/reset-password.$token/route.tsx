import { PASSWORD_LENGTH } from '@hourcast/domain/accounts/password-rule'
import { findReset, resetPassword } from '@hourcast/server/accounts/reset-password'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { browserOf } from '../../../server/browser-of.ts'
import { signedInCookies } from '../../../server/session-cookie.ts'
import { answerProblem } from '../../.server/answer-problem.ts'
import { makeVisitorToken } from '../../.server/anti-forgery.ts'
import { checkRateLimit, SIGN_IN_LIMIT } from '../../.server/check-rate-limit.ts'
import { cookieHeaders } from '../../.server/cookie-headers.ts'
import { noStore } from '../../.server/no-store.ts'
import { readForm } from '../../.server/read-form.ts'
import { SECRET_ADDRESS } from '../../components/account/secret-address.ts'
import { Card } from '../../components/card.tsx'
import { ButtonLink } from '../../components/form/button-link.tsx'
import { orUnreachable } from '../../components/form/or-unreachable.ts'
import '../../styles/account.css'
import { ResetForm } from './reset-form.tsx'

export const meta: MetaFunction = () => [{ title: 'Set a new password – Hourcast' }, ...SECRET_ADDRESS]

export const headers = noStore

const SPENT_RESET = 'This link was used already, or is older than 30 minutes. Ask for a new one.'

export const loader = async ({ request, params, context: { services } }: LoaderFunctionArgs) => {
  const { antiForgery, headers } = makeVisitorToken(request, services)
  const live = await findReset(services, { token: params.token ?? '' })
  const shown = live && { apiKeys: live.apiKeys }
  return data({ antiForgery, leastPassword: PASSWORD_LENGTH.least, live: shown }, { headers })
}

/** Mail scanners open links: only the form uses this one up. */
export const action = async ({ request, params, context }: ActionFunctionArgs) => {
  const { services } = context
  const form = await readForm(request, services)
  if (!form.ok) return answerProblem(form.problem, {})
  const allowed = checkRateLimit(context, { ...SIGN_IN_LIMIT, who: context.visitorKey })
  if (!allowed.ok) return answerProblem(allowed.problem, {})
  const { password, confirmPassword, revokeKeys } = form.value
  const input = { token: params.token ?? '', password, confirmPassword, revokeKeys: revokeKeys === 'on' }
  const done = await resetPassword(services, input, browserOf(request, services.config, context.visitorKey))
  if (!done.ok) return answerProblem(done.problem, {})
  return redirect('/station', { headers: cookieHeaders(signedInCookies(services.config, done.value)) })
}

export const clientAction = (args: ClientActionFunctionArgs) =>
  orUnreachable(args, ({ message }) => ({ refusal: { message, field: null } }))

export default function Reset() {
  const { antiForgery, leastPassword, live } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const refusal = answer?.refusal ?? null
  return (
    <div className="door">
      <header className="door-head">
        <h1>Set a new password</h1>
        <p className="lede">It signs you in here, and out everywhere else.</p>
      </header>
      <Card className="door-sheet" title={live ? 'Choose a password' : 'This link is spent'}>
        {live ? (
          <ResetForm {...{ refusal, antiForgery, leastPassword, ...live }} />
        ) : (
          <div className="form">
            <p role="alert">{SPENT_RESET}</p>
            <div className="door-actions">
              <ButtonLink to="/login?view=forgot">Ask for a new link</ButtonLink>
            </div>
          </div>
        )}
      </Card>
    </div>
  )
}
