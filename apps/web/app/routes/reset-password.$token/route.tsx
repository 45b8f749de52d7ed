import { PASSWORD_LENGTH } from '@hourcast/domain/password-rule'
import { resetPassword } from '@hourcast/server/accounts/reset-password'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { sessionCookie } from '../../../server/session-cookie.ts'
import { answerProblem } from '../../.server/answer-problem.ts'
import { makeVisitorToken } from '../../.server/anti-forgery.ts'
import { DOORS, mayAsk } from '../../.server/may-ask.ts'
import { noStore } from '../../.server/no-store.ts'
import { readForm } from '../../.server/read-form.ts'
import { Card } from '../../components/card.tsx'
import { ButtonLink } from '../../components/form/button-link.tsx'
import { orUnreachable } from '../../components/form/or-unreachable.ts'
import '../../styles/account.css'
import { ResetForm } from './reset-form.tsx'

export const meta: MetaFunction = () => [
  { title: 'Set a new password – Hourcast' },
  { name: 'robots', content: 'noindex' },
  // The address of this page is a key: it is told to no other page.
  { name: 'referrer', content: 'no-referrer' },
]

export const headers = noStore

export const loader = async ({ request, context: { services } }: LoaderFunctionArgs) => {
  const { antiForgery, headers } = makeVisitorToken(request, services)
  return data({ antiForgery, leastPassword: PASSWORD_LENGTH.least }, { headers })
}

/** Mail scanners open links: only the form uses this one up. */
export const action = async ({ request, params, context }: ActionFunctionArgs) => {
  const { services } = context
  const form = await readForm(request, services)
  if (!form.ok) return answerProblem(form.problem, {})
  const knocked = mayAsk(context, { ...DOORS, who: context.visitorKey })
  if (!knocked.ok) return answerProblem(knocked.problem, {})
  const { password, confirmPassword } = form.value
  const input = { token: params.token ?? '', password, confirmPassword }
  const done = await resetPassword(services, input, { userAgent: request.headers.get('user-agent') ?? '' })
  if (!done.ok) return answerProblem(done.problem, {})
  return redirect('/station', {
    headers: { 'Set-Cookie': sessionCookie(services.config, done.value.sessionToken, done.value.expiresAt) },
  })
}

export const clientAction = (args: ClientActionFunctionArgs) =>
  orUnreachable(args, ({ message }) => ({ refusal: { message, field: null } }))

export default function Reset() {
  const { antiForgery, leastPassword } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const refusal = answer?.refusal ?? null
  const isSpent = refusal?.field === 'token'
  return (
    <div className="door">
      <header className="door-head">
        <h1>Set a new password</h1>
        <p className="lede">It signs you in here, and out everywhere else.</p>
      </header>
      <Card className="door-sheet" title={isSpent ? 'This link is spent' : 'Choose a password'}>
        {isSpent ? (
          <div className="form">
            <p role="alert">{refusal.message}</p>
            <div className="door-actions">
              <ButtonLink to="/login?view=forgot">Ask for a new link</ButtonLink>
            </div>
          </div>
        ) : (
          <ResetForm refusal={refusal} antiForgery={antiForgery} leastPassword={leastPassword} />
        )}
      </Card>
    </div>
  )
}
