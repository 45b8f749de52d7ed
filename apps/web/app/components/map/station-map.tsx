import { useEffect, useRef, useState } from 'react'
import type { StationMapData } from '../../.server/station-map.ts'
import '../../styles/map-parts.css'
import { AddEnterprise } from './add-enterprise.tsx'
import { MapFrame } from './map-frame.tsx'
import { WORDS } from './map-words.ts'
import { type Dice, nextStation, pickStation } from './pick-station.ts'
import { StationList } from './station-list.tsx'
import { StationPlayer } from './station-player.tsx'

type Props = {
  data: StationMapData
  /** One was added: the stations are others now. */
  onAdded: () => void
  /** The page has the form itself. */
  hasOwnForm?: boolean
  dice?: Dice
}

/** What is selected, and whether a press asked to hear it: nothing sounds by itself. */
type Selected = { id: string; presses: number }

/** The map, the list beside it, and the one player of both. */
export const StationMap = ({ data, onAdded, hasOwnForm = false, dice = Math.random }: Props) => {
  const { stations, tiles } = data
  const [selected, setSelected] = useState<Selected | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const thrown = useRef(false)
  useEffect(() => {
    if (thrown.current) return
    thrown.current = true
    const first = pickStation(stations, dice)
    if (first) setSelected({ id: first.id, presses: 0 })
  }, [stations, dice])
  const select = (id: string) => setSelected((before) => ({ id, presses: (before?.presses ?? 0) + 1 }))
  const station = stations.find(({ id }) => id === selected?.id)
  return (
    <div className="station-map">
      {hasOwnForm ? null : <AddEnterprise data={data} onAdded={onAdded} />}
      <MapFrame stations={stations} selected={station} isPlaying={isPlaying} tiles={tiles} onSelect={select} />
      <StationList stations={stations} selectedId={station?.id} isPlaying={isPlaying} onSelect={select} />
      <div className="map-player">
        {station ? (
          <StationPlayer
            key={`${station.id} ${station.audioUrl}`}
            station={station}
            presses={selected?.presses ?? 0}
            next={nextStation(stations, station.id)}
            onNext={select}
            onPlaying={setPlaying}
          />
        ) : (
          <p className="soft">{stations.length === 0 ? WORDS.empty : WORDS.nothingSelected}</p>
        )}
      </div>
    </div>
  )
}
