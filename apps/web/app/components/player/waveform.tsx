import { useEffect, useRef, useState } from 'react'
import { readPeaks } from './read-peaks.ts'
import type { Sound } from './sound.ts'

const BAR_PX = 4
/** Of a dialog that is only about to open. */
const UNKNOWN_WIDTH_PX = 480
const HEIGHT = 64

/** The loudness of the audio, part by part; null until it is known. */
const usePeaks = ({ audioUrl, peaks: known }: Pick<Sound, 'audioUrl' | 'peaks'>) => {
  const picture = useRef<SVGSVGElement>(null)
  const [read, setRead] = useState<number[] | null>(null)
  useEffect(() => {
    setRead(null)
    if (known) return
    const ending = new AbortController()
    const bars = Math.max(24, Math.floor((picture.current?.clientWidth || UNKNOWN_WIDTH_PX) / BAR_PX))
    // A picture of sound that cannot be had is no reason to bother anybody: the line stays.
    readPeaks(audioUrl, bars, ending.signal).then(setRead, () => {})
    return () => ending.abort()
  }, [audioUrl, known])
  return { picture, peaks: known ?? read }
}

type Props = Pick<Sound, 'audioUrl' | 'peaks'> & {
  /** 0 to 1. */
  playedShare: number
}

/** The real waveform. Its place is kept from the start; until the audio is decoded a line stands there. */
export const Waveform = ({ playedShare, ...sound }: Props) => {
  const { picture, peaks } = usePeaks(sound)
  const width = (peaks?.length ?? 1) * BAR_PX
  return (
    <svg ref={picture} className="waveform" viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {peaks ? (
        peaks.map((peak, bar) => {
          const height = Math.max(2, peak * (HEIGHT - 4))
          const x = bar * BAR_PX
          const isPlayed = bar / peaks.length < playedShare
          return <rect key={x} x={x} y={(HEIGHT - height) / 2} width={2.4} height={height} data-played={isPlayed} />
        })
      ) : (
        <rect x={0} y={HEIGHT / 2 - 1} width={width} height={2} />
      )}
    </svg>
  )
}
