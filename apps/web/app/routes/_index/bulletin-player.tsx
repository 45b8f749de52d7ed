import type { FrontPage } from '@hourcast/server/pages/load-front-page'
import { RUNG_WORDS } from '../../components/broadcast/rung-words.ts'
import { Player } from '../../components/player/player.tsx'
import { usePlayback } from '../../components/player/use-playback.ts'
import { StationTime } from '../../components/station-time.tsx'

const FAULT = 'The audio could not be loaded. Nothing is lost: it is kept here and on the direct link. Try again in a moment.'

type Props = { newest: NonNullable<FrontPage['onAir']>; station: Pick<FrontPage, 'presentation' | 'hostName' | 'timeZone'> }

/** What the link serves now, with its script lighting up as it is read. */
export const BulletinPlayer = ({ newest, station: { presentation, hostName, timeZone } }: Props) => {
  const playback = usePlayback(newest)
  const { sound: bulletin, isPlaying, hasNewer, stop } = playback
  return (
    <div className="player">
      <p className="on-air-line">
        <span className="lamp" data-on={isPlaying} data-past={hasNewer}>
          {hasNewer ? 'Was on air' : 'On air'}
        </span>
        <StationTime at={bulletin.airAt} wall={bulletin.wall} timeZone={timeZone} offset={bulletin.offset} />
        <span>with {hostName}</span>
        {bulletin.rung === 'fresh' ? null : <span>{RUNG_WORDS[bulletin.rung]}</span>}
      </p>
      {/* Its whole title names station and air time once more. */}
      <h3 className="title">{presentation}</h3>
      <Player playback={playback} name="the bulletin" faultText={FAULT}>
        {hasNewer ? (
          <p className="notice" role="status">
            A newer bulletin is on air.{' '}
            <button type="button" className="button" onClick={stop}>
              Change to it
            </button>
          </p>
        ) : null}
      </Player>
    </div>
  )
}
