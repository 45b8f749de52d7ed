import { signInByLink } from '@hourcast/server/accounts/session'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { sessionCookie } from '../../server/session-cookie.ts'
import { answerProblem } from '../.server/answer-problem.ts'
import { makeVisitorToken } from '../.server/anti-forgery.ts'
import { noStore } from '../.server/no-store.ts'
import { readForm } from '../.server/read-form.ts'
import { AntiForgeryField } from '../components/account/anti-forgery-field.tsx'
import { Card } from '../components/card.tsx'
import { Button } from '../components/form/button.tsx'
import { ButtonLink } from '../components/form/button-link.tsx'
import '../styles/account.css'

export const meta: MetaFunction = () => [
  { title: 'Sign in – Hourcast' },
  { name: 'robots', content: 'noindex' },
  // The address of this page is a key: it is told to no other page.
  { name: 'referrer', content: 'no-referrer' },
]

export const headers = noStore

export const loader = async ({ request, context: { services } }: LoaderFunctionArgs) => {
  const { antiForgery, headers } = makeVisitorToken(request, services)
  return data({ antiForgery }, { headers })
}

/** Mail scanners open links: only the button uses this one up. */
export const action = async ({ request, params, context: { services } }: ActionFunctionArgs) => {
  const form = await readForm(request, services)
  if (!form.ok) return answerProblem(form.problem, {})
  const userAgent = request.headers.get('user-agent') ?? ''
  const signedIn = await signInByLink(services, { token: params.token ?? '' }, { userAgent })
  if (!signedIn.ok) return answerProblem(signedIn.problem, {})
  const { sessionToken, expiresAt } = signedIn.value
  return redirect('/station', { headers: { 'Set-Cookie': sessionCookie(services.config, sessionToken, expiresAt) } })
}

export default function SignIn() {
  const { antiForgery } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  return (
    <div className="door">
      <header className="door-head">
        <h1>Sign in</h1>
        <p className="lede">This link signs you in once, within 30 minutes.</p>
      </header>
      <Card className="door-sheet" title={refusal ? 'This link is spent' : 'Your link'}>
        {refusal ? (
          <div className="form">
            <p role="alert">{refusal.message}</p>
            <p className="soft">
              Sign in with a code by e-mail, or make a new link: <code>npm run hourcast -- owner add your@address</code>
            </p>
            <ButtonLink to="/login">To the login</ButtonLink>
          </div>
        ) : (
          <Form method="post" className="door-actions">
            <AntiForgeryField token={antiForgery} />
            <Button type="submit">Sign in</Button>
          </Form>
        )}
      </Card>
    </div>
  )
}
