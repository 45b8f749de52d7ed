import { useEffect, useState } from 'react'

const BARS = 160

/** Peaks of the decoded audio, 0 to 1, as many as there are bars. */
const readPeaks = async (url: string, signal: AbortSignal): Promise<number[]> => {
  const bytes = await (await fetch(url, { signal })).arrayBuffer()
  const context = new OfflineAudioContext(1, 1, 22_050)
  const samples = (await context.decodeAudioData(bytes)).getChannelData(0)
  const width = Math.max(1, Math.floor(samples.length / BARS))
  const peaks = Array.from({ length: BARS }, (_, bar) => {
    let sum = 0
    for (let index = bar * width; index < (bar + 1) * width; index += 4) sum += (samples[index] ?? 0) ** 2
    return Math.sqrt(sum / (width / 4))
  })
  const highest = Math.max(...peaks, 0.001)
  return peaks.map((peak) => peak / highest)
}

/** The real waveform. Its place is kept from the start; until the audio is decoded a line stands there. */
export const Waveform = ({ url, playedShare }: { url: string; playedShare: number }) => {
  const [peaks, setPeaks] = useState<number[] | null>(null)
  useEffect(() => {
    const ending = new AbortController()
    // A picture of sound that cannot be had is no reason to bother anybody: the line stays.
    readPeaks(url, ending.signal).then(setPeaks, () => {})
    return () => ending.abort()
  }, [url])
  return (
    <svg className="waveform" viewBox={`0 0 ${BARS * 4} 64`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: BARS }, (_, bar) => {
        const height = peaks ? Math.max(2, (peaks[bar] ?? 0) * 60) : 2
        const x = bar * 4
        return <rect key={x} x={x} y={32 - height / 2} width={2.4} height={height} data-played={bar / BARS < playedShare} />
      })}
    </svg>
  )
}
