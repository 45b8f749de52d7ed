import { useRef } from 'react'
import '../../styles/map.css'
import { MapPlaces } from './map-places.tsx'
import { WORDS } from './map-words.ts'
import { usePartInView } from './use-part-in-view.ts'

const loadMap = async () => (await import('./first-page-map.tsx')).FirstPageMap

/** Comes with its data when the section is seen, and not before. Without scripts the links lead to the same as a page. */
export const MapSection = () => {
  const section = useRef<HTMLElement>(null)
  // Where it does not come, the links stay.
  const StationMap = usePartInView(section, loadMap)
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
