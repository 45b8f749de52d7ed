import { z } from 'zod'
import { lineOf } from '../hosts/scheduler-settings.ts'
import { AUDIO_DAYS, LEAD_MINUTES } from '../limits.ts'
import { parseTimeZone } from '../slots/time-zone.ts'

/** Integrated loudness in LUFS: what streams, podcasts and broadcasters ask for. */
export const LOUDNESS_PRESETS = [-16, -18, -23, -24] as const

/** The last good bulletin stands in for at most this long, no matter what the owner says: a day. */
export const MAX_STALE_MINUTES = 1_440

/** Form fields send numbers and ticks as text. */
const fromText = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (typeof value === 'string' && /^-?\d{1,6}$/.test(value.trim()) ? Number(value) : value), schema)
const tick = z.preprocess(
  (value) => (value === 'true' || value === 'on' ? true : value === 'false' ? false : value),
  z.boolean({
    error: 'Whether the notice is spoken is true or false.',
  }),
)

const wholeNumber = (of: 'minutes' | 'days') => (what: string, least: number, most: number) => {
  const error = `${what} is a whole number of ${of} from ${least} to ${most}.`
  return fromText(z.number({ error }).int({ error }).min(least, { error }).max(most, { error }))
}

const minutes = wholeNumber('minutes')
const days = wholeNumber('days')

const loudnessError = `The loudness is one of ${LOUDNESS_PRESETS.join(', ')} LUFS.`

/** What Settings saves. What is left out stays as it is; id and e-mail are not among it. */
export const stationSettingsSchema = z.object(
  {
    timeZone: z
      .string({ error: 'The time zone is a text.' })
      .transform((text, context) => {
        const zone = parseTimeZone(text.trim())
        if (zone.ok) return zone.value
        context.addIssue({ code: 'custom', message: zone.problem.message })
        return z.NEVER
      })
      .optional(),
    name: lineOf('The station name')
      .refine((name) => name !== '', { error: 'The station name is missing.' })
      .optional(),
    genre: lineOf('The genre').optional(),
    loudnessLufs: fromText(z.literal(LOUDNESS_PRESETS, { error: loudnessError })).optional(),
    leadMinutes: minutes('The lead', LEAD_MINUTES.least, LEAD_MINUTES.most).optional(),
    staleLimitMinutes: minutes('How long the last good bulletin may stand in', 0, MAX_STALE_MINUTES).optional(),
    aiNotice: tick.optional(),
    audioDays: days('How long aired audio is kept', AUDIO_DAYS.least, AUDIO_DAYS.most).optional(),
  },
  { error: 'Settings are an object.' },
)
