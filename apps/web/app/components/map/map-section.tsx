import { type ComponentType, useEffect, useRef, useState } from 'react'
import '../../styles/map.css'
import { MapPlaces } from './map-places.tsx'
import { WORDS } from './map-words.ts'
import { useInView } from './use-in-view.ts'

/** Comes with its data when the section is seen, and not before. Without scripts the links lead to the same as a page. */
export const MapSection = () => {
  const section = useRef<HTMLElement>(null)
  const isSeen = useInView(section)
  const [StationMap, setStationMap] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isSeen) return
    import('./first-page-map.tsx').then(
      ({ FirstPageMap }) => setStationMap(() => FirstPageMap),
      // The links stay.
      () => {},
    )
  }, [isSeen])
  return (
    <section className="map-section" id="map" ref={section} aria-labelledby="map-title">
      <div className="section-head">
        <h2 id="map-title">{WORDS.title}</h2>
        <p>{WORDS.lede}</p>
      </div>
      {StationMap ? <StationMap /> : <MapPlaces />}
    </section>
  )
}
