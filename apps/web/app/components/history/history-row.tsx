import { airedName } from '@hourcast/domain/broadcasts/rung-names'
import type { HistoryLine } from '@hourcast/server/history/list-history'
import { Link } from '@remix-run/react'
import { outcomeInWords } from '../broadcast/outcome-in-words.ts'
import { reasonInWords } from './reason-in-words.ts'
import { TargetMarks } from './target-marks.tsx'
import { WallClock } from './wall-clock.tsx'

type Props = {
  line: HistoryLine
  /** On a page of one host its name says nothing. */
  isHostSaid?: boolean
}

/** '+0.4 s': how long after its time it was there. */
const latenessInWords = ({ kind, latenessMs, state }: HistoryLine): string | null => {
  if (kind === 'now') return 'run now'
  return state !== 'delivered' || latenessMs === null ? null : `+${(latenessMs / 1000).toFixed(1)}\u00a0s`
}

/** One broadcast of the timeline; all of it opens the broadcast's page. */
export const HistoryRow = ({ line, isHostSaid = true }: Props) => {
  const { broadcastId, isOpenable, airAt, wall, offset, hostName, isSchedulerDeleted, durationMs, targets, found } = line
  const { words, tone } = outcomeInWords(line, targets)
  const reason = reasonInWords(line)
  const lateness = latenessInWords(line)
  const slot = (
    <>
      <WallClock at={airAt} wall={wall} offset={offset} />
      <span className={isHostSaid ? 'row-host' : 'unseen'}>
        {hostName}
        {isSchedulerDeleted ? <span className="soft"> (deleted)</span> : null}
      </span>
    </>
  )
  return (
    <li className="history-row" data-tone={tone}>
      {isOpenable ? (
        <Link className="row-link" to={`/station/history/${broadcastId}`}>
          {slot}
        </Link>
      ) : (
        <span className="row-slot">{slot}</span>
      )}
      <span className="state" data-tone={tone}>
        {words}
      </span>
      <span className="row-rung">
        {airedName(line) ?? '–'}
        {durationMs ? <span className="soft figures"> {Math.round(durationMs / 1000)}&nbsp;s</span> : null}
      </span>
      <span className="row-late soft figures">{lateness}</span>
      <TargetMarks targets={targets} />
      {reason ? <p className="row-reason soft">{reason}</p> : null}
      {found ? <p className="row-found">“{found}”</p> : null}
    </li>
  )
}
