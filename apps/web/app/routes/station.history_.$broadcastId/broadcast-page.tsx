import { airedName } from '@hourcast/domain/broadcasts/rung-names'
import type { OpenedBroadcast } from '@hourcast/server/history/load-broadcast'
import { Link } from '@remix-run/react'
import { outcomeInWords } from '../../components/broadcast/outcome-in-words.ts'
import { Card } from '../../components/card.tsx'
import { reasonInWords } from '../../components/history/reason-in-words.ts'
import { StationTime } from '../../components/station-time.tsx'
import type { AgainAnswer } from './again-answer.ts'
import { BROADCAST_WORDS as WORDS } from './broadcast-words.ts'
import { Deliveries } from './deliveries.tsx'
import { SoundFacts } from './sound-facts.tsx'
import { SourcesRead } from './sources-read.tsx'
import { Stages } from './stages.tsx'
import { ToldScript } from './told-script.tsx'

type Props = { broadcast: OpenedBroadcast; antiForgery: string; answer: AgainAnswer | undefined }

const Head = ({ broadcast }: { broadcast: OpenedBroadcast }) => {
  const { hostName, schedulerId, isSchedulerDeleted, airAt, wall, offset, timeZone, plannedAs, kind } = broadcast
  const aired = airedName(broadcast)
  const { words, tone } = outcomeInWords(broadcast, broadcast.deliveries)
  const reason = reasonInWords(broadcast)
  return (
    <header className="broadcast-head">
      <p>
        <Link to="/station/history">← {WORDS.back}</Link>
      </p>
      <h1>
        <StationTime at={airAt} wall={wall} timeZone={timeZone} offset={offset} />
      </h1>
      <p className="broadcast-line">
        <span className="state" data-tone={tone}>
          {words}
        </span>
        {aired ? <span>{aired}</span> : null}
        {isSchedulerDeleted ? (
          <span>{hostName} (deleted)</span>
        ) : (
          <Link to={`/station/scheduler/${schedulerId}`}>{hostName}</Link>
        )}
        {kind === 'now' ? <span className="soft">run now</span> : null}
        {plannedAs ? (
          <span className="soft">
            planned as {plannedAs.wall.replace('T', ' ')}, {plannedAs.timeZone}
          </span>
        ) : null}
      </p>
      {reason ? (
        <p className="broadcast-reason" data-tone={tone}>
          <strong>{WORDS.reason}:</strong> {reason}
        </p>
      ) : null}
    </header>
  )
}

/** One broadcast with all that is known of it. */
export const BroadcastPage = ({ broadcast, antiForgery, answer }: Props) => (
  <article className="opened-broadcast">
    <Head broadcast={broadcast} />
    <div className="opened-columns">
      <div>
        <Card title={WORDS.script}>
          <ToldScript broadcast={broadcast} />
        </Card>
        <Card title={WORDS.sources}>
          <SourcesRead sources={broadcast.sources} />
        </Card>
      </div>
      <div>
        <Card title={WORDS.targets}>
          <Deliveries broadcast={broadcast} antiForgery={antiForgery} answer={answer} />
        </Card>
        <Card title={WORDS.times}>
          <Stages broadcast={broadcast} />
        </Card>
        <Card title={WORDS.sound}>
          <SoundFacts broadcast={broadcast} />
        </Card>
      </div>
    </div>
  </article>
)
