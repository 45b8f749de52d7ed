import { findLanguage } from '@hourcast/domain/hosts/languages'
import type { Feed } from '@hourcast/server/feeds/feed-row'
import { ClockTime } from './clock-time.tsx'

type Props = { test: NonNullable<Feed['test']>; timeZone: string; now: number }

/** What a host would have read at the last test, and what not, with the reason. */
export const FeedTestList = ({ test: { at, language, items }, timeZone, now }: Props) => {
  if (items.length === 0) return null
  return (
    <details className="feed-test">
      <summary>What a host would read</summary>
      <p className="soft">
        As a short news bulletin in {findLanguage(language)?.name ?? 'English'}, at the test of{' '}
        <ClockTime {...{ at, timeZone, now }} />.
      </p>
      <ul>
        {items.map(({ title, isRead, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may have one title, and the list never moves
          <li key={index} data-read={isRead || undefined}>
            {title}
            <span className="soft"> {isRead ? 'would be read' : reason ? `left out: ${reason}` : 'left out'}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
