import { useRef, useState } from 'react'
import type { Sound } from './sound.ts'

/** One voice at a time: anything else that plays on the page pauses. */
export const pauseOthers = (own: HTMLMediaElement): void => {
  for (const other of document.querySelectorAll('audio')) if (other !== own) other.pause()
}

/**
 * Playing a sound while the page may hand over a newer one: anybody who listens, or stopped in the middle, keeps what they began
 * with; everybody else gets the newest.
 */
export const usePlayback = <T extends Sound>(newest: T) => {
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const [positionMs, setPosition] = useState(0)
  const [isBroken, setBroken] = useState(false)
  const [begun, setBegun] = useState(newest)
  const sound = isPlaying || positionMs > 0 ? begun : newest

  const play = async () => {
    setBegun(sound)
    setBroken(false)
    // After a fault an element plays nothing more until it is told to load again.
    if (audio.current?.error) audio.current.load()
    // A play that a pause overtakes is no fault; one that finds no audio is.
    await audio.current?.play().catch((error: DOMException) => {
      setWaiting(false)
      setBroken(error.name !== 'AbortError')
    })
  }
  /** Pauses and goes back to the start. */
  const stop = () => {
    audio.current?.pause()
    if (audio.current?.currentTime) audio.current.currentTime = 0
    setPlaying(false)
    setPosition(0)
  }
  return {
    sound,
    isPlaying,
    /** It is to play, and its audio is still on its way. */
    isWaiting,
    positionMs,
    isBroken,
    hasNewer: sound.audioUrl !== newest.audioUrl,
    toggle: () => (audio.current?.paused ? play() : audio.current?.pause()),
    stop,
    seek: (ms: number) => {
      setBegun(sound)
      setPosition(ms)
      if (audio.current) audio.current.currentTime = ms / 1000
    },
    audioProps: {
      ref: audio,
      src: sound.audioUrl,
      preload: 'none' as const,
      onPlay: () => {
        if (audio.current) pauseOthers(audio.current)
        setPlaying(true)
      },
      onWaiting: () => setWaiting(true),
      onPlaying: () => setWaiting(false),
      onPause: () => {
        setPlaying(false)
        setWaiting(false)
      },
      onError: () => {
        setWaiting(false)
        setBroken(true)
      },
      onEnded: stop,
      onTimeUpdate: () => setPosition((audio.current?.currentTime ?? 0) * 1000),
    },
  }
}

export type Playback<T extends Sound = Sound> = ReturnType<typeof usePlayback<T>>
