import { offsetInWords } from '@hourcast/domain/slots/time-zone'
import { timeZoneChoices } from '@hourcast/domain/slots/time-zone-choices'

/** What the zone field offers: the six first, each with the zone that it means, then every IANA zone with what its clock says now. */
export const zoneOptions = (now: number): { value: string; label: string }[] =>
  timeZoneChoices().map(({ label, zone }) => ({
    value: label,
    label: label === zone ? offsetInWords(zone, now) : `${zone}, ${offsetInWords(zone, now)}`,
  }))
