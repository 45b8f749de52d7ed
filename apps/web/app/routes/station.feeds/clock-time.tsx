type Props = { at: number; timeZone: string; now: number }

const day = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone }).format(at)

/** Station time; the day only where it is another one. The page says the zone once. */
export const ClockTime = ({ at, timeZone, now }: Props) => {
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(at)
  const iso = new Date(at).toISOString()
  const isToday = day(at, timeZone) === day(now, timeZone)
  return (
    <time className="figures" dateTime={iso} title={`${iso.slice(0, 16).replace('T', ' ')} UTC`}>
      {isToday ? clock : `${day(at, timeZone)}, ${clock}`}
    </time>
  )
}
