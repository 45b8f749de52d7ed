import { DAY_MS, HOUR_MS } from '../time-units.ts'
import type { Script } from './content.ts'
import { LEFT_OUT_REASONS, type LeftOut, type LeftOutReason } from './left-out.ts'

type Told = Pick<Script, 'itemIds' | 'leftOut'>

/** Why a bulletin tells none of the stories that it has: the reason of most of them. */
export type Untold = { reason: LeftOutReason; stories: number }

/** The same on air, since when (epoch milliseconds), and in how many bulletins one after the other. */
export type LastingUntold = Untold & { since: number; bulletins: number; isFromStart: boolean }

/** What time brings: the same story is told on another day. */
const OF_TIME: ReadonlySet<LeftOutReason> = new Set(['too-old', 'stale-day', 'embargo', 'overtaken', 'same-event', 'duplicate'])
/** A programme with a subject has days on which nothing is about it. */
const OF_SUBJECT: ReadonlySet<LeftOutReason> = new Set(['off-subject', 'off-task'])

const mostOf = ([first, ...rest]: readonly [LeftOutReason, ...LeftOutReason[]]): LeftOutReason => {
  const counts = new Map<LeftOutReason, number>()
  for (const reason of [first, ...rest]) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0]
}

const reasonOf = (whole: readonly LeftOut[]): LeftOutReason | null => {
  const reasons = whole.map(({ reason }) => reason)
  // One of them was told already, so they can be told: there is only nothing new.
  if (reasons.includes('aired')) return null
  const lasting = reasons.filter((reason) => !OF_TIME.has(reason))
  const [first, ...rest] = lasting.length > 0 ? lasting : reasons
  return first === undefined ? null : mostOf([first, ...rest])
}

/** Null where a story is told, where there is none, and where they are only told already. */
export const untold = ({ itemIds, leftOut }: Told): Untold | null => {
  if (itemIds.length > 0) return null
  const whole = leftOut.filter(({ sentence }) => sentence === undefined)
  const reason = reasonOf(whole)
  return reason === null ? null : { reason, stories: whole.length }
}

/**
 * The same of a bulletin for the air, after the one before it; null for a host that has aired none. A night without news mends nothing, and
 * is no fault by itself.
 */
export const untoldOnAir = (script: Told, airAt: number, before: { untold?: LastingUntold } | null): LastingUntold | null => {
  const now = untold(script)
  if (now === null || OF_SUBJECT.has(now.reason)) return null
  if (OF_TIME.has(now.reason)) return before?.untold ?? null
  const goesOn = before?.untold?.reason === now.reason ? before.untold : null
  return goesOn
    ? { ...goesOn, ...now, bulletins: goesOn.bulletins + 1 }
    : { ...now, since: airAt, bulletins: 1, isFromStart: before === null }
}

const FIRST_BULLETINS = 3
/** The day on which clocks go forward has an hour less. */
const A_DAY_MS = DAY_MS - HOUR_MS

/** For a day, or in the first bulletins of a host: nothing will be told before its owner changes something. */
export const isLasting = ({ since, bulletins, isFromStart }: LastingUntold, airAt: number): boolean =>
  (isFromStart && bulletins >= FIRST_BULLETINS) || airAt - since >= A_DAY_MS

/** `language`: that the host speaks. */
export const untoldInWords = ({ reason, stories }: Untold, language?: string): string => {
  const speaks = reason === 'other-language' && language ? ` (${language})` : ''
  const none = stories === 1 ? 'The one story that is there cannot be told' : `None of ${stories} stories can be told`
  return `${none}${stories === 1 ? '' : ', most of them for this reason'}: ${LEFT_OUT_REASONS[reason]}${speaks}.`
}
