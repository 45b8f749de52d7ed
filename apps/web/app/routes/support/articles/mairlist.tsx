import { type Article, freshOf } from '../article.ts'
import { Snippet } from '../snippet.tsx'

export const mairlist: Article = {
  id: 'mairlist',
  title: 'mAirList',
  asOf: 'Names of actions as of mAirList’s wiki. Not tried here.',
  Body: ({ links }) => (
    <>
      <ol>
        <li>
          Open the <em>Event Scheduler</em> with the button <em>Events</em> and add an event for each hour that has a bulletin, a
          few seconds past it.
        </li>
        <li>
          Give it the action <em>Download file</em>, with this address and a file on your disk:
          <Snippet label="the address for the download" text={freshOf(links)} />
        </li>
        <li>
          As its second action, insert that file at the top of the playlist. When an action fails, mAirList leaves out those
          behind it: if there is nothing fresh, the link answers 404 and nothing stale is inserted.
        </li>
      </ol>
      <p>
        Without events: a playlist item <em>File on HTTP/FTP server</em> takes the same address.
      </p>
    </>
  ),
}
