import type { Article } from '../article.ts'
import { Snippet } from '../snippet.tsx'

export const radiodj: Article = {
  id: 'radiodj',
  title: 'RadioDJ',
  asOf: 'Track types and events as RadioDJ’s own tutorials describe them (2013 to 2016). Not tried here.',
  Body: ({ links }) => (
    <>
      <p>RadioDJ knows a track type for files that are overwritten, and one for podcasts. Take one of the two.</p>
      <ol>
        <li>
          <strong>A file.</strong> Let Hourcast place the bulletin on the RadioDJ machine by FTP or SFTP, always under the same
          name, such as <code>/radio/bulletin.mp3</code> (<a href="#files">how</a>). Import that file once with the track type{' '}
          <em>Variable Duration File</em>: RadioDJ then reads its length again before each play.
        </li>
        <li>
          <strong>A podcast.</strong> Add a track of the type <em>Podcast</em> with this feed; RadioDJ plays its newest episode:
          <Snippet label="the podcast feed" text={links.feed} />
        </li>
        <li>Make an event that repeats by day and hour, at 00:00 of the hour, and let it load that track.</li>
      </ol>
    </>
  ),
}
