import type { BroadcastDelivery } from '@hourcast/server/history/broadcast-delivery'
import type { OpenedBroadcast } from '@hourcast/server/history/load-broadcast'
import { Form, useNavigation } from '@remix-run/react'
import { Button } from '../../components/form/button.tsx'
import type { AgainAnswer } from './again-answer.ts'
import { DELIVERY_STATES, RECEIPT_WORDS, BROADCAST_WORDS as WORDS } from './broadcast-words.ts'
import { StationClock } from './station-clock.tsx'

type Facts = BroadcastDelivery['receipt']

/** What the other side has said, as far as it tells an owner something. */
const Receipt = ({ receipt }: { receipt: Facts }) => {
  const known = Object.entries(RECEIPT_WORDS).flatMap(([name, label]) => {
    const value = receipt?.[name]
    return value === undefined || value === '' || value === 0 ? [] : [{ label, value: String(value) }]
  })
  if (known.length === 0) return null
  return (
    <dl className="facts soft">
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const AGAIN_WORDS = { open: WORDS.open, released: WORDS.releasedAgain, failed: WORDS.failedAgain } as const

const Again = ({ again, timeZone }: { again: BroadcastDelivery['again'][number]; timeZone: string }) => (
  <li>
    <span className="state" data-tone={again.state === 'released' ? 'good' : again.state === 'failed' ? 'bad' : 'busy'}>
      {AGAIN_WORDS[again.state]}
    </span>{' '}
    <StationClock at={again.endedAt ?? again.askedAt} timeZone={timeZone} isDaySaid />
    {again.detail ? <p className="soft">{again.detail}</p> : null}
    <Receipt receipt={again.receipt} />
  </li>
)

type FormProps = { deliveryId: string; name: string; antiForgery: string; answer: AgainAnswer | undefined }

/** Works without scripts: what has to be asked first is asked by the page that answers. */
const AgainForm = ({ deliveryId, name, antiForgery, answer }: FormProps) => {
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle' && formData?.get('deliveryId') === deliveryId
  const own = answer?.deliveryId === deliveryId ? answer : undefined
  return (
    <Form method="post" className="again" preventScrollReset>
      <input type="hidden" name="antiForgery" value={antiForgery} />
      <input type="hidden" name="deliveryId" value={deliveryId} />
      {own?.question ? <input type="hidden" name="isSure" value="on" /> : null}
      {own?.question ? <p role="alert">{own.question}</p> : null}
      {own?.refusal ? (
        <p className="form-fault" role="alert">
          {own.refusal.message}
        </p>
      ) : null}
      <Button
        type="submit"
        variant="secondary"
        isBusy={isBusy}
        aria-label={`${own?.question ? WORDS.sure : WORDS.again}: ${name}`}
      >
        {own?.question ? WORDS.sure : WORDS.again}
      </Button>
    </Form>
  )
}

const ENDED = ['delivered', 'failed', 'missed', 'cancelled']

type Props = { broadcast: OpenedBroadcast; antiForgery: string; answer: AgainAnswer | undefined }

/** Each target: what became of it, what it said, and 'deliver again'. */
export const Deliveries = ({ broadcast, antiForgery, answer }: Props) => {
  const { deliveries, timeZone, state, audio } = broadcast
  if (deliveries.length === 0) return <p className="soft">{WORDS.noTargets}</p>
  return (
    <ul className="deliveries">
      {deliveries.map((delivery) => {
        const { deliveryId, kind, name, address, isTargetRemoved, releasedAt, receipt, detail, again, attempts } = delivery
        const told = DELIVERY_STATES[delivery.state] ?? { words: delivery.state, tone: 'busy' as const }
        const mayAgain = kind !== 'link' && ENDED.includes(state) && audio !== null && !isTargetRemoved
        const isOpen = again.some((each) => each.state === 'open')
        return (
          <li key={deliveryId}>
            <h3>{name}</h3>
            {address ? <p className="address">{address}</p> : null}
            <p>
              <span className="state" data-tone={told.tone}>
                {told.words}
              </span>{' '}
              {releasedAt === null ? null : <StationClock at={releasedAt} timeZone={timeZone} />}
              {attempts > 2 ? <span className="soft"> {attempts} steps tried</span> : null}
            </p>
            {detail ? <p className="soft">{detail}</p> : null}
            <Receipt receipt={receipt} />
            {again.length > 0 ? (
              <ul className="again-list">
                {again.map((each) => (
                  <Again key={each.askedAt} again={each} timeZone={timeZone} />
                ))}
              </ul>
            ) : null}
            {answer?.deliveryId === deliveryId && answer.isAsked ? (
              <p className="soft" role="status">
                {answer.isUnderWay ? WORDS.underWay : WORDS.asked}
              </p>
            ) : null}
            {isTargetRemoved && ENDED.includes(state) && !isOpen ? <p className="soft">{WORDS.removed}</p> : null}
            {mayAgain && !isOpen ? <AgainForm {...{ deliveryId, name, antiForgery, answer }} /> : null}
          </li>
        )
      })}
    </ul>
  )
}
