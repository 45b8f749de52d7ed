import { stripScheme } from '@hourcast/domain/sources/source-urls'
import { wizardAddress } from '@hourcast/domain/wizard/wizard-address'
import type { ListedFeed } from '@hourcast/server/feeds/list-feeds'
import { Link } from '@remix-run/react'
import { Card } from '../../components/card.tsx'
import { FeedActions } from './feed-actions.tsx'
import { FeedHealthLine } from './feed-health-line.tsx'
import { FeedTestList } from './feed-test-list.tsx'
import { badgeOf, type FeedNote, healthState, noteInWords, FEEDS_WORDS as WORDS } from './feeds-words.ts'

type Props = {
  feed: ListedFeed
  timeZone: string
  now: number
  antiForgery: string
  /** What was just done with it. */
  note: FeedNote | undefined
  isAsked: boolean
  /** Among many: what is not its health unfolds. */
  isFolded: boolean
}

/** What it is, what would be read of it, who reads it, and what can be done with it. */
const Rest = ({ feed, timeZone, now, antiForgery, note, isAsked }: Omit<Props, 'isFolded'>) => {
  const state = healthState(feed.health, now)
  const { url, inputMode, description, test, readers } = feed
  return (
    <>
      <p className="feed-url">
        <span className="soft">{inputMode}</span> {stripScheme(url)}
      </p>
      {description ? <p>{description}</p> : null}
      {test ? <FeedTestList {...{ test, timeZone, now }} /> : null}
      <p className="soft">
        {readers.length === 0 ? 'No scheduler reads it yet.' : 'Read by '}
        {readers.map(({ schedulerId, hostName }, at) => (
          <span key={schedulerId}>
            {at > 0 ? ', ' : ''}
            <Link to={wizardAddress(schedulerId)}>{hostName}</Link>
          </span>
        ))}
      </p>
      {note ? (
        <p className="feeds-note" data-state={state} role="status">
          {noteInWords(note, state)}
        </p>
      ) : null}
      <FeedActions {...{ feed, antiForgery, isAsked }} />
    </>
  )
}

/** A saved source: how it is, and all else about it. */
export const FeedCard = ({ isFolded, ...props }: Props) => {
  const { feed, timeZone, now, note, isAsked } = props
  const { name, health } = feed
  const state = healthState(health, now)
  return (
    <Card
      title={name}
      className="feed-card"
      aside={
        <span className="badge" data-state={state}>
          {badgeOf(state)}
        </span>
      }
    >
      <FeedHealthLine {...{ health, timeZone, now }} />
      {isFolded && !note && !isAsked ? (
        <details className="feed-more">
          <summary>
            {WORDS.more}
            <span className="unseen"> of {name}</span>
          </summary>
          <Rest {...props} />
        </details>
      ) : (
        <Rest {...props} />
      )}
    </Card>
  )
}
