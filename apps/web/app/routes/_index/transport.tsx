import type { OnAirBulletin } from '@hourcast/server/pages/find-bulletin'
import { Waveform } from './waveform.tsx'

const clock = (ms: number): string => {
  const seconds = Math.max(0, Math.round(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

type Props = {
  bulletin: OnAirBulletin
  isPlaying: boolean
  positionMs: number
  toggle: () => void
  seek: (ms: number) => void
}

/** Play and pause, the waveform, and a slider over it for mouse, finger and keyboard. */
export const Transport = ({ bulletin: { audioUrl, durationMs }, isPlaying, positionMs, toggle, seek }: Props) => (
  <div className="transport">
    <button type="button" className="play" onClick={toggle} aria-label={isPlaying ? 'Pause the bulletin' : 'Play the bulletin'}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        {isPlaying ? (
          <path d="M7 5h3.6v14H7zM13.4 5H17v14h-3.6z" fill="currentColor" />
        ) : (
          <path d="M8 4.8v14.4l11-7.2z" fill="currentColor" />
        )}
      </svg>
    </button>
    <div className="scrubber">
      <Waveform url={audioUrl} playedShare={durationMs > 0 ? positionMs / durationMs : 0} />
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
    <span className="position figures" aria-hidden="true">
      {clock(positionMs)} / {clock(durationMs)}
    </span>
  </div>
)
