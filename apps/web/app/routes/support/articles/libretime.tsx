import type { Article } from '../article.ts'
import { Snippet } from '../snippet.tsx'

export const libretime: Article = {
  id: 'libretime',
  title: 'LibreTime',
  asOf: 'Steps as of LibreTime’s wiki. Not tried here.',
  Body: ({ links }) => (
    <>
      <ol>
        <li>
          Under <em>Podcasts</em> press <em>Add</em>, paste this feed and subscribe once. It holds the last 20 bulletins, the
          newest first:
          <Snippet label="the podcast feed" text={links.feed} />
        </li>
        <li>
          Make a <em>Smart Block</em> that picks the newest episode of this podcast, and a playlist of it.
        </li>
        <li>Give the show that playlist as its automatic playlist.</li>
      </ol>
      <p>
        LibreTime fills a show before it begins, with the newest episode that it has fetched by then. That is right for bulletins
        of the day; for the news on the hour use the lines for <a href="#liquidsoap">Liquidsoap</a>.
      </p>
    </>
  ),
}
