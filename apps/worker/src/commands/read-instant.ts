import { CommandFailure } from './failure.ts'

const ISO_INSTANT = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/

/**
 * Milliseconds of what was typed for `option`; now when nothing was. A time of day says its offset, or it would be another instant on
 * every machine; a date alone is its midnight in UTC. Throws CommandFailure.
 */
export const readInstant = (option: string, text: string | undefined): number => {
  if (text === undefined) return Date.now()
  const date = ISO_INSTANT.exec(text)?.[1]
  const instant = date === undefined ? Number.NaN : Date.parse(text)
  // Date.parse takes 30 February for 2 March.
  if (Number.isNaN(instant) || new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10) !== date)
    throw new CommandFailure(
      `${option}: '${text}' is not an ISO instant like 2026-10-25T00:00:00Z or 2026-10-25T01:00:00+01:00`,
      2,
    )
  return instant
}
