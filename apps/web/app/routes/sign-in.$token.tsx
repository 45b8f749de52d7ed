import { signInByLink } from '@hourcast/server/accounts/session'
import { type ActionFunctionArgs, data, type MetaFunction, redirect } from '@remix-run/node'
import { Form, useActionData } from '@remix-run/react'
import { sessionCookie } from '../.server/session-cookie.ts'

export const meta: MetaFunction = () => [{ title: 'Sign in – Hourcast' }, { name: 'robots', content: 'noindex' }]

/** Mail scanners open links: only the button uses this one up. */
export const action = async ({ params, context }: ActionFunctionArgs) => {
  const signedIn = await signInByLink(context.services, { token: params.token ?? '' })
  if (!signedIn.ok) return data({ message: signedIn.problem.message }, { status: 401 })
  const { sessionToken, expiresAt } = signedIn.value
  return redirect('/', { headers: { 'Set-Cookie': sessionCookie(context.services.config, sessionToken, expiresAt) } })
}

export default function SignIn() {
  const failed = useActionData<typeof action>()
  return (
    <section className="sheet plain">
      <h1>Sign in</h1>
      {failed ? (
        <p role="alert" className="fault">
          {failed.message} Ask for a new one: <code>npm run hourcast -- owner add your@address</code>
        </p>
      ) : (
        <Form method="post">
          <p>This link signs you in once.</p>
          <button className="button" type="submit">
            Sign in
          </button>
        </Form>
      )}
    </section>
  )
}
