import { keepAccount } from '@hourcast/server/own-data/keep-account'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { type ClientActionFunctionArgs, Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { answerProblem } from '../../.server/answer-problem.ts'
import { makeFormToken } from '../../.server/anti-forgery.ts'
import { noStore } from '../../.server/no-store.ts'
import { readForm } from '../../.server/read-form.ts'
import { requireSignedIn } from '../../.server/require-owner.ts'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { Card } from '../../components/card.tsx'
import { Button } from '../../components/form/button.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { orUnreachable } from '../../components/form/or-unreachable.ts'
import { ViewerTime } from '../../components/viewer-time.tsx'
import '../../styles/account.css'

export const meta: MetaFunction = () => [{ title: 'Your account is leaving – Hourcast' }, { name: 'robots', content: 'noindex' }]

export const headers = noStore

const HOME = '/station'

/** An owner whose account is to be deleted lands here, no matter which page they ask for. */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { email, eraseAt } = await requireSignedIn(request, context)
  if (eraseAt === null) throw redirect(HOME)
  const { antiForgery, headers } = makeFormToken(request, context.services)
  return data({ email, eraseAt, antiForgery }, { headers })
}

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const owner = await requireSignedIn(request, context)
  const form = await readForm(request, context.services)
  if (!form.ok) return answerProblem(form.problem, {})
  const kept = await keepAccount(context.services, { ...owner, ip: context.visitorKey })
  return kept.ok ? redirect(HOME) : answerProblem(kept.problem, {})
}

export const clientAction = (args: ClientActionFunctionArgs) =>
  orUnreachable(args, ({ message }) => ({ refusal: { message, field: null } }))

export default function KeepAccount() {
  const { email, eraseAt, antiForgery } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { state } = useNavigation()
  return (
    <div className="door">
      <header className="door-head">
        <h1>Your account is leaving</h1>
        <p className="lede">{email} asked for it to be deleted. Nothing is lost yet: keep it, and everything is as it was.</p>
      </header>
      <Card className="door-sheet" title="Keep it?">
        <Form method="post" className="form">
          <AntiForgeryField token={antiForgery} />
          <p>
            On <ViewerTime at={eraseAt} /> everything of your station is deleted for good: settings, schedulers, history and
            audio. Until then your schedulers are paused, and your direct links play the last bulletin.
          </p>
          <p className="soft">What was active when you asked airs again as soon as you keep it, from its next air time on.</p>
          <FormFault text={answer?.refusal?.message} />
          <div className="door-actions">
            <Button type="submit" isBusy={state !== 'idle'}>
              Keep my account
            </Button>
          </div>
        </Form>
      </Card>
    </div>
  )
}
