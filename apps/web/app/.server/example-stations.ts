import { exampleStations } from '@hourcast/domain/enterprises/example-station'
// The static file itself, as browsers get it.
import file from '../../public/stations.json?raw'

export const EXAMPLE_STATIONS = exampleStations.parse(JSON.parse(file))
