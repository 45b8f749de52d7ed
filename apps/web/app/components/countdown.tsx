import { countdownText } from '@hourcast/domain/slots/countdown'
import { HOUR_MS, MINUTE_MS } from '@hourcast/domain/time-units'
import { useStationClock } from './use-station-clock.ts'

/** 3 599 000 → 'in 59:59', 61 000 → 'in 1:01': never to be read as a clock, and never below 'in 0:00'. */
export const formatCountdown = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

type Props = {
  to: number
  /** The server's time when it made the page. */
  now: number
  /** Before the last hour too: '2 d 3 h'. */
  isLong?: boolean
}

/** The last hour before the instant `to`, counted down by the second, its last minute in the red of what is live; before that nothing, or how long it is in words. */
export const Countdown = ({ to, now, isLong = false }: Props) => {
  const clock = useStationClock(now)
  if (to - clock > HOUR_MS) return isLong ? <span className="soft figures">in {countdownText(clock, to)}</span> : null
  return (
    <span className="countdown" data-soon={to - clock < MINUTE_MS} role="timer" aria-label="Time until air">
      <span className="figures">{formatCountdown(to - clock)}</span>
    </span>
  )
}
