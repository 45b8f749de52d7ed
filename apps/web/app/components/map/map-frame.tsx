import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react'
import type { MapView } from './map-view.tsx'
import { WORDS } from './map-words.ts'
import { useInView } from './use-in-view.ts'

type Props = ComponentProps<typeof MapView>

/** Keeps the map's place, and fetches what draws it when that comes into view. */
export const MapFrame = (props: Props) => {
  const frame = useRef<HTMLDivElement>(null)
  const isSeen = useInView(frame)
  const [View, setView] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (!isSeen) return
    import('./map-view.tsx').then(
      ({ MapView }) => setView(() => MapView),
      () => {},
    )
  }, [isSeen])
  return (
    <div className="map-stage" ref={frame}>
      {View ? <View {...props} /> : <p className="map-note map-waits">{WORDS.loading}</p>}
      <p className="map-credit">
        {WORDS.shapes} {props.tiles?.attribution}
      </p>
    </div>
  )
}
