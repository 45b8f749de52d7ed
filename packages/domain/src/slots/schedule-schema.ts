import { z } from 'zod'
import { INVALID_HOUR, TOO_MANY_SCHEDULES } from '../messages.ts'
import { collisionMessage, findCollision } from './collision.ts'
import { findHour } from './hour.ts'
import { MAX_SCHEDULES, type Schedule, uniqueHours } from './schedule.ts'

const dayId = z
  .number({ error: 'A day is a number from 1 (Monday) to 7 (Sunday).' })
  .refine((id) => Number.isInteger(id) && id >= 1 && id <= 7, { error: 'A day is a number from 1 (Monday) to 7 (Sunday).' })

const hour = z.string({ error: INVALID_HOUR }).refine((text) => findHour(text) !== null, { error: INVALID_HOUR })

/** One schedule: its days sorted and its hours each named once, in the writing and order of the owner. */
export const scheduleSchema: z.ZodType<Schedule> = z.object({
  id: z
    .string({ error: 'A schedule needs an id.' })
    .min(1, 'A schedule needs an id.')
    .max(100, 'The id of a schedule has at most 100 characters.')
    .regex(/^\P{Cc}*$/u, 'The id of a schedule holds no control characters.'),
  days: z
    .array(dayId, { error: 'Days are a list of numbers from 1 (Monday) to 7 (Sunday).' })
    .min(1, 'Choose at least one day.')
    .max(1_000, 'A week has seven days.')
    .transform((days) => [...new Set(days)].sort((a, b) => a - b)),
  hours: z
    .array(hour, { error: "Hours are a list of texts like '7:30'." })
    .min(1, 'Choose at least one hour.')
    .max(1_440, 'A day has 1440 minutes.')
    .transform(uniqueHours),
})

/** The schedules of one scheduler: 1 to 24, each id once, no two sharing a day and an hour. */
export const schedulesSchema = z
  .array(scheduleSchema, { error: 'Schedules are a list of {id, days, hours}.' })
  .min(1, 'Add at least one schedule.')
  .max(MAX_SCHEDULES, TOO_MANY_SCHEDULES)
  .superRefine((schedules, context) => {
    schedules.forEach(({ id }, index) => {
      if (schedules.findIndex((other) => other.id === id) === index) return
      context.addIssue({ code: 'custom', path: [index, 'id'], message: `Two schedules have the id '${id}'.` })
    })
    const collision = findCollision(schedules)
    if (collision === null) return
    context.addIssue({ code: 'custom', path: [collision.second - 1, 'hours'], message: collisionMessage(collision) })
  })
