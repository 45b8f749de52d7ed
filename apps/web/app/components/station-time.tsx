import { useEffect, useState } from 'react'

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
const viewer = () =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' })

type Props = {
  at: number
  wall: string
  timeZone: string
  /** Of an hour that the clocks repeat, which of the two: 'UTC+02:00'; null for any other. */
  offset: string | null
  /** In a list whose head names the zone. */
  isZoneSaid?: boolean
}

/** A time as the owner thinks: station time, its zone named. Pointing at it tells UTC and the viewer's own time. */
export const StationTime = ({ at, wall, timeZone, offset, isZoneSaid = false }: Props) => {
  // Known in the browser alone; said only after the first render, so that server and browser agree.
  const [own, setOwn] = useState('')
  useEffect(() => setOwn(`, ${viewer().format(at)} for you`), [at])
  const iso = new Date(at).toISOString()
  return (
    <time className="station-time" dateTime={iso} title={`${iso.slice(0, 16).replace('T', ' ')} UTC${own}`}>
      <span className="figures">{wall.slice(11)}</span> <span className="day">{weekday.format(Date.parse(`${wall}Z`))}</span>
      {offset ? <span className="zone"> {offset}</span> : null}
      {isZoneSaid ? null : <span className="zone"> {timeZone}</span>}
    </time>
  )
}
