import type { OnAirBulletin } from '@hourcast/server/pages/find-bulletin'
import { useRef, useState } from 'react'

/**
 * Playing a bulletin while the link may switch: whoever listens, or stopped in the middle, keeps what they began with;
 * everybody else gets the newest.
 */
export const usePlayback = (newest: OnAirBulletin) => {
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [positionMs, setPosition] = useState(0)
  const [isBroken, setBroken] = useState(false)
  const [begun, setBegun] = useState(newest)
  const bulletin = isPlaying || positionMs > 0 ? begun : newest

  const play = async () => {
    setBegun(bulletin)
    setBroken(false)
    // After a fault an element plays nothing more until it is told to load again.
    if (audio.current?.error) audio.current.load()
    // A play that a pause overtakes is no fault; one that finds no audio is.
    await audio.current?.play().catch((error: DOMException) => setBroken(error.name !== 'AbortError'))
  }
  const stop = () => {
    audio.current?.pause()
    setPlaying(false)
    setPosition(0)
  }
  return {
    bulletin,
    isPlaying,
    positionMs,
    isBroken,
    hasNewer: bulletin.broadcastId !== newest.broadcastId,
    toggle: () => (audio.current?.paused ? play() : audio.current?.pause()),
    takeNewest: stop,
    seek: (ms: number) => {
      setBegun(bulletin)
      setPosition(ms)
      if (audio.current) audio.current.currentTime = ms / 1000
    },
    audioProps: {
      ref: audio,
      src: bulletin.audioUrl,
      preload: 'none' as const,
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onEnded: stop,
      onTimeUpdate: () => setPosition((audio.current?.currentTime ?? 0) * 1000),
    },
  }
}
