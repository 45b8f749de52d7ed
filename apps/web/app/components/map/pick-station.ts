/** 0 up to but not including 1, as Math.random throws it. */
export type Dice = () => number

type Heard = { id: string; audioUrl: string | null }

/** A random station, one that can be heard when there is any; undefined on an empty map. */
export const pickStation = <S extends Heard>(stations: readonly S[], dice: Dice): S | undefined => {
  const heard = stations.filter(({ audioUrl }) => audioUrl !== null)
  const among = heard.length > 0 ? heard : stations
  return among[Math.floor(dice() * among.length)]
}

/** The next one in the list that can be heard, after the last one again the first; undefined when there is no other. */
export const nextStation = <S extends Heard>(stations: readonly S[], id: string): S | undefined => {
  const place = stations.findIndex((station) => station.id === id)
  const others = [...stations.slice(place + 1), ...stations.slice(0, Math.max(0, place))]
  return others.find((station) => station.audioUrl !== null && station.id !== id)
}
