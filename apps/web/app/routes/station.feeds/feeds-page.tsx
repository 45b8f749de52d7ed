import { exampleTongueOf } from '@hourcast/domain/sources/example-source'
import type { ListedFeed } from '@hourcast/server/feeds/list-feeds'
import { EmptyState } from '../../components/empty-state.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { ExampleForm } from './example-form.tsx'
import { FeedCard } from './feed-card.tsx'
import { FeedForm } from './feed-form.tsx'
import type { FeedsAnswer } from './feeds-answer.ts'
import { FEEDS_WORDS as WORDS } from './feeds-words.ts'

type Props = {
  feeds: ListedFeed[]
  timeZone: string
  now: number
  antiForgery: string
  /** The id of the one in the form. */
  edited: string | null
  done: { saved: string | null; tested: string | null; isDeleted: boolean }
  answer: FeedsAnswer | undefined
}

/** From so many on each is a few lines that unfold. */
const MANY = 6

/** What fails first; else by their names, as they come. */
const failingFirst = (feeds: readonly ListedFeed[]): ListedFeed[] =>
  feeds.toSorted((a, b) => Number(b.health.failingSince !== null) - Number(a.health.failingSince !== null))

export const FeedsPage = ({ feeds, timeZone, now, antiForgery, edited, done, answer }: Props) => {
  const isOfForm = answer?.intent === 'save'
  const noteOf = (feedId: string) => (done.saved === feedId ? 'saved' : done.tested === feedId ? 'tested' : undefined)
  const hasExample = feeds.some(({ url }) => exampleTongueOf(url) !== null)
  const form = (
    <FeedForm
      // Another feed is another form.
      key={edited ?? done.saved ?? ''}
      feed={feeds.find(({ feedId }) => feedId === edited)}
      antiForgery={antiForgery}
      answer={isOfForm ? answer : undefined}
    />
  )
  return (
    <>
      <PageHead title={WORDS.title} lede={WORDS.lede} />
      {done.isDeleted ? (
        <p className="feeds-note" role="status">
          {WORDS.deleted}
        </p>
      ) : null}
      <FormFault text={answer?.refusal && !isOfForm ? answer.refusal.message : null} />
      <div className="feeds">
        {/* On a phone the one that is edited stands above the list. */}
        {edited === null ? null : form}
        {feeds.length === 0 ? (
          <EmptyState title={WORDS.none} action={<ExampleForm antiForgery={antiForgery} />}>
            {WORDS.noneHow}
          </EmptyState>
        ) : (
          <div className="feeds-list">
            <p className="soft">
              Times in {timeZone}.{' '}
              <a className="to-form" href="#feed-form">
                {WORDS.add}
              </a>
            </p>
            <ul className="feed-cards">
              {failingFirst(feeds).map((feed) => (
                <li key={feed.feedId} id={`feed-${feed.feedId}`}>
                  <FeedCard
                    {...{ feed, timeZone, now, antiForgery }}
                    note={noteOf(feed.feedId)}
                    isFolded={feeds.length >= MANY}
                    isAsked={answer?.toDelete === true && answer.feedId === feed.feedId}
                  />
                </li>
              ))}
            </ul>
            {hasExample ? null : <ExampleForm antiForgery={antiForgery} />}
          </div>
        )}
        {edited === null ? form : null}
      </div>
    </>
  )
}
