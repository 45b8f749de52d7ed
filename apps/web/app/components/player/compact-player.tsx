import { PlayIcon } from './play-icon.tsx'
import type { Sound } from './sound.ts'
import { usePlayback } from './use-playback.ts'

type Props = {
  sound: Pick<Sound, 'audioUrl'>
  /** What is played, as a sentence names it: 'the last bulletin of Clara'. */
  name: string
}

/** For a card: play, which pressed again halts; stop, which goes back to the start; download. One voice at a time on the page. */
export const CompactPlayer = ({ sound: { audioUrl }, name }: Props) => {
  const { isPlaying, positionMs, isBroken, toggle, stop, audioProps } = usePlayback({
    audioUrl,
    durationMs: 0,
    segments: [],
    marks: [],
  })
  return (
    <div className="compact-player">
      <button type="button" className="icon-button" onClick={toggle} aria-label={`Play ${name}`} aria-pressed={isPlaying}>
        <PlayIcon shape={isPlaying ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        className="icon-button"
        onClick={stop}
        disabled={!isPlaying && positionMs === 0}
        aria-label={`Stop ${name}`}
      >
        <PlayIcon shape="stop" />
      </button>
      <a className="icon-button" href={audioUrl} download>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14" />
        </svg>
        <span className="unseen">Download {name}</span>
      </a>
      {isBroken ? (
        <span className="fault" role="alert">
          The audio could not be loaded. Try again in a moment.
        </span>
      ) : null}
      <audio {...audioProps} />
    </div>
  )
}
