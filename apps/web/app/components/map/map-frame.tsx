import { type ComponentProps, useRef } from 'react'
import type { MapView } from './map-view.tsx'
import { WORDS } from './map-words.ts'
import { usePartInView } from './use-part-in-view.ts'

type Props = ComponentProps<typeof MapView>

const loadView = async () => (await import('./map-view.tsx')).MapView

/** Keeps the map's place, and fetches what draws it when that comes into view. */
export const MapFrame = (props: Props) => {
  const frame = useRef<HTMLDivElement>(null)
  const View = usePartInView(frame, loadView)
  return (
    <div className="map-stage" ref={frame}>
      {View ? (
        <View {...props} />
      ) : (
        <p className={`map-note ${View === null ? '' : 'map-waits'}`} role="status">
          {View === null ? WORDS.noMap : WORDS.loading}
        </p>
      )}
      <p className="map-credit">
        {WORDS.shapes} {props.tiles?.attribution}
      </p>
    </div>
  )
}
