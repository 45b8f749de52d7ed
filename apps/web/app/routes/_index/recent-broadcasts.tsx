import type { FrontPage, RecentBroadcast } from '@hourcast/server/pages/load-front-page'
import { StationTime } from '../../components/station-time.tsx'

const RUNGS = {
  fresh: 'Fresh bulletin',
  'last-good': 'Last good bulletin',
  evergreen: 'Evergreen',
  ident: 'Station ident',
} as const

const stateOf = ({ state, late, stage }: RecentBroadcast): { word: string; tone: 'good' | 'busy' | 'bad' } => {
  if (state === 'delivered') return late ? { word: 'Delivered late', tone: 'busy' } : { word: 'Delivered', tone: 'good' }
  if (state === 'failed') return { word: 'Failed', tone: 'bad' }
  if (state === 'missed') return { word: 'Missed', tone: 'bad' }
  if (state === 'staged') return { word: 'Ready for air', tone: 'busy' }
  return { word: stage ? `In preparation: ${stage}` : 'In preparation', tone: 'busy' }
}

/** The last ten broadcasts with what became of them. */
export const RecentBroadcasts = ({ station }: { station: FrontPage }) => (
  <section className="sheet recent" aria-labelledby="recent-title">
    <div className="sheet-head">
      <h2 id="recent-title">Last broadcasts</h2>
      <a className="quiet" href={station.feed}>
        Podcast feed
      </a>
    </div>
    {station.recent.length === 0 ? (
      <p>Nothing has aired yet. The first bulletin appears here within half a minute.</p>
    ) : (
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Slot</th>
              <th scope="col">State</th>
              <th scope="col">On air</th>
              <th scope="col">Length</th>
            </tr>
          </thead>
          <tbody>
            {station.recent.map((broadcast) => {
              const { word, tone } = stateOf(broadcast)
              return (
                <tr key={broadcast.broadcastId}>
                  <td>
                    <StationTime at={broadcast.airAt} wall={broadcast.wall} timeZone={station.timeZone} />
                  </td>
                  <td>
                    <span className="state" data-tone={tone}>
                      {word}
                    </span>
                  </td>
                  <td>{broadcast.rung ? RUNGS[broadcast.rung] : '–'}</td>
                  <td className="figures">{broadcast.durationMs ? `${Math.round(broadcast.durationMs / 1000)} s` : '–'}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    )}
    <p className="link-line">
      The direct link always serves the newest one: <a href={station.link}>{station.link.replace(/^https?:\/\//, '')}</a>
    </p>
  </section>
)
