import { type Article, freshOf } from '../article.ts'
import { Snippet } from '../snippet.tsx'

export const radioboss: Article = {
  id: 'radioboss',
  title: 'RadioBOSS',
  asOf: 'Names of fields as of RadioBOSS’s online manual. Not tried here.',
  Body: ({ links }) => (
    <>
      <ol>
        <li>
          In the <em>Scheduler</em> press <em>Add…</em>
        </li>
        <li>
          Put this into <em>Playlist/track filename or command</em>, which takes an address as well as a file:
          <Snippet label="the address for the event" text={freshOf(links)} />
        </li>
        <li>
          Choose under <em>Hours</em> when it runs, a few seconds past the hour, and tick the <em>Week days</em>.
        </li>
      </ol>
    </>
  ),
}
