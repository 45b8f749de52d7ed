import { readPeaks } from '@hourcast/domain/sound/wave-peaks'
import { useMemo } from 'react'
import { useStationClock } from '../../components/use-station-clock.ts'
import { waveRing } from './wave-ring.ts'
import { CLOCK } from './words.ts'

type Props = {
  /** The server's time when it made the page. */
  now: number
  timeZone: string
  /** The waveform of what is on air. */
  peaks: string | null | undefined
  /** Wall time of the next broadcast. */
  next: string | undefined
}

/** One dot for each second that has begun in this minute; the dash that closes the pattern is longer than the circle. */
const dotsUntil = (second: number): string => `${'0 1 '.repeat(second)}0 60`

/** The clock that hangs in every studio, a dot for each second; around it the waveform of the bulletin that is on air. */
export const StudioClock = ({ now, timeZone, peaks, next }: Props) => {
  const clock = useStationClock(now)
  const ring = useMemo(() => waveRing(readPeaks(peaks ?? '')), [peaks])
  const wall = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(clock)
  const dial = { cx: 200, cy: 200, fill: 'none', strokeLinecap: 'round' } as const
  return (
    <figure className="studio-clock">
      <div className="dial">
        <svg viewBox="0 0 400 400" aria-hidden="true">
          <path className="wave-ring" d={ring} />
          <g transform="rotate(-90 200 200)">
            <circle {...dial} className="hours" r={146} pathLength={12} strokeDasharray="0 1" />
            <circle {...dial} className="seconds" r={132} pathLength={60} strokeDasharray="0 1" />
            <circle
              {...dial}
              className="seconds"
              data-lit
              r={132}
              pathLength={60}
              strokeDasharray={dotsUntil(Number(wall.slice(6)))}
            />
          </g>
        </svg>
        <p className="face">
          <span className="soft">{timeZone}</span>
          <time className="wall figures" dateTime={wall}>
            {wall.slice(0, 5)}
          </time>
          <span className="second figures" aria-hidden="true">
            {wall.slice(6)}
          </span>
          <span className="next">
            {next ? CLOCK.next : CLOCK.none} {next ? <strong className="figures">{next.slice(11)}</strong> : null}
          </span>
        </p>
      </div>
      <figcaption className="soft">{ring ? CLOCK.caption : CLOCK.captionWithoutWave}</figcaption>
    </figure>
  )
}
