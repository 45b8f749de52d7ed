/** In milliseconds. A day of 24 hours: what depends on the clocks of a zone is in `slots/`. */
export const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
