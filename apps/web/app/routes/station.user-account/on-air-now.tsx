import type { Overview } from '@hourcast/server/pages/load-overview'
import { RUNG_WORDS } from '../../components/broadcast/rung-words.ts'
import { Card } from '../../components/card.tsx'
import { AudioParts } from '../../components/player/audio-parts.tsx'
import { Transport } from '../../components/player/transport.tsx'
import { usePlayback } from '../../components/player/use-playback.ts'
import { ZonedTime } from '../../components/zoned-time.tsx'
import { ON_AIR } from './overview-words.ts'

type OnAir = NonNullable<Overview['onAir']>
type Station = { name: string; timeZone: string }

/** What the links of this station serve now, to be heard. */
export const OnAirNow = ({ onAir, station }: { onAir: Overview['onAir']; station: Station }) =>
  onAir ? (
    <OnAirPlayer onAir={onAir} station={station} />
  ) : (
    <Card title={ON_AIR.title}>
      <p className="soft">{ON_AIR.none}</p>
    </Card>
  )

const OnAirPlayer = ({ onAir, station }: { onAir: OnAir; station: Station }) => {
  const playback = usePlayback(onAir)
  const { sound: bulletin, isPlaying, hasNewer, stop } = playback
  return (
    <Card
      className="now"
      title={ON_AIR.title}
      aside={
        <span className="lamp" data-on={isPlaying} data-past={hasNewer}>
          {hasNewer ? ON_AIR.past : ON_AIR.live}
        </span>
      }
    >
      <p className="on-air-line">
        <ZonedTime at={bulletin.airAt} wall={bulletin.wall} timeZone={station.timeZone} isZoneSaid />
        <span>with {bulletin.hostName}</span>
        {bulletin.rung === 'fresh' ? null : <span>{RUNG_WORDS[bulletin.rung]}</span>}
      </p>
      <p className="on-air-title">{bulletin.title.replace(`${station.name}: `, '')}</p>
      <Transport playback={playback} name="the bulletin" />
      {hasNewer ? (
        <p className="notice" role="status">
          {ON_AIR.newer}{' '}
          <button type="button" className="button" onClick={stop}>
            {ON_AIR.change}
          </button>
        </p>
      ) : null}
      <AudioParts playback={playback} faultText={ON_AIR.fault} />
      <p className="actions">
        <a className="quiet" href={bulletin.audioUrl} download>
          Download MP3
        </a>
      </p>
    </Card>
  )
}
