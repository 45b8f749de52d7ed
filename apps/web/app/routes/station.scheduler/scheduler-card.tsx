import { DELIVERY } from '@hourcast/domain/delivery/delivery-kinds'
import { findLanguage } from '@hourcast/domain/hosts/languages'
import { findPresentationType } from '@hourcast/domain/hosts/presentation-types'
import { shownOnCard } from '@hourcast/domain/shown-text'
import { wizardAddress } from '@hourcast/domain/wizard/wizard-address'
import type { SchedulerSummary } from '@hourcast/server/schedulers/scheduler-summary'
import { Link } from '@remix-run/react'
import { CompactPlayer } from '../../components/player/compact-player.tsx'
import { ToneFace } from '../../components/tone-face.tsx'
import { Upcoming } from '../../components/upcoming.tsx'
import { forgetOtherWizard } from '../../components/wizard/kept-wizard.ts'
import { CardFacts } from './card-facts.tsx'
import { CopyLink } from './copy-link.tsx'
import { ScheduleLines } from './schedule-lines.tsx'
import { SchedulerActions } from './scheduler-actions.tsx'
import type { Undone } from './undo-bar.tsx'

type Props = {
  card: SchedulerSummary
  now: number
  antiForgery: string
  isAsked: boolean
  onUndoable: (undone: Undone | null) => void
}

/** One AI host: what it does, when it airs next, how the last broadcast went. A click on it opens the wizard. */
export const SchedulerCard = ({ card, now, antiForgery, isAsked, onUndoable }: Props) => {
  const { scheduler, isActive, timeZone, upcoming, link, kinds } = card
  const { schedulerId, hostName, customTask, source, schedules, audioFileUrl } = scheduler
  const marks = [
    findPresentationType(scheduler.presentationType)?.name,
    findLanguage(scheduler.language)?.name,
    ...kinds.map((kind) => DELIVERY[kind].name),
  ]
  return (
    <article
      className="sheet scheduler-card"
      data-tone={isActive ? 'active' : 'inactive'}
      aria-labelledby={`name-${schedulerId}`}
    >
      <div className="sheet-head">
        <h2 id={`name-${schedulerId}`}>
          <ToneFace tone={scheduler.voiceTone} />{' '}
          <Link className="card-link" to={wizardAddress(schedulerId)} onClick={forgetOtherWizard(schedulerId)}>
            {hostName}
          </Link>
        </h2>
        <span className="badge">{isActive ? 'Active' : 'Paused'}</span>
      </div>
      <ul className="marks" aria-label="Type, language and delivery">
        {marks.map((mark) => (
          <li key={mark}>{mark}</li>
        ))}
      </ul>
      {customTask ? <p className="task-shown">{shownOnCard(customTask)}</p> : null}
      <p className="soft source">{source ? shownOnCard(source) : 'no source'}</p>
      <ScheduleLines schedules={schedules} />
      <CardFacts card={card} now={now} antiForgery={antiForgery} />
      <CopyLink link={link} hostName={hostName} />
      <p>
        <Link to={`/station/scheduler/${schedulerId}`}>Slots and history of {hostName}</Link>
      </p>
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
        <SchedulerActions {...{ schedulerId, hostName, isActive, antiForgery, isAsked, onUndoable }} />
      </div>
    </article>
  )
}
