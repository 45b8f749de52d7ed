import { SECOND_MS } from '../time-units.ts'
/** What is left, in whole units; all 0 once the instant has come. */
export type Countdown = { days: number; hours: number; minutes: number; seconds: number }

/** Both in epoch milliseconds. The last second counts until it is over: 0 s means that the instant has come. */
export const countdown = (now: number, at: number): Countdown => {
  const left = Math.max(0, Math.ceil((at - now) / SECOND_MS))
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}

/** The two units that matter: '2 d 3 h', '3 h 5 min', '4 min 10 s', '9 s'; 'now' once the instant has come. */
export const countdownText = (now: number, at: number): string => {
  const { days, hours, minutes, seconds } = countdown(now, at)
  const units: [number, string][] = [
    [days, 'd'],
    [hours, 'h'],
    [minutes, 'min'],
    [seconds, 's'],
  ]
  const first = units.findIndex(([count]) => count > 0)
  if (first < 0) return 'now'
  return units
    .slice(first, first + 2)
    .filter(([count], index) => index === 0 || count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ')
}
