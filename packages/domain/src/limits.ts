import { AHEAD_MINUTES, type DeliveryKind } from './delivery/delivery-kinds.ts'
import { MINUTE_MS } from './time-units.ts'

/** Preparation begins this many minutes before air: what a new station has, and what Settings takes. */
export const LEAD_MINUTES = { default: 5, least: 2, most: 120 } as const

/** The days for which aired audio is kept: what a new station has, and what Settings takes. */
export const AUDIO_DAYS = { default: 90, least: 1, most: 3_650 } as const

/** How many broadcasts to come the wizard and the dashboard show. */
export const UPCOMING_SHOWN = 10

/** A source is shown cut to this many characters. */
export const SOURCE_SHOWN = 30

/** Text on a scheduler card longer than `over` characters shows the first `shown`. */
export const CARD_TEXT = { over: 60, shown: 50 } as const

export const MAX_SOURCES = 20
export const MAX_SOURCE_LENGTH = 8_000
export const MAX_TASK_LENGTH = 4_000

/** The lead in milliseconds: never so short that less than the least lead is left before the first release. */
export const leadMsFor = (
  leadMinutes: number,
  kinds: readonly DeliveryKind[],
  aheadMinutes: Record<DeliveryKind, number> = AHEAD_MINUTES,
): number => {
  const ahead = Math.max(0, ...kinds.map((kind) => aheadMinutes[kind]))
  return Math.max(leadMinutes, LEAD_MINUTES.least + ahead) * MINUTE_MS
}
