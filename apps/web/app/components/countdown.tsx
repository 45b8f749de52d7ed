import { countdownText } from '@hourcast/domain/slots/countdown'
import { HOUR_MS } from '@hourcast/domain/time-units'
import { useStationClock } from './use-station-clock.ts'

/** 3 599 000 → '59:59'; never below '00:00'. */
export const formatCountdown = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}

type Props = {
  to: number
  /** The server's time when it made the page. */
  now: number
  /** Before the last hour too: '2 d 3 h'. */
  isLong?: boolean
}

/** The last hour before the instant `to`, counted down by the second; before that nothing, or how long it is in words. */
export const Countdown = ({ to, now, isLong = false }: Props) => {
  const clock = useStationClock(now)
  if (to - clock > HOUR_MS) return isLong ? <span className="soft figures">in {countdownText(clock, to)}</span> : null
  return (
    <span className="countdown" role="timer" aria-label="Time until air">
      <span className="figures">{formatCountdown(to - clock)}</span>
    </span>
  )
}
