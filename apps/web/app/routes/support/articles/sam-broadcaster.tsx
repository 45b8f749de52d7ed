import { type Article, freshOf } from '../article.ts'
import { Snippet } from '../snippet.tsx'

export const samBroadcaster: Article = {
  id: 'sam-broadcaster',
  title: 'SAM Broadcaster',
  asOf: 'Names of events as of SpacialAudio’s support wiki. Not tried here.',
  Body: ({ links }) => (
    <>
      <ol>
        <li>
          In the <em>Event Scheduler</em> press <em>+</em> and choose <em>Add Files to Queue</em>, which takes addresses too:
          <Snippet label="the address for the queue" text={freshOf(links)} />
        </li>
        <li>
          On the tab <em>Schedule Times</em> enter the days and hours.
        </li>
      </ol>
      <p>The queue plays when the song before it has ended: the bulletin follows the hour by as much.</p>
    </>
  ),
}
