import { countOutcomes, SLOT_OUTCOMES, type SlotOutcome } from '@hourcast/domain/overview/slot-outcome'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import type { HostDay } from '@hourcast/server/pages/load-overview'
import { OUTCOME_WORDS } from './overview-words.ts'

/** Told apart by shape, and by colour once more; in pixels around the air time. */
const SHAPES: Record<SlotOutcome, string> = {
  fresh: 'M-1.5 3h3v22h-3z',
  untold: 'M-2 3h4v8h-4zM-2 17h4v8h-4z',
  late: 'M-2 3h4v22h-4z',
  'fell-back': 'M-2 14h4v11h-4z',
  failed: 'M-4 10l8 8m0-8l-8 8',
  missed: 'M-4 14h8',
  'under-way': 'M0 12a2 2 0 1 0 .01 0z',
}
const HEIGHT = 28

export const TickMark = ({ outcome }: { outcome: SlotOutcome }) => (
  <svg className="tick-mark" viewBox={`-6 0 12 ${HEIGHT}`} width="12" height={HEIGHT} aria-hidden="true">
    <path className="tick" data-outcome={outcome} d={SHAPES[outcome]} />
  </svg>
)

const percent = (at: number, from: number, to: number): string => `${(((at - from) / (to - from)) * 100).toFixed(2)}%`

/** 'Ada: 22 fresh and on time, 1 fell back' */
const inWords = ({ hostName, slots }: HostDay): string => {
  const counts = countOutcomes(slots.map(({ outcome }) => outcome))
  const parts = SLOT_OUTCOMES.filter((outcome) => counts[outcome] > 0).map((one) => `${counts[one]} ${OUTCOME_WORDS[one]}`)
  return `${hostName}: ${parts.join(', ')}`
}

type Span = { from: number; to: number }

export const DayStrip = ({ host, from, to }: Span & { host: HostDay }) => (
  <svg className="strip" width="100%" height={HEIGHT} role="img" aria-label={inWords(host)}>
    <line x1="0" x2="100%" y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
    {host.slots.map(({ broadcastId, airAt, wall, outcome }) => (
      <svg key={broadcastId} x={percent(airAt, from, to)} overflow="visible">
        <title>{`${wall.slice(11)} ${OUTCOME_WORDS[outcome]}`}</title>
        <path className="tick" data-outcome={outcome} d={SHAPES[outcome]} />
      </svg>
    ))}
  </svg>
)

/** Some zones are a quarter of an hour beside the others. */
const STEP_MS = 15 * MINUTE_MS
const EVERY_HOURS = 6

/** The station's hours below the strips, each sixth: those that have room before the end. */
export const HourScale = ({ from, to, timeZone }: Span & { timeZone: string }) => {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  const first = Math.ceil(from / STEP_MS) * STEP_MS
  const steps = Array.from({ length: Math.ceil((to - first) / STEP_MS) }, (_, step) => first + step * STEP_MS)
  const hours = steps
    .map((at) => ({ at, wall: clock.format(at) }))
    .filter(({ wall }) => wall.endsWith(':00') && Number(wall.slice(0, 2)) % EVERY_HOURS === 0)
  return (
    <svg className="hour-scale figures" width="100%" height="20" aria-hidden="true">
      {hours.map(({ at, wall }) => (
        <text key={at} x={percent(at, from, to)} y="14" textAnchor="middle">
          {wall}
        </text>
      ))}
    </svg>
  )
}
