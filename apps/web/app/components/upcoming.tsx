import type { Occurrence } from '@hourcast/domain/slots/occurrences'
import { OwnTime } from './own-time.tsx'
import { ZonedTime } from './zoned-time.tsx'

type Props = { upcoming: readonly Pick<Occurrence, 'airAt' | 'wall'>[]; timeZone: string }

/** The next air times of one host, in station time under a head that names the zone, and in the viewer's. */
export const Upcoming = ({ upcoming, timeZone }: Props) => (
  <ol className="upcoming">
    {upcoming.map(({ airAt, wall }) => (
      <li key={airAt}>
        <ZonedTime at={airAt} wall={wall} timeZone={timeZone} isZoneSaid />
        <OwnTime at={airAt} wall={wall} />
      </li>
    ))}
  </ol>
)
