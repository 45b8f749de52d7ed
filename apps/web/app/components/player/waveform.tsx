import { readPeaks } from '@hourcast/domain/sound/wave-peaks'
import { useMemo } from 'react'
import type { Sound } from './sound.ts'

const BAR_PX = 4
const HEIGHT = 64

type Props = Pick<Sound, 'peaks'> & {
  /** 0 to 1. */
  playedShare: number
}

/** The real waveform, as the server has measured it; a line where an older program has made the audio and nobody has. */
export const Waveform = ({ peaks, playedShare }: Props) => {
  const levels = useMemo(() => readPeaks(peaks ?? ''), [peaks])
  const width = Math.max(1, levels.length) * BAR_PX
  return (
    <svg className="waveform" viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {levels.map((level, bar) => {
        const height = Math.max(2, level * (HEIGHT - 4))
        const x = bar * BAR_PX
        const isPlayed = bar / levels.length < playedShare
        return <rect key={x} x={x} y={(HEIGHT - height) / 2} width={2.4} height={height} data-played={isPlayed} />
      })}
      {levels.length === 0 ? <rect x={0} y={HEIGHT / 2 - 1} width={width} height={2} /> : null}
    </svg>
  )
}
