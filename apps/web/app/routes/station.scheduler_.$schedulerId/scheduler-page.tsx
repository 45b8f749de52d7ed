import { historyQuery } from '@hourcast/domain/broadcasts/history-filter'
import { wizardAddress } from '@hourcast/domain/wizard/wizard-address'
import type { SchedulerView } from '@hourcast/server/pages/load-scheduler-page'
import { Link } from '@remix-run/react'
import { Card } from '../../components/card.tsx'
import { Countdown } from '../../components/countdown.tsx'
import { ButtonLink } from '../../components/form/button-link.tsx'
import { HistoryDays } from '../../components/history/history-days.tsx'
import { Upcoming } from '../../components/upcoming.tsx'
import { forgetOtherWizard } from '../../components/wizard/kept-wizard.ts'
import { SCHEDULER_WORDS as WORDS } from './scheduler-words.ts'
import { SettingsInWords } from './settings-in-words.tsx'

const NextSlots = ({ view: { upcoming, timeZone, now, isActive } }: { view: SchedulerView }) => {
  const [next] = upcoming
  return (
    <Card title={WORDS.next} aside={<span className="zone">{timeZone}</span>}>
      {next ? (
        <>
          <p className="next-in">
            <Countdown to={next.airAt} now={now} isLong />
          </p>
          <Upcoming upcoming={upcoming} timeZone={timeZone} />
        </>
      ) : (
        <p className="soft">{isActive ? WORDS.noSlots : WORDS.nothingAhead}</p>
      )}
    </Card>
  )
}

const OwnHistory = ({ view: { history, scheduler } }: { view: SchedulerView }) => {
  const asked = historyQuery({ schedulerId: scheduler.schedulerId, outcome: null, day: null, words: null })
  return (
    <section aria-labelledby="own-history" className="own-history">
      <div className="sheet-head">
        <h2 id="own-history">{WORDS.history}</h2>
        <span className="form-actions">
          <Link to={`/station/history${asked}`}>{WORDS.wholeHistory}</Link>
          <a href={`/station/history.csv${asked}`} download>
            {WORDS.download}
          </a>
        </span>
      </div>
      {history.lines.length === 0 ? (
        <p className="soft">{WORDS.nothingYet}</p>
      ) : (
        <HistoryDays lines={history.lines} isHostSaid={false} level={3} />
      )}
    </section>
  )
}

/** One scheduler: what comes, what was, and how it is set. */
export const SchedulerPage = ({ view }: { view: SchedulerView }) => {
  const { scheduler, isActive } = view
  const { schedulerId, hostName } = scheduler
  return (
    <article className="scheduler-page">
      <div className="page-head">
        <div>
          <p>
            <Link to="/station/scheduler">← {WORDS.back}</Link>
          </p>
          <h1>
            {hostName} <span className="badge">{isActive ? WORDS.active : WORDS.paused}</span>
          </h1>
        </div>
        <ButtonLink to={wizardAddress(schedulerId)} onClick={forgetOtherWizard(schedulerId)}>
          {WORDS.edit}
        </ButtonLink>
      </div>
      <div className="scheduler-columns">
        <NextSlots view={view} />
        <SettingsInWords view={view} />
      </div>
      <OwnHistory view={view} />
    </article>
  )
}
