import type { ReactNode } from 'react'
import { WORDS } from './map-words.ts'

/** The map's room with nothing in it yet: what comes takes the same. Without scripts its links lead to the same as a page. */
export const MapPlaces = ({ children }: { children?: ReactNode }) => (
  <div className="station-map" data-asleep="true">
    <p className="page-actions map-actions">
      <a className="button" data-variant="secondary" href="/map#add">
        {WORDS.add}
      </a>
      <a className="quiet" href="/map">
        {WORDS.toList}
      </a>
    </p>
    <div className="map-stage">{children}</div>
    <div className="map-list" />
    <div className="map-player" />
  </div>
)
