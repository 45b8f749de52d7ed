import { MAP_CENTRE, MAP_MAX_ZOOM, nearestCopy } from '@hourcast/domain/enterprises/coordinates'
import TopoJSON from 'ol/format/TopoJSON.js'
import MultiPolygon from 'ol/geom/MultiPolygon.js'
import Polygon from 'ol/geom/Polygon.js'
import { defaults } from 'ol/interaction/defaults.js'
import VectorLayer from 'ol/layer/Vector.js'
import OlMap from 'ol/Map.js'
import Overlay from 'ol/Overlay.js'
import { fromLonLat } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import View from 'ol/View.js'
import type { StationMapData } from '../../.server/station-map.ts'
import { onBothSides } from './both-sides.ts'
import { makeMarker } from './make-marker.ts'

type Station = StationMapData['stations'][number]
type Placed = { overlay: Overlay; element: HTMLElement; at: number[] }

const WORLD_WIDTH = 2 * 20_037_508.342789244
const FIRST_ZOOM = 2
const STATION_ZOOM = 4.4
const FLIGHT_MS = 900
/** Room for the window over the marker: what is looked at stands below the middle. */
const POPUP_ROOM = 96

type Needs = {
  target: HTMLElement
  /** Stands at the selected marker. */
  popup: HTMLElement
  onSelect: (id: string) => void
}

const shapesLayer = (target: HTMLElement) => {
  const styles = getComputedStyle(target)
  // Read each time: the colours change with the light of the room.
  const style = () =>
    new Style({
      fill: new Fill({ color: styles.getPropertyValue('--map-land').trim() }),
      stroke: new Stroke({ color: styles.getPropertyValue('--map-border').trim(), width: 0.8 }),
    })
  return new VectorLayer({ source: new VectorSource(), style })
}

/** The map with its shapes and markers. What it is told goes in by functions, what is clicked comes out by `onSelect`. */
export const openWorldMap = ({ target, popup, onSelect }: Needs) => {
  const layer = shapesLayer(target)
  const view = new View({
    center: fromLonLat([MAP_CENTRE.lng, MAP_CENTRE.lat]),
    zoom: FIRST_ZOOM,
    minZoom: 1,
    maxZoom: MAP_MAX_ZOOM,
    enableRotation: false,
    multiWorld: true,
    padding: [POPUP_ROOM, 0, 0, 0],
  })
  // A page that is scrolled over the map goes on scrolling: the map moves once it was clicked or has the focus.
  const interactions = defaults({ onFocusOnly: true, altShiftDragRotate: false, pinchRotate: false })
  const map = new OlMap({ target, layers: [layer], view, controls: [], interactions })
  const bubble = new Overlay({ element: popup, positioning: 'bottom-center', offset: [0, -16] })
  map.addOverlay(bubble)
  const placed = new Map<string, Placed>()
  let selected: Placed | undefined
  // Where the map has flown to: the same station again moves nothing.
  let reached: string | null = null

  /** The markers stand there, too, when a visitor goes on round the world. */
  const copyOf = ([x = 0, y = 0]: number[]) => [nearestCopy(x, { centre: view.getCenter()?.[0] ?? 0, width: WORLD_WIDTH }), y]
  const place = () => {
    for (const { overlay, at } of placed.values()) overlay.setPosition(copyOf(at))
    bubble.setPosition(selected && copyOf(selected.at))
  }
  view.on('change:center', place)
  const light = matchMedia('(prefers-color-scheme: dark)')
  const redraw = () => layer.changed()
  light.addEventListener('change', redraw)

  return {
    drawShapes: (shapes: object) => {
      const features = new TopoJSON({ layers: ['countries'] }).readFeatures(shapes, {
        dataProjection: 'EPSG:4326',
        featureProjection: 'EPSG:3857',
      })
      for (const land of features) {
        const shape = land.getGeometry()
        const polygons =
          shape instanceof Polygon ? [shape.getCoordinates()] : shape instanceof MultiPolygon ? shape.getCoordinates() : []
        land.setGeometry(new MultiPolygon(polygons.flatMap((rings) => onBothSides(rings, WORLD_WIDTH))))
      }
      layer.getSource()?.addFeatures(features)
    },
    addTiles: async (url: string) => {
      const { makeTiles } = await import('./tiles.client.ts')
      map.addLayer(makeTiles(url))
    },
    setStations: (stations: readonly Station[]) => {
      for (const { overlay } of placed.values()) map.removeOverlay(overlay)
      placed.clear()
      for (const { id, title, kind, lat, lng } of stations) {
        const element = makeMarker({ title, kind, onClick: () => onSelect(id) })
        const overlay = new Overlay({ element, positioning: 'center-center' })
        placed.set(id, { overlay, element, at: fromLonLat([lng, lat]) })
        map.addOverlay(overlay)
      }
      place()
    },
    /** `isStill`: for a visitor who wants no motion it is there at once. */
    select: (id: string | null, { isPlaying, isStill }: { isPlaying: boolean; isStill: boolean }) => {
      for (const [key, { element }] of placed) element.dataset.state = key !== id ? '' : isPlaying ? 'playing' : 'selected'
      selected = id === null ? undefined : placed.get(id)
      place()
      if (!selected || id === reached) return
      reached = id
      const zoom = Math.max(view.getZoom() ?? 0, STATION_ZOOM)
      view.cancelAnimations()
      view.animate({ center: copyOf(selected.at), zoom, duration: isStill ? 0 : FLIGHT_MS })
    },
    zoomBy: (steps: number, isStill: boolean) =>
      view.animate({ zoom: (view.getZoom() ?? FIRST_ZOOM) + steps, duration: isStill ? 0 : 200 }),
    remove: () => {
      light.removeEventListener('change', redraw)
      map.setTarget(undefined)
      map.dispose()
    },
  }
}

export type WorldMap = ReturnType<typeof openWorldMap>
