import type { OnAirBulletin } from '@hourcast/server/pages/find-bulletin'
import type { FrontPage } from '@hourcast/server/pages/load-front-page'
import { StationTime } from '../../components/station-time.tsx'
import { Transport } from './transport.tsx'
import { usePlayback } from './use-playback.ts'

const RUNG_WORDS = {
  fresh: '',
  'last-good': 'the last good bulletin again',
  evergreen: 'an evergreen',
  ident: 'the station ident',
} as const

type Props = { newest: OnAirBulletin; station: Pick<FrontPage, 'stationName' | 'hostName' | 'timeZone'> }

/** What the link serves now, with its script lighting up as it is read. Without scripts the browser's own player stands there. */
export const BulletinPlayer = ({ newest, station: { stationName, hostName, timeZone } }: Props) => {
  const { bulletin, isBroken, hasNewer, takeNewest, audioProps, ...playback } = usePlayback(newest)
  const { isPlaying, positionMs } = playback
  const spoken =
    isPlaying || positionMs > 0 ? bulletin.marks.findLast(({ startMs }) => startMs <= positionMs)?.segment : undefined
  return (
    <div className="player">
      <p className="on-air-line">
        <span className="lamp" data-on={isPlaying} data-past={hasNewer}>
          {hasNewer ? 'Was on air' : 'On air'}
        </span>
        <StationTime at={bulletin.airAt} wall={bulletin.wall} timeZone={timeZone} />
        <span>with {hostName}</span>
        {bulletin.rung === 'fresh' ? null : <span>{RUNG_WORDS[bulletin.rung]}</span>}
      </p>
      {/* The station's name stands above already. */}
      <h3 className="title">{bulletin.title.replace(`${stationName}: `, '')}</h3>
      <Transport bulletin={bulletin} {...playback} />
      {hasNewer ? (
        <p className="notice" role="status">
          A newer bulletin is on air.{' '}
          <button type="button" className="button" onClick={takeNewest}>
            Change to it
          </button>
        </p>
      ) : null}
      {isBroken ? (
        <p className="fault" role="alert">
          The audio could not be loaded. Nothing is lost: it is kept here and on the direct link. Try again in a moment.
        </p>
      ) : null}
      <audio {...audioProps} />
      <noscript>
        {/* biome-ignore lint/a11y/useMediaCaption: the script below is the caption, word for word */}
        <audio controls preload="none" src={bulletin.audioUrl} />
      </noscript>
      <div className="script">
        {bulletin.segments.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a script's segments never change their order
          <p key={index} data-spoken={spoken === index}>
            {text}
          </p>
        ))}
      </div>
      <p className="actions">
        <a className="quiet" href={bulletin.audioUrl} download>
          Download MP3
        </a>
      </p>
    </div>
  )
}
