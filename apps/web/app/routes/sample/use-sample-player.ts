import { useRef, useState } from 'react'

/** One audio element for all samples: playing one stops the other, and the same pressed again stops it. */
export const useSamplePlayer = () => {
  const audio = useRef<HTMLAudioElement>(null)
  const [playing, setPlaying] = useState<string | null>(null)
  const [broken, setBroken] = useState<string | null>(null)
  const [positionMs, setPosition] = useState(0)

  const stop = () => {
    setPlaying(null)
    setPosition(0)
    audio.current?.pause()
  }
  const play = ({ id, Path }: { id: string; Path: string }) => {
    const element = audio.current
    if (!element) return
    setPlaying(id)
    setBroken(null)
    setPosition(0)
    element.src = Path
    // A play that a stop or another play overtakes is no fault; one that finds no audio is.
    element.play().catch((error: DOMException) => {
      if (error.name === 'AbortError') return
      setBroken(id)
      setPlaying((now) => (now === id ? null : now))
    })
  }
  return {
    playing,
    broken,
    positionMs,
    stop,
    toggle: (sample: { id: string; Path: string }) => (playing === sample.id ? stop() : play(sample)),
    audioProps: {
      ref: audio,
      preload: 'none' as const,
      onEnded: stop,
      onTimeUpdate: () => setPosition((audio.current?.currentTime ?? 0) * 1000),
    },
  }
}

export type SamplePlayer = ReturnType<typeof useSamplePlayer>
