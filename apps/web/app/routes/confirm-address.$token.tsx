import { answerConsent, type ConsentAnswer, findConsentRequest } from '@hourcast/server/consent/consent-request'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { answerProblem } from '../.server/answer-problem.ts'
import { checkRateLimit, SIGN_IN_LIMIT } from '../.server/check-rate-limit.ts'
import { noStore } from '../.server/no-store.ts'
import { readBody } from '../.server/read-body.ts'
import { SECRET_ADDRESS } from '../components/account/secret-address.ts'
import { Card } from '../components/card.tsx'
import { MailedSchedulers } from '../components/consent/mailed-schedulers.tsx'
import { Button } from '../components/form/button.tsx'
import '../styles/account.css'

export const meta: MetaFunction = () => [{ title: 'Confirm an address – Hourcast' }, ...SECRET_ADDRESS]

export const headers = noStore

const MAX_BYTES = 4_096

const isAnswer = (text: string | null): text is ConsentAnswer => text === 'confirm' || text === 'refuse'

export const loader = async ({ params, context: { services } }: LoaderFunctionArgs) => {
  const found = await findConsentRequest(services, { token: params.token ?? '' })
  return found.ok
    ? data({ asked: found.value, spent: null })
    : data({ asked: null, spent: found.problem.message }, { status: 404 })
}

/** Mail scanners open links: only the buttons answer. The link is the key, so that it works without cookies and scripts. */
export const action = async ({ request, params, context }: ActionFunctionArgs) => {
  const allowed = checkRateLimit(context, { ...SIGN_IN_LIMIT, who: context.visitorKey })
  if (!allowed.ok) return answerProblem(allowed.problem, { done: null })
  const answer = new URLSearchParams((await readBody(request, MAX_BYTES)) ?? '').get('answer')
  if (!isAnswer(answer)) return answerProblem({ code: 'invalid', message: 'Press one of the two buttons.' }, { done: null })
  const answered = await answerConsent(context.services, { token: params.token ?? '', answer })
  if (!answered.ok) return answerProblem(answered.problem, { done: null })
  // Said here: to the loader after it the link is spent.
  return data({ done: { answer, stationName: answered.value.stationName }, refusal: null }, { status: 200 })
}

export default function ConfirmAddress() {
  const { asked, spent } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (answer?.done) return <Done {...answer.done} />
  if (!asked) return <Spent text={answer?.refusal?.message ?? spent ?? ''} />
  return (
    <div className="door">
      <header className="door-head">
        <h1>{asked.stationName} wants to mail you its bulletins</h1>
        <p className="lede">Nothing is sent to {asked.address} unless you say yes.</p>
      </header>
      <Card className="door-sheet" title="What would arrive">
        <MailedSchedulers schedulers={asked.schedulers} />
        <p className="soft">
          The station belongs to {asked.ownerEmail}. Your yes is for this station; each mail has a link that ends them at once.
        </p>
        {answer?.refusal ? <p role="alert">{answer.refusal.message}</p> : null}
        <Form method="post" className="door-actions" reloadDocument>
          <Button type="submit" name="answer" value="confirm">
            Yes, send them
          </Button>
          <Button type="submit" name="answer" value="refuse" variant="quiet">
            No, never
          </Button>
        </Form>
      </Card>
    </div>
  )
}

const Done = ({ answer, stationName }: { answer: ConsentAnswer; stationName: string }) => (
  <div className="door">
    <header className="door-head">
      <h1>{answer === 'confirm' ? 'Confirmed' : 'It will never ask again'}</h1>
      <p className="lede">
        {answer === 'confirm'
          ? `The next bulletin of ${stationName} arrives at its time. Each mail has a link that ends them.`
          : `${stationName} can send nothing to you through Hourcast, and cannot ask again. The mail that asked has a link that takes this back.`}
      </p>
    </header>
  </div>
)

const Spent = ({ text }: { text: string }) => (
  <div className="door">
    <header className="door-head">
      <h1>This link is spent</h1>
      <p className="lede" role="alert">
        {text}
      </p>
      <p className="soft">If bulletins are still wanted here, the station can send another link.</p>
    </header>
  </div>
)
