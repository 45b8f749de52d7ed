import { type Article, freshOf } from '../article.ts'
import { Snippet } from '../snippet.tsx'

export const theLink: Article = {
  id: 'link',
  title: 'The direct link, and what stands beside it',
  asOf: 'Tried with curl.',
  Body: ({ links }) => (
    <>
      <p>
        The link always serves the newest bulletin whose air time has come, and switches to the next one at that instant, as a
        whole. Anybody who knows it may listen.
      </p>
      <Snippet label="the direct link" text={links.mp3} />
      <p>
        With <code>?max_age=</code> and seconds it answers 404 rather than something older, counted from the air time that the
        words speak for. This one never gives you a bulletin that is older than half an hour:
      </p>
      <Snippet label="the direct link with a limit of age" text={freshOf(links)} />
      <p>Under the same name lie, for programs:</p>
      <ul className="help-list">
        <li>
          <code>.wav</code>: the same bulletin as a WAV of 48 kHz and 16 bits, with <code>bext</code> and <code>cart</code>{' '}
          chunks; it stands ready at the instant once it has been fetched within the last week, and takes a moment when it has not
          <Snippet label="the direct link as a WAV" text={links.wav} />
        </li>
        <li>
          <code>.json</code>: title, air time, length in seconds, loudness, a hash of the script, and where this very bulletin
          stays
          <Snippet label="the address of the facts" text={links.json} />
        </li>
        <li>
          <code>.xml</code>: a podcast feed of the last 20 bulletins
          <Snippet label="the address of the podcast feed" text={links.feed} />
        </li>
        <li>
          <code>.ics</code>: a calendar of the air times to come
          <Snippet label="the address of the calendar" text={links.calendar} />
        </li>
      </ul>
    </>
  ),
}
