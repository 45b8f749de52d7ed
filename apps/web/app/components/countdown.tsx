import { useStationClock } from './use-station-clock.ts'

const HOUR_MS = 3_600_000

/** 3 599 000 → '59:59'; never below '00:00'. */
export const formatCountdown = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}

/** The last hour before the instant `to`, counted down; nothing before. `now` is the server's time when it made the page. */
export const Countdown = ({ to, now }: { to: number; now: number }) => {
  const clock = useStationClock(now)
  if (to - clock > HOUR_MS) return null
  return (
    <span className="countdown" role="timer" aria-label="Time until air">
      <span className="figures">{formatCountdown(to - clock)}</span>
    </span>
  )
}
