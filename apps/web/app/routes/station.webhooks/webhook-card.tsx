import type { WebhookLine } from '@hourcast/server/webhooks/list-webhooks'
import { Link } from '@remix-run/react'
import { Card } from '../../components/card.tsx'
import { StationTime } from '../../components/station-time.tsx'
import type { OnStationClock } from '../../components/webhook/on-station-clock.ts'
import { statusInWords, WEBHOOK_WORDS } from '../../components/webhook/webhook-words.ts'
import { DoneHere } from './done-here.tsx'
import { WebhookActions } from './webhook-actions.tsx'
import type { WebhooksAnswer } from './webhooks-answer.ts'

export type WebhookShown = Omit<WebhookLine, 'lastTry' | 'oldSecretUntil'> & {
  oldSecretUntil: OnStationClock | null
  lastTry: { status: number | null; time: OnStationClock } | null
}

type Props = { webhook: WebhookShown; antiForgery: string; answer: WebhooksAnswer | undefined }

const { off, actions, askDelete } = WEBHOOK_WORDS

/** How it stands: what was tried last, what waits, and why it is turned off. */
const State = ({ webhook: { offBecause, lastTry, waiting, oldSecretUntil } }: Pick<Props, 'webhook'>) => (
  <>
    {offBecause === null ? null : <p className="webhook-off">{off[offBecause]}</p>}
    <p className="soft">
      {lastTry === null ? (
        'Nothing was sent yet.'
      ) : (
        <>
          Last try <StationTime {...lastTry.time} isZoneSaid />: {statusInWords(lastTry.status)}.
        </>
      )}
      {waiting === 0 ? null : ` ${waiting === 1 ? 'One message waits' : `${waiting} messages wait`}.`}
      {oldSecretUntil === null ? null : (
        <>
          {' '}
          The secret before this one signs too until <StationTime {...oldSecretUntil} isZoneSaid />.
        </>
      )}
    </p>
  </>
)

/** One address, and what can be done with it. */
export const WebhookCard = ({ webhook, antiForgery, answer }: Props) => {
  const { webhookId, url, events, offBecause } = webhook
  const isAsked = answer?.done?.isAsked === true
  return (
    <Card
      title={<span className="webhook-url">{url}</span>}
      className="webhook-card"
      tone={offBecause === null ? 'active' : 'inactive'}
    >
      <ul className="event-names" aria-label={WEBHOOK_WORDS.add.events}>
        {events.map((type) => (
          <li key={type}>
            <code>{type}</code>
          </li>
        ))}
      </ul>
      <State webhook={webhook} />
      <DoneHere answer={answer} />
      {isAsked ? (
        <p role="alert">
          {askDelete.question} {askDelete.detail}
        </p>
      ) : null}
      <div className="webhook-foot">
        <Link to={`/station/webhooks/${webhookId}`}>{actions.sent}</Link>
        <WebhookActions {...{ webhookId, antiForgery, isAsked }} isOn={offBecause === null} />
      </div>
    </Card>
  )
}
