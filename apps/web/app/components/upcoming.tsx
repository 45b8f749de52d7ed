import type { SlotAhead } from '@hourcast/domain/slots/with-begun'
import { BegunWords } from './broadcast/begun-words.tsx'
import { OwnTime } from './own-time.tsx'
import { ZonedTime } from './zoned-time.tsx'

type Props = { upcoming: readonly (Pick<SlotAhead, 'airAt' | 'wall'> & Partial<SlotAhead>)[]; timeZone: string }

/** The next air times of one host, in station time under a head that names the zone, and in the viewer's. */
export const Upcoming = ({ upcoming, timeZone }: Props) => (
  <ol className="upcoming">
    {upcoming.map(({ airAt, wall, begun }) => (
      <li key={airAt}>
        <ZonedTime at={airAt} wall={wall} timeZone={timeZone} isZoneSaid />
        <OwnTime at={airAt} wall={wall} />
        <BegunWords begun={begun} />
      </li>
    ))}
  </ol>
)
