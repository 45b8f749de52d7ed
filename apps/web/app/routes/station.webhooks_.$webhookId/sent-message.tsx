import { withUnit } from '@hourcast/domain/with-unit'
import type { MessageLine, TryLine } from '@hourcast/server/webhooks/load-messages'
import { Form, useNavigation } from '@remix-run/react'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { Button } from '../../components/form/button.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { StationTime } from '../../components/station-time.tsx'
import type { OnStationClock } from '../../components/webhook/on-station-clock.ts'
import { MESSAGE_STATES, statusInWords, WEBHOOK_WORDS } from '../../components/webhook/webhook-words.ts'
import type { SentAnswer } from './sent-answer.ts'

export type MessageShown = Pick<MessageLine, 'messageId' | 'eventId' | 'type' | 'state'> & {
  created: OnStationClock
  due: OnStationClock | null
  slot: OnStationClock | null
  tries: (Omit<TryLine, 'at'> & { time: OnStationClock })[]
}

type Props = { message: MessageShown; isOn: boolean; antiForgery: string; answer: SentAnswer | undefined }

const { actions, history } = WEBHOOK_WORDS

const seconds = (ms: number): string => (ms < 1_000 ? withUnit(ms, 'ms') : withUnit((ms / 1_000).toFixed(1), 's'))

const Tries = ({ tries }: Pick<MessageShown, 'tries'>) => (
  <ol className="sent-tries">
    {tries.map(({ number, time, status, tookMs, fault, answer }) => (
      <li key={number}>
        <StationTime {...time} isZoneSaid />
        <span className="figures">{statusInWords(status)}</span>
        <span className="figures">{seconds(tookMs)}</span>
        <span className="answered">{fault ?? (answer === '' ? history.emptyAnswer : answer)}</span>
      </li>
    ))}
  </ol>
)

const SendAgain = ({ messageId, antiForgery }: { messageId: string; antiForgery: string }) => {
  const isBusy = useNavigation().formData?.get('messageId') === messageId
  return (
    <Form method="post">
      <AntiForgeryField token={antiForgery} />
      <input type="hidden" name="messageId" value={messageId} />
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        {actions.again}
      </Button>
    </Form>
  )
}

/** What was sent, of which slot, and what came back each time. */
export const SentMessage = ({ message, isOn, antiForgery, answer }: Props) => {
  const { messageId, eventId, type, state, created, due, slot, tries } = message
  return (
    <li>
      <div className="sent-head">
        <div>
          <p className="sent-name">
            <code>{type}</code>
            <span className="sent-state" data-state={state}>
              {MESSAGE_STATES[state]}
            </span>
          </p>
          <p className="soft">
            {slot === null ? 'Asked for ' : 'Slot '}
            <StationTime {...(slot ?? created)} isZoneSaid />
            {due === null ? null : (
              <>
                , next try <StationTime {...due} isZoneSaid />
              </>
            )}
          </p>
          <p className="soft sent-id">
            <code>{eventId}</code>
          </p>
        </div>
        {isOn ? <SendAgain {...{ messageId, antiForgery }} /> : null}
      </div>
      {tries.length === 0 ? <p className="soft">{history.noTry}</p> : <Tries tries={tries} />}
      <p className="said" role="status">
        {answer?.said}
      </p>
      <FormFault text={answer?.refusal?.message} />
    </li>
  )
}
