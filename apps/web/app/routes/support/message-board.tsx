import type { ShownEntry } from '@hourcast/server/board/list-entries'
import { Link } from '@remix-run/react'
import type { BoardAnswer } from './board-answer.ts'
import { EntryForm } from './entry-form.tsx'
import { WORDS } from './support-words.ts'

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const Entry = ({ name, location, message, writtenAt, isReleased }: ShownEntry) => (
  <li className="board-entry">
    <p className="board-message" dir="auto">
      {message}
    </p>
    <p className="soft">
      <bdi>{name}</bdi>
      {location === '' ? null : (
        <>
          , <bdi>{location}</bdi>
        </>
      )}
      , <time dateTime={writtenAt}>{DAY.format(new Date(writtenAt))}</time>
    </p>
    {isReleased ? null : <p className="board-waits">{WORDS.waits}</p>}
  </li>
)

type Props = { entries: readonly ShownEntry[]; antiForgery: string | null; answer: BoardAnswer | undefined }

export const MessageBoard = ({ entries, antiForgery, answer }: Props) => (
  <section aria-labelledby="board" className="help-group">
    <h2 id="board">{WORDS.board}</h2>
    <p className="soft">{WORDS.boardLede}</p>
    {entries.length === 0 ? (
      <p className="board-empty">{WORDS.boardEmpty}</p>
    ) : (
      <ul className="board">
        {entries.map((entry) => (
          <Entry key={entry.entryId} {...entry} />
        ))}
      </ul>
    )}
    {antiForgery === null ? (
      <p>
        <Link to="/login">{WORDS.signIn}</Link>
      </p>
    ) : (
      <EntryForm antiForgery={antiForgery} answer={answer} />
    )}
  </section>
)
