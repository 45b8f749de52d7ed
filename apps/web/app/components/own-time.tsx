import { MINUTE_MS } from '@hourcast/domain/time-units'
import { useEffect, useState } from 'react'

const viewer = () => new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' })

/** '2026-11-21T16:38', as the viewer's own clock shows it. */
const ownWall = (at: number): string => new Date(at - new Date(at).getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16)

type Props = { at: number; wall: string }

/** The instant on the viewer's own clock, where that shows another time than the station's. Known in the browser alone. */
export const OwnTime = ({ at, wall }: Props) => {
  const [own, setOwn] = useState('')
  useEffect(() => setOwn(ownWall(at) === wall ? '' : `${viewer().format(at)} for you`), [at, wall])
  return own ? <span className="own-time">{own}</span> : null
}
