import { lufsInWords } from '@hourcast/domain/with-unit'
import { Link } from '@remix-run/react'
import { openStationPages } from '../../components/station/station-pages.ts'
import type { StationFacts } from './station-facts.ts'

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const hostsInWords = ({ active, paused }: StationFacts['hosts']): string => {
  if (active + paused === 0) return 'No host yet'
  return `${counted(active, 'host', 'hosts')} on air${paused > 0 ? `, ${paused} paused` : ''}`
}

/** What a card says of its page as it is now: the fact that matters, and what stands beside it. */
const FACTS: Record<string, (facts: StationFacts) => { first: string; second: string }> = {
  Schedulers: ({ hosts, weekly }) => ({
    first: hostsInWords(hosts),
    second: weekly === 0 ? 'Nothing is scheduled.' : `${counted(weekly, 'broadcast', 'broadcasts')} a week`,
  }),
  History: () => ({ first: 'Every broadcast', second: 'What was said, where it went, and why when it was not the fresh one' }),
  Analytics: () => ({ first: 'The last eight weeks', second: 'On time, fallen back, minutes aired, and who takes the links' }),
  Subscription: () => ({
    first: 'Plan and use',
    second: 'What your plan allows, how much of it you use, and what happens at a limit',
  }),
  Feeds: () => ({ first: 'What hosts read', second: 'Sources with a name, tested when saved, and how the last reading went' }),
  Voices: () => ({ first: 'Your own recordings', second: 'Jingles around each bulletin, and what airs when none can be made' }),
  Settings: ({ timeZone, loudnessLufs, leadMinutes }) => ({
    first: timeZone,
    second: `${lufsInWords(loudnessLufs, 0)}, ready ${leadMinutes} minutes before air`,
  }),
}

/** The pages of the station, three to a row where there is room. */
export const StationCards = ({ facts }: { facts: StationFacts }) => (
  <ul className="station-cards">
    {openStationPages().map(({ label, to }) => {
      const said = FACTS[label]?.(facts)
      return (
        <li key={to} className="sheet">
          <h2>
            <Link to={to}>
              {label}
              <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                <path d="M4 10h12M11 5l5 5-5 5" />
              </svg>
            </Link>
          </h2>
          {said ? (
            <>
              <p className="station-fact">{said.first}</p>
              <p className="soft">{said.second}</p>
            </>
          ) : null}
        </li>
      )
    })}
  </ul>
)
