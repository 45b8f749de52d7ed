import type { OpenedBroadcast } from '@hourcast/server/history/load-broadcast'
import { BROADCAST_WORDS as WORDS } from './broadcast-words.ts'

type Item = OpenedBroadcast['sources']['items'][number]

const SourceItem = ({ item: { title, source, link, text, isTold, leftOut } }: { item: Item }) => (
  <li>
    <details>
      <summary>
        <span className="state" data-tone={isTold ? 'good' : 'busy'}>
          {isTold ? WORDS.told : WORDS.notTold}
        </span>{' '}
        <span className="source-title">{title}</span> <span className="soft">{source}</span>
      </summary>
      <p className="source-text">{text}</p>
      {link ? (
        <p>
          <a href={link} target="_blank" rel="noreferrer noopener">
            {link}
          </a>
        </p>
      ) : null}
    </details>
    {leftOut.map(({ reason, sentence }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: what was left out never changes its order
      <p key={place} className="soft left-out">
        {sentence ? `Left out “${sentence}”: ` : 'Left out: '}
        {reason}
      </p>
    ))}
  </li>
)

/** What the sources held when they were read: each story, whether it was told, and why not. */
export const SourcesRead = ({ sources: { items, faults } }: Pick<OpenedBroadcast, 'sources'>) => (
  <>
    {faults.map((fault) => (
      <p key={fault} className="fault">
        {fault}
      </p>
    ))}
    {items.length === 0 ? (
      <p className="soft">{WORDS.noSources}</p>
    ) : (
      <ul className="sources-read">
        {items.map((item) => (
          <SourceItem key={item.itemId} item={item} />
        ))}
      </ul>
    )}
  </>
)
