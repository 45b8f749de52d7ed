import { DAY_MS, MINUTE_MS } from '../time-units.ts'

/** How many entries one owner may write within a day. */
export const ENTRIES_A_DAY = 10

/** Within so long the same words by the same owner are one entry. */
export const SAME_ENTRY_MS = 10 * MINUTE_MS

/** Letters of a message. */
export const MAX_MESSAGE = 4_000

/** The newest ones, on the page and to programs. */
export const ENTRIES_SHOWN = 50

/** An entry goes a year after it was written; one that nobody has released by then goes with the rest, after 30 days. */
export const ENTRY_KEPT_MS = 365 * DAY_MS
export const UNRELEASED_KEPT_MS = 30 * DAY_MS
