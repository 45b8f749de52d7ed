import type { FrontPage } from '@hourcast/server/pages/load-front-page'
import { PLAYOUTS } from '../../components/page/playouts.ts'

/** What a station takes from here: the direct link for its playout, the feed for its listeners, the calendar for its people. */
export const TakeOver = ({ link, feed, calendar }: Pick<FrontPage, 'link' | 'feed' | 'calendar'>) => (
  <>
    <div className="sheet-head">
      <h2 id="take-over-title">For your playout</h2>
    </div>
    <p className="link-line">
      <a href={link}>{link.replace(/^https?:\/\//, '')}</a>
    </p>
    <p className="soft">One address for good. On the hour it serves the next bulletin, and never an empty file.</p>
    <ul className="links">
      <li>
        <a className="quiet" href={feed}>
          Podcast feed
        </a>
      </li>
      <li>
        <a className="quiet" href={calendar}>
          Calendar
        </a>
      </li>
      <li>
        <a className="quiet" href={link.replace(/mp3$/, 'json')}>
          On air as JSON
        </a>
      </li>
    </ul>
    <h3>What to paste where</h3>
    <ul className="links">
      {PLAYOUTS.map(({ id, title }) => (
        <li key={id}>
          <a className="quiet" href={`/support#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  </>
)
