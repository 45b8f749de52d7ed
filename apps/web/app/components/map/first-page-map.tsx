import { useCallback, useEffect, useState } from 'react'
import type { StationMapData } from '../../.server/station-map.ts'
import { Button } from '../form/button.tsx'
import { MapPlaces } from './map-places.tsx'
import { WORDS } from './map-words.ts'
import { StationMap } from './station-map.tsx'

const LIMIT_MS = 15_000

const fetchStations = async (): Promise<StationMapData> => {
  const answer = await fetch('/map/stations', { signal: AbortSignal.timeout(LIMIT_MS) })
  if (!answer.ok) throw new Error(`The stations are not there (${answer.status}).`)
  return answer.json()
}

/** The map where the page itself knows nothing of it: its stations are fetched, and fetched again after one was added. */
export const FirstPageMap = () => {
  const [data, setData] = useState<StationMapData | null>(null)
  const [isFailed, setFailed] = useState(false)
  const reload = useCallback(() => {
    setFailed(false)
    fetchStations().then(setData, () => setFailed(true))
  }, [])
  useEffect(reload, [reload])
  if (data) return <StationMap data={data} onAdded={reload} />
  return (
    <MapPlaces>
      <div className="map-note" role={isFailed ? 'alert' : 'status'}>
        <p className={isFailed ? '' : 'map-waits'}>{isFailed ? WORDS.failed : WORDS.loading}</p>
        {isFailed ? (
          <Button variant="secondary" onClick={reload}>
            {WORDS.again}
          </Button>
        ) : null}
      </div>
    </MapPlaces>
  )
}
