import type { Stage } from '@hourcast/domain/broadcast'
import type { FrontPage } from '@hourcast/server/pages/load-front-page'
import { StationTime } from '../../components/station-time.tsx'

const STEPS: readonly { stages: readonly Stage[]; name: string }[] = [
  { stages: ['reading'], name: 'Reading the sources' },
  { stages: ['writing'], name: 'Writing the script' },
  { stages: ['speaking'], name: 'Speaking' },
  { stages: ['mastering'], name: 'Mastering' },
  { stages: ['staging', 'waiting', 'releasing', 'done'], name: 'Delivering' },
]

const Steps = ({ stage }: { stage: Stage | null }) => {
  const reached = STEPS.findIndex(({ stages }) => stage !== null && stages.includes(stage))
  return (
    <ol>
      {STEPS.map(({ name }, index) => (
        <li
          key={name}
          data-state={index < reached ? 'done' : index === reached ? 'now' : 'ahead'}
          aria-current={index === reached ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  )
}

/** What stands in the player's place until there is something to play: the first bulletin step by step, or when it comes. */
export const InTheMaking = ({ station: { making, recent, upcoming, timeZone } }: { station: FrontPage }) => {
  const next = upcoming[0]
  const hasFailed = recent[0]?.state === 'failed' || recent[0]?.state === 'missed'
  if (making || recent.length === 0)
    return (
      <div className="making" role="status">
        <p>The first bulletin is being made. It plays here in a moment.</p>
        <Steps stage={making?.stage ?? null} />
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
          The next one airs at <StationTime at={next.airAt} wall={next.wall} timeZone={timeZone} />.
        </p>
      ) : null}
    </div>
  )
}
