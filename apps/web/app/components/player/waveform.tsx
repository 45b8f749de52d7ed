import { readPeaks } from '@hourcast/domain/sound/wave-peaks'
import { useMemo } from 'react'
import type { Sound } from './sound.ts'
import { BAR_PX, HEIGHT, playedBars, waveBars } from './wave-bars.ts'

type Props = Pick<Sound, 'peaks'> & {
  /** 0 to 1. */
  playedShare: number
}

/** The real waveform, as the server has measured it; a line where an older program has made the audio and nobody has. */
export const Waveform = ({ peaks, playedShare }: Props) => {
  const bars = useMemo(() => waveBars(readPeaks(peaks ?? '')), [peaks])
  const whole = useMemo(() => bars.join(''), [bars])
  const width = Math.max(1, bars.length) * BAR_PX
  const played = playedBars(bars.length, playedShare)
  return (
    <svg className="waveform" viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={whole || `M0 ${HEIGHT / 2}h${width}`} />
      {played > 0 ? <path d={bars.slice(0, played).join('')} data-played="true" /> : null}
    </svg>
  )
}
