import { findSignInLink, type OpenLink, signInByLink } from '@hourcast/server/accounts/sign-in-by-link'
import { startPage } from '@hourcast/server/pages/start-page'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { browserOf } from '../../server/browser-of.ts'
import { signedInCookies } from '../../server/session-cookie.ts'
import { answerProblem } from '../.server/answer-problem.ts'
import { makeVisitorToken } from '../.server/anti-forgery.ts'
import { checkRateLimit, SIGN_IN_LIMIT } from '../.server/check-rate-limit.ts'
import { cookieHeaders } from '../.server/cookie-headers.ts'
import { noStore } from '../.server/no-store.ts'
import { readForm } from '../.server/read-form.ts'
import { AntiForgeryField } from '../components/account/anti-forgery-field.tsx'
import { SECRET_ADDRESS } from '../components/account/secret-address.ts'
import { Card } from '../components/card.tsx'
import { Button } from '../components/form/button.tsx'
import { ButtonLink } from '../components/form/button-link.tsx'
import { FormFault } from '../components/form/form-fault.tsx'
import '../styles/account.css'

export const meta: MetaFunction = () => [{ title: 'Sign in – Hourcast' }, ...SECRET_ADDRESS]

export const headers = noStore

const SPENT = 'This sign-in link was used already, or its time is over.'

/** Says whom the link would sign in: somebody else's link must not take a visitor into an account that they do not expect. */
export const loader = async ({ request, params, context: { services, visitorKey } }: LoaderFunctionArgs) => {
  const { antiForgery, headers } = makeVisitorToken(request, services)
  const link = await findSignInLink(services, { token: params.token ?? '' }, browserOf(request, services.config, visitorKey))
  return data({ antiForgery, link }, { headers })
}

/** Mail scanners open links: only the button uses this one up. */
export const action = async ({ request, params, context }: ActionFunctionArgs) => {
  const { services, visitorKey } = context
  const form = await readForm(request, services)
  if (!form.ok) return answerProblem(form.problem, {})
  const allowed = checkRateLimit(context, { ...SIGN_IN_LIMIT, who: visitorKey })
  if (!allowed.ok) return answerProblem(allowed.problem, {})
  const browser = browserOf(request, services.config, visitorKey)
  const signedIn = await signInByLink(services, { token: params.token ?? '' }, browser)
  if (!signedIn.ok) return answerProblem(signedIn.problem, {})
  const { page } = await startPage(services, signedIn.value.sessionToken)
  return redirect(page, { headers: cookieHeaders(signedInCookies(services.config, signedIn.value)) })
}

const LinkForm = ({ link, antiForgery, fault }: { link: OpenLink; antiForgery: string; fault: string | undefined }) => {
  const { state } = useNavigation()
  return (
    <Form method="post" className="form">
      <AntiForgeryField token={antiForgery} />
      <p>
        You will be signed in as <strong className="address">{link.email}</strong>.
      </p>
      {link.leavesPassword ? (
        <p className="soft">
          You registered in another browser, so the password that was typed there is not kept. Set one in Settings, or sign in
          with a code.
        </p>
      ) : null}
      <FormFault text={fault ?? null} />
      <div className="door-actions">
        <Button type="submit" isBusy={state !== 'idle'}>
          Sign in
        </Button>
      </div>
    </Form>
  )
}

const SpentLink = () => (
  <div className="form">
    <p role="alert">{SPENT}</p>
    <p className="soft">
      Ask for a code by e-mail: the mail brings a new link along. The operator of this instance can make one, too:{' '}
      <code>npm run hourcast -- owner add your@address</code>
    </p>
    <div className="door-actions">
      <ButtonLink to="/login">To the login</ButtonLink>
    </div>
  </div>
)

export default function SignIn() {
  const { antiForgery, link } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  return (
    <div className="door">
      <header className="door-head">
        <h1>Sign in</h1>
        <p className="lede">This link signs you in once, in whichever browser you open it.</p>
      </header>
      <Card className="door-sheet" title={link ? 'Your link' : 'This link is spent'}>
        {link ? <LinkForm {...{ link, antiForgery }} fault={refusal?.message} /> : <SpentLink />}
      </Card>
    </div>
  )
}
