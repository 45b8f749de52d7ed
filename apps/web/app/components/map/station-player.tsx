import { useEffect, useRef } from 'react'
import type { StationMapData } from '../../.server/station-map.ts'
import { Button } from '../form/button.tsx'
import { PlayIcon } from '../player/play-icon.tsx'
import { usePlayback } from '../player/use-playback.ts'
import { soundInWords, WORDS } from './map-words.ts'
import { Website } from './station-list.tsx'

type Station = StationMapData['stations'][number]
type Props = {
  station: Station
  /** A press on a marker or in the list: each one is to be heard. */
  presses: number
  next: Station | undefined
  onNext: (id: string) => void
  onPlaying: (isPlaying: boolean) => void
}

/** What the selected station has to hear. One that gives no sound says so, and offers the next one. */
export const StationPlayer = ({ station, presses, next, onNext, onPlaying }: Props) => {
  const { title, audioUrl, website } = station
  const { isPlaying, isWaiting, isBroken, toggle, audioProps } = usePlayback({
    audioUrl: audioUrl ?? '',
    durationMs: 0,
    segments: [],
    marks: [],
  })
  const heard = useRef(0)
  useEffect(() => {
    if (presses === heard.current) return
    heard.current = presses
    if (audioUrl !== null && !isPlaying) void toggle()
  }, [presses, audioUrl, isPlaying, toggle])
  useEffect(() => {
    onPlaying(isPlaying)
    return () => onPlaying(false)
  }, [isPlaying, onPlaying])
  return (
    <>
      {audioUrl === null ? null : (
        <button type="button" className="play" onClick={toggle} aria-label={`${isPlaying ? 'Pause' : 'Play'} ${title}`}>
          <PlayIcon shape={isPlaying ? 'pause' : 'play'} />
        </button>
      )}
      <div className="map-heard">
        <bdi className="map-title">{title}</bdi>
        <p className="soft" role="status">
          {isWaiting ? 'loading …' : soundInWords(station)}
        </p>
        {audioUrl === null && website !== null ? <Website url={website} title={title} /> : null}
      </div>
      {isBroken ? (
        <div className="map-dead" role="alert">
          <p className="fault">
            {WORDS.dead(title)} {next ? null : WORDS.noNext}
          </p>
          {next ? (
            <Button variant="secondary" onClick={() => onNext(next.id)}>
              {WORDS.next(next.title)}
            </Button>
          ) : null}
        </div>
      ) : null}
      {audioUrl === null ? null : <audio {...audioProps} />}
    </>
  )
}
