import { DELIVERY } from '@hourcast/domain/delivery/delivery-kinds'
import { findLanguage } from '@hourcast/domain/hosts/languages'
import { findPresentationType } from '@hourcast/domain/hosts/presentation-types'
import { findVoiceTone } from '@hourcast/domain/hosts/voice-tones'
import { dayName } from '@hourcast/domain/slots/day'
import { splitSources } from '@hourcast/domain/sources/source-urls'
import type { SchedulerView } from '@hourcast/server/pages/load-scheduler-page'
import { Card } from '../../components/card.tsx'
import { SCHEDULER_WORDS as WORDS } from './scheduler-words.ts'

const daysInWords = (days: readonly number[]): string =>
  days.length === 7 ? 'every day' : days.map((day) => dayName(day).slice(0, 3)).join(', ')

const hoursInWords = (hours: readonly string[]): string => (hours.length === 24 ? 'every hour' : hours.join(', '))

type Of = { view: SchedulerView }

const Airs = ({ view: { scheduler, weekly } }: Of) => (
  <>
    <ul className="plain-list">
      {scheduler.schedules.map(({ id, days, hours }) => (
        <li key={id}>
          <span className="figures">{hoursInWords(hours)}</span> <span className="soft">{daysInWords(days)}</span>
        </li>
      ))}
    </ul>
    <span className="soft">
      <span className="figures">{weekly}</span> {WORDS.perWeek}
    </span>
  </>
)

const GoesTo = ({ view: { targets, link } }: Of) => (
  <ul className="plain-list">
    {targets.map(({ kind, address, consent }) => (
      <li key={kind}>
        {DELIVERY[kind].name} <span className="soft link-line">{kind === 'link' ? link : address}</span>
        {kind === 'email' && consent !== 'given' ? <span className="soft"> {WORDS.confirmed[consent]}</span> : null}
      </li>
    ))}
  </ul>
)

/** How the scheduler is set, as sentences say it. */
export const SettingsInWords = ({ view }: Of) => {
  const { hostName, language, voiceTone, presentationType, customTask, source, length, stationName, location } = view.scheduler
  const sources = splitSources(source)
  return (
    <Card title={WORDS.settings}>
      <dl className="facts">
        <dt>{WORDS.host}</dt>
        <dd>{hostName}</dd>
        <dt>{WORDS.speaks}</dt>
        <dd>
          {findLanguage(language)?.name}, {findVoiceTone(voiceTone)?.name}
        </dd>
        <dt>{WORDS.voice}</dt>
        <dd>{view.voice}</dd>
        <dt>{WORDS.programme}</dt>
        <dd>{findPresentationType(presentationType)?.name}</dd>
        {customTask ? (
          <>
            <dt>{WORDS.task}</dt>
            <dd>
              <p className="task-shown">{customTask}</p>
              {view.taskTold ? <p className="soft">{view.taskTold}</p> : null}
            </dd>
          </>
        ) : null}
        <dt>{WORDS.reads}</dt>
        <dd>
          {sources.length === 0 ? (
            <span className="soft">{WORDS.noSource}</span>
          ) : (
            <ul className="plain-list">
              {sources.map((each) => (
                <li key={each}>
                  <code>{each}</code>
                </li>
              ))}
            </ul>
          )}
        </dd>
        <dt>{WORDS.length}</dt>
        <dd>{length === 'long' ? WORDS.lengths.long : WORDS.lengths.short}</dd>
        <dt>{WORDS.station}</dt>
        <dd>{[stationName, location].filter(Boolean).join(', ')}</dd>
        <dt>{WORDS.airs}</dt>
        <dd>
          <Airs view={view} />
        </dd>
        <dt>{WORDS.goesTo}</dt>
        <dd>
          <GoesTo view={view} />
        </dd>
      </dl>
    </Card>
  )
}
