import { offsetMsAt } from '@hourcast/domain/time-zone'
import { timeZoneChoices } from '@hourcast/domain/time-zone-choices'

const MINUTE_MS = 60_000

/** 'UTC+05:30', 'UTC−03:00'. */
const offsetInWords = (zone: string, now: number): string => {
  const minutes = Math.round(offsetMsAt(zone, now) / MINUTE_MS)
  const two = (figure: number) => String(figure).padStart(2, '0')
  const ahead = Math.abs(minutes)
  return `UTC${minutes < 0 ? '−' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`
}

/** What the zone field offers: the six first, each with the zone that it means, then every IANA zone with what its clock says now. */
export const zoneOptions = (now: number): { value: string; label: string }[] =>
  timeZoneChoices().map(({ label, zone }) => ({
    value: label,
    label: label === zone ? offsetInWords(zone, now) : `${zone}, ${offsetInWords(zone, now)}`,
  }))
