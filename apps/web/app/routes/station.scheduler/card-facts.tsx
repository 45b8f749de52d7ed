import { DELIVERY } from '@hourcast/domain/delivery/delivery-kinds'
import { wallTimeAt } from '@hourcast/domain/slots/time-zone'
import { SECOND_MS } from '@hourcast/domain/time-units'
import { wizardAddress } from '@hourcast/domain/wizard/wizard-address'
import type { LastBroadcast as Last, SchedulerSummary } from '@hourcast/server/schedulers/scheduler-summary'
import { Link } from '@remix-run/react'
import { Fragment } from 'react'
import { BegunWords } from '../../components/broadcast/begun-words.tsx'
import { Countdown } from '../../components/countdown.tsx'
import { forgetOtherWizard } from '../../components/wizard/kept-wizard.ts'
import { ZonedTime } from '../../components/zoned-time.tsx'
import { lastInWords } from './last-in-words.ts'
import { MailConsent } from './mail-consent.tsx'

type Props = { card: SchedulerSummary; now: number; antiForgery: string }

/** How often, when next, how the last one went, where it is mailed, and a file server that nobody knows to work. */
export const CardFacts = ({ card: { scheduler, weekly, timeZone, upcoming, last, untested }, now, antiForgery }: Props) => {
  const [next] = upcoming
  return (
    <dl className="facts">
      <dt>A week</dt>
      <dd className="figures">{weekly}</dd>
      <dt>Next</dt>
      <dd>
        {next ? (
          <>
            <ZonedTime at={next.airAt} wall={next.wall} timeZone={timeZone} /> <Countdown to={next.airAt} now={now} isLong />{' '}
            <BegunWords begun={next.begun} />
          </>
        ) : (
          'nothing ahead'
        )}
      </dd>
      <dt>Last</dt>
      <dd>{last ? <LastBroadcast last={last} today={wallTimeAt(timeZone, now).slice(0, 10)} /> : 'not on air yet'}</dd>
      {scheduler.email ? (
        <>
          <dt>E-mail</dt>
          <dd>
            <MailConsent scheduler={scheduler} antiForgery={antiForgery} />
          </dd>
        </>
      ) : null}
      {untested.map((kind) => (
        <Fragment key={kind}>
          <dt>{DELIVERY[kind].name}</dt>
          <dd>
            <span className="state" data-tone="busy">
              not tested
            </span>{' '}
            <Link to={wizardAddress(scheduler.schedulerId, 'Confirm')} onClick={forgetOtherWizard(scheduler.schedulerId)}>
              Test it
            </Link>
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** 'Delivered 05:00, 43 s'; of another day with its date. */
const LastBroadcast = ({ last, today }: { last: Last; today: string }) => {
  const { words, tone } = lastInWords(last)
  const { wall, durationMs, state } = last
  const day = wall.slice(0, 10) === today ? '' : ` ${shortDay.format(Date.parse(`${wall}Z`))}`
  const length = durationMs !== null && state === 'delivered' ? `, ${Math.round(durationMs / SECOND_MS)}\u00a0s` : ''
  return (
    <>
      <span className="state" data-tone={tone}>
        {words}
      </span>{' '}
      <span className="figures">
        {wall.slice(11)}
        {day}
        {length}
      </span>
    </>
  )
}
