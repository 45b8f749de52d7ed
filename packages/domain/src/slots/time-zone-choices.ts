import { allTimeZones, FIRST_TIME_ZONES } from './time-zone.ts'

/** `label` is what is shown and searched, and no two are alike; `zone` is what is stored. */
export type TimeZoneChoice = { label: string; zone: string }

/** What Settings offers: UTC, EST, CST, MST, PST and GMT first, then every zone that this runtime knows, by its own name. */
export const timeZoneChoices = (): TimeZoneChoice[] => [
  ...FIRST_TIME_ZONES,
  ...allTimeZones()
    .filter((zone) => FIRST_TIME_ZONES.every(({ label }) => label !== zone))
    .map((zone) => ({ label: zone, zone })),
]
