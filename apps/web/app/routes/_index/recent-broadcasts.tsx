import { RUNG_NAMES } from '@hourcast/domain/broadcasts/rung-names'
import type { FrontPage } from '@hourcast/server/pages/load-front-page'
import { stateInWords } from '../../components/broadcast/state-in-words.ts'
import { StationTime } from '../../components/station-time.tsx'

/** The last ten broadcasts with what became of them. */
export const RecentBroadcasts = ({ station: { recent, timeZone, schedulerId, now } }: { station: FrontPage }) => (
  <>
    <div className="sheet-head">
      <h2 id="recent-title">Last broadcasts</h2>
      <span className="zone">{timeZone}</span>
    </div>
    {recent.length === 0 ? (
      <p className="soft">Nothing has aired yet. The first bulletin appears here within half a minute.</p>
    ) : (
      <table>
        <thead>
          <tr>
            <th scope="col">Slot</th>
            <th scope="col">State</th>
            <th scope="col">What aired</th>
            <th scope="col" className="number">
              Length
            </th>
            <th scope="col">
              <span className="unseen">Audio</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {recent.map((broadcast) => {
            const { broadcastId, airAt, wall, offset, rung, durationMs, state } = broadcast
            const { words, tone } = stateInWords(broadcast)
            const isOut = state === 'delivered' && durationMs !== null && airAt <= now
            return (
              <tr key={broadcastId}>
                <td>
                  <StationTime at={airAt} wall={wall} timeZone={timeZone} offset={offset} isZoneSaid />
                </td>
                <td>
                  <span className="state" data-tone={tone}>
                    {words}
                  </span>
                </td>
                <td>{rung ? RUNG_NAMES[rung] : '–'}</td>
                <td className="figures number">{durationMs ? `${Math.round(durationMs / 1000)} s` : '–'}</td>
                <td className="number">
                  {isOut ? (
                    <a
                      className="quiet"
                      href={`/station/${schedulerId}/${broadcastId}.mp3`}
                      aria-label={`MP3 of ${wall.slice(11)}`}
                    >
                      MP3
                    </a>
                  ) : null}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    )}
  </>
)
