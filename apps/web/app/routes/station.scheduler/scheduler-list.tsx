import { scheduleLines } from '@hourcast/domain/slots/schedule-words'
import type { SchedulerSummary } from '@hourcast/server/schedulers/scheduler-summary'
import { Form, useSearchParams } from '@remix-run/react'
import { useState } from 'react'
import { Countdown } from '../../components/countdown.tsx'
import { Button } from '../../components/form/button.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { ToneFace } from '../../components/tone-face.tsx'
import { ZonedTime } from '../../components/zoned-time.tsx'
import { findSchedulers } from './find-schedulers.ts'
import { troubleOf } from './last-in-words.ts'
import { SchedulerCard } from './scheduler-card.tsx'
import type { Undone } from './undo-bar.tsx'

type Props = {
  schedulers: readonly SchedulerSummary[]
  now: number
  antiForgery: string
  /** Which is asked about without scripts. */
  toDelete: string | undefined
  onUndoable: (undone: Undone | null) => void
}

/** From this many on each is a line that unfolds, and can be looked for. */
const MANY = 6

/** All hosts of the station, what airs next first. The search is a form that works without scripts, and at each letter with them. */
export const SchedulerList = ({ schedulers, now, antiForgery, toDelete, onUndoable }: Props) => {
  const [params] = useSearchParams()
  const [wanted, setWanted] = useState(params.get('q') ?? '')
  const isMany = schedulers.length >= MANY
  const shown = findSchedulers(schedulers, isMany ? wanted : '')
  const cardOf = (card: SchedulerSummary) => (
    <SchedulerCard
      card={card}
      now={now}
      antiForgery={antiForgery}
      isAsked={toDelete === card.scheduler.schedulerId}
      onUndoable={onUndoable}
    />
  )
  if (!isMany)
    return (
      <ul className="scheduler-cards">
        {shown.map((card) => (
          <li key={card.scheduler.schedulerId}>{cardOf(card)}</li>
        ))}
      </ul>
    )
  return (
    <>
      <Form method="get" className="scheduler-search" role="search" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label="Find a host"
          type="search"
          name="q"
          autoComplete="off"
          maxLength={100}
          placeholder="Name, type, language, source"
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
        <noscript>
          <Button type="submit" variant="secondary">
            Find
          </Button>
        </noscript>
      </Form>
      <p className="soft" role="status">
        <span className="figures">{shown.length}</span> of <span className="figures">{schedulers.length}</span> hosts
      </p>
      <ul className="scheduler-rows">
        {shown.map((card) => (
          <li key={card.scheduler.schedulerId}>
            <details open={toDelete === card.scheduler.schedulerId || undefined}>
              <summary>
                <Row card={card} now={now} />
              </summary>
              {cardOf(card)}
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A host in a line: who, whether it is on, how often, when next, and what went wrong last. */
const Row = ({ card: { scheduler, isActive, upcoming, timeZone, last }, now }: { card: SchedulerSummary; now: number }) => {
  const [next] = upcoming
  const trouble = troubleOf(last)
  const [line, ...more] = scheduleLines(scheduler.schedules)
  return (
    <span className="scheduler-row" data-tone={isActive ? 'active' : 'inactive'}>
      <span className="row-name">
        <ToneFace tone={scheduler.voiceTone} /> {scheduler.hostName}
      </span>
      <span className="badge">{isActive ? 'Active' : 'Paused'}</span>
      <span className="soft">
        {line ? `${line.hours}, ${line.days}` : ''}
        {more.length > 0 ? `, and ${more.length} more` : ''}
        {trouble ? (
          <>
            {' '}
            <span className="state" data-tone={trouble.tone}>
              {trouble.words}
            </span>
          </>
        ) : null}
      </span>
      <span className="row-next">
        {next ? (
          <>
            <ZonedTime at={next.airAt} wall={next.wall} timeZone={timeZone} isZoneSaid />{' '}
            <Countdown to={next.airAt} now={now} isLong />
          </>
        ) : (
          'nothing ahead'
        )}
      </span>
    </span>
  )
}
