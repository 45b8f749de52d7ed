import { findPresentationType } from '@hourcast/domain/hosts/presentation-types'
import { shownOnCard } from '@hourcast/domain/shown-text'
import { dayName } from '@hourcast/domain/slots/day'
import type { LastBroadcast as Last, SchedulerSummary as Shown } from '@hourcast/server/schedulers/scheduler-summary'
import { Link } from '@remix-run/react'
import { RUNG_WORDS } from '../../components/broadcast/rung-words.ts'
import { stateInWords } from '../../components/broadcast/state-in-words.ts'
import { Countdown } from '../../components/countdown.tsx'
import { CompactPlayer } from '../../components/player/compact-player.tsx'
import { ToneFace } from '../../components/tone-face.tsx'
import { Upcoming } from '../../components/upcoming.tsx'
import { forgetWizard } from '../../components/wizard/forget-wizard.ts'
import { ZonedTime } from '../../components/zoned-time.tsx'
import { MailConsent } from './mail-consent.tsx'
import { SchedulerActions } from './scheduler-actions.tsx'

type Props = { card: Shown; now: number; antiForgery: string; isAsked: boolean }

/** One AI host: what it does, when it airs next, how the last broadcast went. A click on it opens the wizard. */
export const SchedulerCard = ({ card, now, antiForgery, isAsked }: Props) => {
  const { scheduler, isActive, weekly, timeZone, upcoming, last } = card
  const { schedulerId, hostName, customTask, source, schedules, audioFileUrl } = scheduler
  const [next] = upcoming
  return (
    <article
      className="sheet scheduler-card"
      data-tone={isActive ? 'active' : 'inactive'}
      aria-labelledby={`name-${schedulerId}`}
    >
      <div className="sheet-head">
        <h2 id={`name-${schedulerId}`}>
          <ToneFace tone={scheduler.voiceTone} />{' '}
          <Link className="card-link" to={`/schedule?id=${schedulerId}`} onClick={forgetWizard}>
            {hostName}
          </Link>
        </h2>
        <span className="badge">{isActive ? 'Active' : 'Paused'}</span>
      </div>
      <p className="task-shown">
        {customTask ? shownOnCard(customTask) : findPresentationType(scheduler.presentationType)?.name}
      </p>
      <p className="soft source">{source ? shownOnCard(source) : 'no source'}</p>
      <ul className="slots">
        {schedules.map(({ id, days, hours }) => (
          <li key={id}>
            <span className="figures">{hours.join(', ')}</span>{' '}
            <span className="soft">{days.map((day) => dayName(day).slice(0, 3)).join(' ')}</span>
          </li>
        ))}
      </ul>
      <dl className="facts">
        <dt>A week</dt>
        <dd className="figures">{weekly}</dd>
        <dt>Next</dt>
        <dd>
          {next ? (
            <>
              <ZonedTime at={next.airAt} wall={next.wall} timeZone={timeZone} /> <Countdown to={next.airAt} now={now} isLong />
            </>
          ) : (
            'nothing ahead'
          )}
        </dd>
        <dt>Last</dt>
        <dd>{last ? <LastBroadcast last={last} /> : 'not on air yet'}</dd>
        {scheduler.email ? (
          <>
            <dt>E-mail</dt>
            <dd>
              <MailConsent scheduler={scheduler} antiForgery={antiForgery} />
            </dd>
          </>
        ) : null}
      </dl>
      {upcoming.length > 1 ? (
        <details>
          <summary>Next {upcoming.length} broadcasts</summary>
          <Upcoming upcoming={upcoming} timeZone={timeZone} />
        </details>
      ) : null}
      <div className="card-foot">
        {audioFileUrl ? (
          <CompactPlayer sound={{ audioUrl: new URL(audioFileUrl).pathname }} name={`the last bulletin of ${hostName}`} />
        ) : (
          <span />
        )}
        <SchedulerActions {...{ schedulerId, hostName, isActive, antiForgery, isAsked }} />
      </div>
    </article>
  )
}

const LastBroadcast = ({ last }: { last: Last }) => {
  const { words, tone } = stateInWords({ ...last, latenessMs: null, failedStep: null, failedBy: null })
  return (
    <span className="state" data-tone={tone}>
      {words}
      {last.rung && last.rung !== 'fresh' ? ` (${RUNG_WORDS[last.rung]})` : ''}
    </span>
  )
}
