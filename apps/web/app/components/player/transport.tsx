import { PlayIcon } from './play-icon.tsx'
import { formatPosition } from './sound.ts'
import type { Playback } from './use-playback.ts'
import { Waveform } from './waveform.tsx'

type Props = {
  playback: Playback
  /** What is played, as a sentence names it: 'the bulletin'. */
  name: string
}

/** Play and pause, the waveform, and a slider over it for mouse, finger and keyboard. */
export const Transport = ({ playback: { sound, isPlaying, isWaiting, positionMs, toggle, seek }, name }: Props) => {
  const { durationMs, peaks } = sound
  return (
    <div className="transport">
      <button type="button" className="play" onClick={toggle} aria-label={`${isPlaying ? 'Pause' : 'Play'} ${name}`}>
        <PlayIcon shape={isPlaying ? 'pause' : 'play'} />
      </button>
      <div className="scrubber">
        <Waveform peaks={peaks} playedShare={durationMs > 0 ? positionMs / durationMs : 0} />
        <input
          type="range"
          min={0}
          max={durationMs}
          step={1000}
          value={Math.round(positionMs)}
          onChange={(event) => seek(Number(event.currentTarget.value))}
          aria-label={`Position in ${name}`}
          aria-valuetext={`${formatPosition(positionMs)} of ${formatPosition(durationMs)}`}
        />
      </div>
      <span className="position figures" aria-hidden="true">
        {formatPosition(positionMs)} / {formatPosition(durationMs)}
        {isWaiting ? <span className="loading"> · loading …</span> : null}
      </span>
    </div>
  )
}
