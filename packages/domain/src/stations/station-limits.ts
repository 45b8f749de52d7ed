import type { Schedule } from '../slots/schedule.ts'
import { weeklySlots } from '../slots/weekly-slots.ts'

/**
 * What one station may have, so that no station takes from the others. The operator of the instance may set other figures. If a limit is
 * lowered, a station keeps what it has above it: only more is refused. Nothing that is planned is ever refused its air time.
 */
export const STATION_LIMITS = {
  schedulers: 50,
  /** Of one scheduler, on its busiest day: one every five minutes. */
  slotsADay: 288,
  /** Broadcasts that are asked for at once are refused while this many are being prepared. */
  inPreparation: 100,
  samplesAnHour: 30,
  /** A text costs no voice: reading the sources again is what bounds it. */
  previewsAnHour: 120,
  /** Addresses that are told of its broadcasts. */
  webhooks: 5,
  /** Saved sources. */
  feeds: 100,
  /** Each reads its source once. */
  feedTestsAnHour: 60,
  /** Own recordings. */
  voices: 20,
  /** Of audio that is kept. Beyond it the oldest goes before its time. */
  audioBytes: 20_000_000_000,
} as const

export type StationLimits = { readonly [K in keyof typeof STATION_LIMITS]: number }

const DAY_MINUTES = 1_440

/** How often a scheduler with these schedules airs on its busiest day. */
export const slotsOnBusiestDay = (schedules: readonly Schedule[]): number => {
  const perDay = new Map<number, number>()
  for (const minute of weeklySlots(schedules).minutes) {
    const day = Math.floor(minute / DAY_MINUTES)
    perDay.set(day, (perDay.get(day) ?? 0) + 1)
  }
  return Math.max(0, ...perDay.values())
}

export const tooManySchedulers = (most: number): string =>
  `A station has at most ${most} schedulers. Nothing was changed, and those that there are go on. Delete one that you no longer need, then save again.`

export const tooManySlots = (most: number, asked: number): string =>
  `A scheduler airs at most ${most} times a day; this one would air ${asked} times. Nothing was changed. Take out some hours, or spread them over two schedulers.`

export const tooManyInPreparation = (most: number): string =>
  `${most} broadcasts of this station are being prepared already. What is planned airs as planned; ask for another one when some of these have aired.`

export const tooManyWebhooks = (most: number): string =>
  `A station has at most ${most} webhooks. Delete one that you no longer need first.`
