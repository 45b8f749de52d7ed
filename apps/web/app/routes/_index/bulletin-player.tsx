import type { OnAirBulletin } from '@hourcast/server/pages/load-front-page'
import { useRef, useState } from 'react'
import { StationTime } from '../../components/station-time.tsx'
import { Waveform } from './waveform.tsx'

const RUNG_WORDS = { fresh: 'fresh', 'last-good': 'the last good one', evergreen: 'evergreen', ident: 'ident' } as const

const clock = (ms: number): string => {
  const seconds = Math.max(0, Math.round(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

type Props = { bulletin: OnAirBulletin; hostName: string; timeZone: string }

/** What the link serves now, with its script lighting up as it is read. Without scripts the browser's own player stands there. */
export const BulletinPlayer = ({ bulletin, hostName, timeZone }: Props) => {
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [positionMs, setPosition] = useState(0)
  const { marks, segments, durationMs } = bulletin
  const spoken = marks.findLast(({ startMs }) => startMs <= positionMs && positionMs > 0)?.segment
  const toggle = () => (audio.current?.paused ? audio.current.play().catch(() => setPlaying(false)) : audio.current?.pause())
  const seek = (ms: number) => {
    if (audio.current) audio.current.currentTime = ms / 1000
    setPosition(ms)
  }

  return (
    <div className="player">
      <p className="on-air-line">
        <span className="lamp" data-on={isPlaying}>
          On air
        </span>
        <StationTime at={bulletin.airAt} wall={bulletin.wall} timeZone={timeZone} />
        <span className="with">
          with {hostName}
          {bulletin.rung === 'fresh' ? '' : ` · ${RUNG_WORDS[bulletin.rung]}`}
        </span>
      </p>
      <div className="transport">
        <button
          type="button"
          className="play"
          onClick={toggle}
          aria-label={isPlaying ? 'Pause the bulletin' : 'Play the bulletin'}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            {isPlaying ? (
              <path d="M7 5h3.6v14H7zM13.4 5H17v14h-3.6z" fill="currentColor" />
            ) : (
              <path d="M8 4.8v14.4l11-7.2z" fill="currentColor" />
            )}
          </svg>
        </button>
        <div className="scrubber">
          <Waveform url={bulletin.audioUrl} playedShare={durationMs > 0 ? positionMs / durationMs : 0} />
          <input
            type="range"
            min={0}
            max={durationMs}
            step={1000}
            value={Math.round(positionMs)}
            onChange={(event) => seek(Number(event.currentTarget.value))}
            aria-label="Position in the bulletin"
            aria-valuetext={`${clock(positionMs)} of ${clock(durationMs)}`}
          />
        </div>
        <output className="figures">
          {clock(positionMs)} / {clock(durationMs)}
        </output>
      </div>
      {/* biome-ignore lint/a11y/useMediaCaption: the script below is the caption, word for word */}
      <audio
        ref={audio}
        src={bulletin.audioUrl}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPosition(0)}
        onTimeUpdate={(event) => setPosition(event.currentTarget.currentTime * 1000)}
      />
      <noscript>
        <p>
          <a href={bulletin.audioUrl}>Play the MP3</a>
        </p>
      </noscript>
      <div className="script">
        {segments.map((text, index) => (
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
