import type { Stage } from '@hourcast/domain/broadcasts/broadcast'
import type { FrontPage } from '@hourcast/server/pages/load-front-page'
import { StationTime } from '../../components/station-time.tsx'
import { type NamedStage, StageList } from '../../components/wait/stage-list.tsx'

const STAGES: readonly NamedStage[] = [
  { id: 'reading', name: 'Reading the sources' },
  { id: 'writing', name: 'Writing the script' },
  { id: 'speaking', name: 'Speaking' },
  { id: 'mastering', name: 'Mastering' },
  { id: 'delivering', name: 'Delivering' },
]

/** From the finished audio on, all is delivery. */
const nameOf = (stage: Stage | null): string | null =>
  stage === null || STAGES.some(({ id }) => id === stage) ? stage : 'delivering'

/** What stands in the player's place until there is something to play: the first bulletin step by step, or when it comes. */
export const InTheMaking = ({ station: { making, recent, upcoming, timeZone } }: { station: FrontPage }) => {
  const next = upcoming[0]
  const hasFailed = recent[0]?.state === 'failed' || recent[0]?.state === 'missed'
  if (making || recent.length === 0)
    return (
      <div className="making">
        <p>The first bulletin is being made. It plays here in a moment.</p>
        <StageList stages={STAGES} current={nameOf(making?.stage ?? null)} />
      </div>
    )
  return (
    <div className="making" role="status">
      <p>
        {hasFailed
          ? 'Nothing is on air: the last broadcast did not come to be. Below stands at which step.'
          : 'Nothing is on air yet.'}
      </p>
      {next ? (
        <p>
          The next one airs at <StationTime at={next.airAt} wall={next.wall} timeZone={timeZone} offset={next.offset} />.
        </p>
      ) : null}
    </div>
  )
}
