import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import shapesUrl from 'world-atlas/countries-110m.json?url'
import type { StationMapData } from '../../.server/station-map.ts'
import { wantsStillness } from '../wants-stillness.ts'
import { WORDS } from './map-words.ts'
import { Website } from './station-list.tsx'
import type { WorldMap } from './world-map.client.ts'
import { openWorldMap } from './world-map.client.ts'

type Station = StationMapData['stations'][number]
type Props = {
  stations: readonly Station[]
  selected: Station | undefined
  isPlaying: boolean
  tiles: StationMapData['tiles']
  onSelect: (id: string) => void
}

const LIMIT_MS = 20_000

const fetchShapes = async (signal: AbortSignal): Promise<object> => {
  const answer = await fetch(shapesUrl, { signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]) })
  if (!answer.ok) throw new Error(`The shapes are not there (${answer.status}).`)
  return answer.json()
}

/** The map is OpenLayers' own; what it shows is told to it after each change. */
const useWorldMap = ({ stations, selected, isPlaying, tiles, onSelect }: Props) => {
  const target = useRef<HTMLDivElement>(null)
  const [popup] = useState(() => document.createElement('div'))
  const [map, setMap] = useState<WorldMap | null>(null)
  const [isBare, setBare] = useState(false)
  const chosen = useRef(onSelect)
  chosen.current = onSelect
  const tilesUrl = tiles?.url

  useEffect(() => {
    if (!target.current) return
    const ending = new AbortController()
    const opened = openWorldMap({ target: target.current, popup, onSelect: (id) => chosen.current(id) })
    setMap(opened)
    fetchShapes(ending.signal).then(opened.drawShapes, () => setBare(!ending.signal.aborted))
    // Without them the shapes stay.
    if (tilesUrl !== undefined) opened.addTiles(tilesUrl).catch(() => {})
    return () => {
      ending.abort()
      opened.remove()
    }
  }, [popup, tilesUrl])
  useEffect(() => map?.setStations(stations), [map, stations])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other stations have other markers
  useEffect(
    () => map?.select(selected?.id ?? null, { isPlaying, isStill: wantsStillness() }),
    [map, stations, selected?.id, isPlaying],
  )
  return { target, popup, map, isBare }
}

export const MapView = (props: Props) => {
  const { target, popup, map, isBare } = useWorldMap(props)
  const { selected } = props
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map */}
      <div className="world-map" ref={target} tabIndex={0} role="application" aria-label={WORDS.map} />
      {createPortal(selected ? <Popup {...selected} /> : null, popup)}
      <div className="map-zoom">
        <button type="button" className="icon-button" aria-label={WORDS.nearer} onClick={() => map?.zoomBy(1, wantsStillness())}>
          <Sign path="M10 4v12M4 10h12" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={WORDS.farther}
          onClick={() => map?.zoomBy(-1, wantsStillness())}
        >
          <Sign path="M4 10h12" />
        </button>
      </div>
      {isBare ? (
        <p className="map-note map-bare" role="status">
          {WORDS.noShapes}
        </p>
      ) : null}
    </>
  )
}

const Sign = ({ path }: { path: string }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d={path} />
  </svg>
)

const Popup = ({ title, description, kind, website }: Station) => (
  <div className="map-popup">
    <p>
      <bdi className="map-title">{title}</bdi> <span className="badge">{WORDS.kinds[kind]}</span>
    </p>
    <p dir="auto">{description}</p>
    {website === null ? null : <Website url={website} title={title} />}
  </div>
)
