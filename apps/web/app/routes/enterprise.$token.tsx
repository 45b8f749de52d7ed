import { placeInWords } from '@hourcast/domain/enterprises/coordinates'
import { answerEnterprise, type EnterpriseAnswer, findEnterprise } from '@hourcast/server/enterprises/answer-enterprise'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { answerProblem } from '../.server/answer-problem.ts'
import { checkRateLimit, SIGN_IN_LIMIT } from '../.server/check-rate-limit.ts'
import { noStore } from '../.server/no-store.ts'
import { readBody } from '../.server/read-body.ts'
import { DoorEnd } from '../components/account/door-end.tsx'
import { SECRET_ADDRESS } from '../components/account/secret-address.ts'
import { Card } from '../components/card.tsx'
import { Button } from '../components/form/button.tsx'
import { ButtonLink } from '../components/form/button-link.tsx'
import '../styles/account.css'

export const meta: MetaFunction = () => [{ title: 'Your enterprise on the map – Hourcast' }, ...SECRET_ADDRESS]

export const headers = noStore

const MAX_BYTES = 4_096

const isAnswer = (text: string | null): text is EnterpriseAnswer => text === 'confirm' || text === 'remove'

export const loader = async ({ params, context: { services } }: LoaderFunctionArgs) => {
  const found = await findEnterprise(services, { token: params.token ?? '' })
  return found.ok
    ? data({ enterprise: found.value, spent: null })
    : data({ enterprise: null, spent: found.problem.message }, { status: 404 })
}

/** Mail scanners open links: only the buttons answer. The link is the key, so that it works without cookies and scripts. */
export const action = async ({ request, params, context }: ActionFunctionArgs) => {
  const allowed = checkRateLimit(context, { ...SIGN_IN_LIMIT, who: context.visitorKey })
  if (!allowed.ok) return answerProblem(allowed.problem, { done: null })
  const answer = new URLSearchParams((await readBody(request, MAX_BYTES)) ?? '').get('answer')
  if (!isAnswer(answer)) return answerProblem({ code: 'invalid', message: 'Press one of the buttons.' }, { done: null })
  const answered = await answerEnterprise(context.services, { token: params.token ?? '', answer })
  if (!answered.ok) return answerProblem(answered.problem, { done: null })
  // Said here: to the loader after it what was removed is gone.
  return data({ done: { answer, title: answered.value.title }, refusal: null }, { status: 200 })
}

export default function EnterpriseOnTheMap() {
  const { enterprise, spent } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (answer?.done?.answer === 'remove')
    return <Ended title={`${answer.done.title} is off the map`} text="Everything that was stored of it is deleted." />
  if (!enterprise) return <Ended title="Nothing is here any more" text={answer?.refusal?.message ?? spent ?? ''} />
  const { title, url, email, description, lat, lng, isConfirmed } = enterprise
  return (
    <div className="door">
      <header className="door-head">
        <h1>
          <bdi>{title}</bdi> {isConfirmed ? 'is on the map' : 'waits for your word'}
        </h1>
        <p className="lede">
          {isConfirmed
            ? 'Everybody sees it. With this link you can take it off again at any time: keep the mail.'
            : 'Somebody entered this with your e-mail address. Others see it only if you say so.'}
        </p>
      </header>
      <Card className="door-sheet" title="What was entered">
        <dl className="facts">
          <dt>Name</dt>
          <dd dir="auto">{title}</dd>
          <dt>Website</dt>
          <dd>{url}</dd>
          <dt>E-mail</dt>
          <dd>{email}, shown to nobody</dd>
          <dt>Place</dt>
          <dd>{placeInWords({ lat, lng })}</dd>
          <dt>Description</dt>
          <dd dir="auto">{description}</dd>
        </dl>
        {answer?.refusal ? <p role="alert">{answer.refusal.message}</p> : null}
        <Form method="post" className="door-actions" reloadDocument>
          {isConfirmed ? (
            <ButtonLink to="/map">See it on the map</ButtonLink>
          ) : (
            <Button type="submit" name="answer" value="confirm">
              Show it to everybody
            </Button>
          )}
          <Button type="submit" name="answer" value="remove" variant="quiet">
            Take it off the map
          </Button>
        </Form>
      </Card>
    </div>
  )
}

const Ended = (said: { title: string; text: string }) => (
  <DoorEnd {...said}>
    <p>
      <ButtonLink to="/map" variant="secondary">
        To the map
      </ButtonLink>
    </p>
  </DoorEnd>
)
