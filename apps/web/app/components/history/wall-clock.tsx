type Props = {
  at: number
  /** The station's clock, 2026-10-25T02:00. */
  wall: string
  /** Of an hour that the clocks repeat, which of the two. */
  offset: string | null
}

/** A time of a day that stands above it already; pointing at it tells UTC. */
export const WallClock = ({ at, wall, offset }: Props) => {
  const iso = new Date(at).toISOString()
  return (
    <time className="station-time" dateTime={iso} title={`${iso.slice(0, 19).replace('T', ' ')} UTC`}>
      <span className="figures">{wall.slice(11)}</span>
      {offset ? <span className="zone"> {offset}</span> : null}
    </time>
  )
}
