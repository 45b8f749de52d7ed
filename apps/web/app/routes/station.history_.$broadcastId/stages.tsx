import { withUnit } from '@hourcast/domain/with-unit'
import type { OpenedBroadcast } from '@hourcast/server/history/load-broadcast'
import { TIME_WORDS } from './broadcast-words.ts'
import { StationClock } from './station-clock.tsx'

/** −4 min 55 s before the air time, +0.4 s after it. */
const besideAir = (ms: number): string => {
  const sign = ms < 0 ? '−' : '+'
  const tenths = Math.round(Math.abs(ms) / 100)
  if (tenths < 600) return `${sign}${withUnit((tenths / 10).toFixed(1), 's')}`
  const seconds = Math.round(tenths / 10)
  return `${sign}${withUnit(Math.floor(seconds / 60), 'min')} ${withUnit(seconds % 60, 's')}`
}

/** When each part was done, and how far from the air time. */
export const Stages = ({ broadcast: { times, airAt, timeZone } }: { broadcast: OpenedBroadcast }) => (
  <ol className="broadcast-times">
    {times.map(({ what, at }) => (
      <li key={what} data-air={what === 'air'}>
        <span>{TIME_WORDS[what]}</span>
        <StationClock at={at} timeZone={timeZone} />
        <span className="soft figures">{what === 'air' ? '' : besideAir(at - airAt)}</span>
      </li>
    ))}
  </ol>
)
