import { z } from 'zod'
import { lineOf } from '../hosts/scheduler-settings.ts'

const MAX_EMAIL_LENGTH = 254

/** The station on the wire: its owner's e-mail, in any case. */
export const stationIdField = lineOf('The station id', MAX_EMAIL_LENGTH).describe("The owner's e-mail, in whichever case.")

export const schedulerIdField = z
  .string({ error: ({ input }) => (input === undefined ? 'The scheduler id is missing.' : 'The scheduler id is a text.') })
  .regex(/^[\w-]{1,64}$/, 'The scheduler id holds letters, digits, - and _ only, at most 64.')

/** A list's number as a number or, from form fields, as digits. */
export const numberOf = <S extends z.ZodType>(schema: S, list: readonly { value: number }[]) =>
  z
    .union([schema, z.string().regex(/^\d{1,3}$/, 'This is no number of the list.')])
    .meta({ enum: list.flatMap(({ value }) => [value, String(value)]) })

/** What may be left out may also be empty, as forms send it. */
export const optionalField = <S extends z.ZodType>(schema: S) => z.union([schema, z.literal(''), z.null()]).optional()

export const flagField = z.union([z.boolean(), z.enum(['true', 'false'])])

/** What the odd fields of the wire hold no matter what is sent: they are read by nobody. */
export const ignoredField = z.unknown().optional().describe('Not read.')
