import { BegunWords } from '../../components/broadcast/begun-words.tsx'
import { Card } from '../../components/card.tsx'
import { Countdown } from '../../components/countdown.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ButtonLink } from '../../components/form/button-link.tsx'
import { ZonedTime } from '../../components/zoned-time.tsx'
import type { StationFacts } from './station-facts.ts'

/** The broadcasts to come, over all hosts; without a host, the way to the first one. */
export const NextOnAir = ({ facts: { upcoming, hosts, timeZone, now } }: { facts: StationFacts }) => {
  if (hosts.active + hosts.paused === 0)
    return (
      <EmptyState title="Nothing on air yet" action={<ButtonLink to="/schedule">Create Schedule</ButtonLink>}>
        Build your first AI host: what it reads, how it sounds, when it airs. You hear it before you save it.
      </EmptyState>
    )
  return (
    <Card className="next" title="Next on air" aside={<span className="zone">{timeZone}</span>}>
      {upcoming.length === 0 ? <p className="soft">Nothing is planned: every host is paused.</p> : null}
      <ol>
        {upcoming.map(({ airAt, wall, begun, hostName, schedulerId }, place) => (
          <li key={`${airAt}${schedulerId}`}>
            <ZonedTime at={airAt} wall={wall} timeZone={timeZone} isZoneSaid />
            <span className="next-host">
              {hostName} <BegunWords begun={begun} />
            </span>
            {place === 0 ? <Countdown to={airAt} now={now} /> : null}
          </li>
        ))}
      </ol>
    </Card>
  )
}
