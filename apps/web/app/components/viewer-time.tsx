import { useEffect, useState } from 'react'

const SHORT = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
const utc = new Intl.DateTimeFormat('en-GB', { ...SHORT, timeZone: 'UTC', timeZoneName: 'short' })
const viewer = () => new Intl.DateTimeFormat('en-GB', SHORT)

/** An instant on the viewer's own clock; before scripts run, in UTC and saying so. */
export const ViewerTime = ({ at }: { at: number }) => {
  const [own, setOwn] = useState<string | null>(null)
  useEffect(() => setOwn(viewer().format(at)), [at])
  const iso = new Date(at).toISOString()
  return (
    <time className="clock-time" dateTime={iso} title={`${iso.slice(0, 16).replace('T', ' ')} UTC`}>
      {own ?? utc.format(at)}
    </time>
  )
}
