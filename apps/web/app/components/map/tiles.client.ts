import TileLayer from 'ol/layer/Tile.js'
import XYZ from 'ol/source/XYZ.js'

/** Pictures of a tile service over the shapes. Where one does not come, the shapes stay. Its attribution stands below the map. */
export const makeTiles = (url: string) => new TileLayer({ source: new XYZ({ url, maxZoom: 19 }) })
