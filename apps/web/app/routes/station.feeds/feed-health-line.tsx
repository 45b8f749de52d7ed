import type { FeedHealth } from '@hourcast/server/feeds/feed-row'
import { ClockTime } from './clock-time.tsx'
import { ageInWords, itemsInWords } from './feeds-words.ts'

type Props = { health: FeedHealth; timeZone: string; now: number }

/** How its last reading went: when, what was found and how fresh; or since when it fails, and why. */
export const FeedHealthLine = ({ health, timeZone, now }: Props) => {
  const { readAt, readBy, found, newestAt, fault, failingSince } = health
  if (readAt === null) return <p>Not read yet.</p>
  const clock = (at: number) => <ClockTime {...{ at, timeZone, now }} />
  if (fault && failingSince !== null)
    return (
      <p className="feed-fault">
        <strong>Failing since {clock(failingSince)}.</strong> {fault.message}
        {failingSince === readAt ? null : <> Last tried {clock(readAt)}.</>}
      </p>
    )
  return (
    <p>
      {readBy === 'broadcast' ? 'Read' : 'Tested'} {clock(readAt)}, {itemsInWords(found)}
      {newestAt === null ? null : <>, the newest {ageInWords(now - newestAt)} old</>}.
    </p>
  )
}
