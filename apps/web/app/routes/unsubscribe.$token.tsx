import { takeRefusalBack } from '@hourcast/server/consent/take-refusal-back'
import { findSubscription, unsubscribe } from '@hourcast/server/consent/unsubscribe'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { answerProblem } from '../.server/answer-problem.ts'
import { noStore } from '../.server/no-store.ts'
import { readBody } from '../.server/read-body.ts'
import { DoorEnd } from '../components/account/door-end.tsx'
import { SECRET_ADDRESS } from '../components/account/secret-address.ts'
import { Card } from '../components/card.tsx'
import { MailedSchedulers } from '../components/consent/mailed-schedulers.tsx'
import { Button } from '../components/form/button.tsx'
import '../styles/account.css'

export const meta: MetaFunction = () => [{ title: 'End these mails – Hourcast' }, ...SECRET_ADDRESS]

export const headers = noStore

const MAX_BYTES = 4_096

export const loader = async ({ params, context: { services } }: LoaderFunctionArgs) => {
  const found = await findSubscription(services, { token: params.token ?? '' })
  return found.ok
    ? data({ found: found.value, unknown: null })
    : data({ found: null, unknown: found.problem.message }, { status: 404 })
}

/**
 * The button of the page, and the one click of a mail program (RFC 8058), which comes without cookies and says `List-Unsubscribe=One-Click`
 * in whichever form: both end this scheduler's mails unless the page asks for more.
 */
export const action = async ({ request, params, context: { services } }: ActionFunctionArgs) => {
  const asked = new URLSearchParams((await readBody(request, MAX_BYTES)) ?? '').get('scope')
  const token = params.token ?? ''
  if (asked === 'back') {
    const taken = await takeRefusalBack(services, { token })
    return taken.ok
      ? data({ done: { scope: asked }, refusal: null }, { status: 200 })
      : answerProblem(taken.problem, { done: null })
  }
  const scope = asked === 'station' ? 'station' : 'scheduler'
  const ended = await unsubscribe(services, { token, scope })
  return ended.ok ? data({ done: { scope }, refusal: null }, { status: 200 }) : answerProblem(ended.problem, { done: null })
}

export default function Unsubscribe() {
  const { found, unknown } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (!found) return <DoorEnd title="This link is not known" text={answer?.refusal?.message ?? unknown ?? ''} />
  const { stationName, address, scheduler, others, isRefused } = found
  const scope = answer?.done?.scope
  if (isRefused) return <Refused stationName={stationName} address={address} isNew={scope === 'station'} />
  if (scope === 'back')
    return (
      <DoorEnd title="It may ask again" text={`${stationName} mails nothing to ${address} before you have said yes again.`} />
    )
  if (!scheduler && others.length === 0)
    return <DoorEnd title={scope ? 'Ended' : 'Nothing to end'} text={`${stationName} mails nothing to ${address} any more.`} />
  return (
    <div className="door">
      <header className="door-head">
        <h1>{scheduler ? 'End these mails?' : 'Ended'}</h1>
        <p className="lede">
          {scheduler
            ? `${stationName} sends them to ${address}.`
            : 'These bulletins arrive no more. Others of the station still do.'}
        </p>
      </header>
      <Card className="door-sheet" title={scheduler ? 'What arrives' : 'What still arrives'}>
        <MailedSchedulers schedulers={scheduler ? [scheduler] : others} />
        <Form method="post" className="door-actions" reloadDocument>
          {scheduler ? (
            <Button type="submit" name="scope" value="scheduler">
              End these bulletins
            </Button>
          ) : null}
          <Button type="submit" name="scope" value="station" variant={scheduler ? 'quiet' : 'primary'}>
            End everything from this station, for good
          </Button>
        </Form>
      </Card>
    </div>
  )
}

const Refused = ({ stationName, address, isNew }: { stationName: string; address: string; isNew: boolean }) => (
  <div className="door">
    <header className="door-head">
      <h1>{isNew ? 'Ended' : 'It can never ask'}</h1>
      <p className="lede" role="status">
        {stationName} mails nothing to {address} any more, and cannot ask again.
      </p>
    </header>
    <Card className="door-sheet" title="Changed your mind?">
      <p className="soft">Then it may ask you once more. Nothing is sent before you have said yes again.</p>
      <Form method="post" className="door-actions" reloadDocument>
        <Button type="submit" name="scope" value="back" variant="quiet">
          Let it ask again
        </Button>
      </Form>
    </Card>
  </div>
)
