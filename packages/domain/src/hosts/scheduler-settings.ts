import { z } from 'zod'
import { MAX_SOURCE_LENGTH, MAX_SOURCES, MAX_TASK_LENGTH } from '../limits.ts'
import { schedulesSchema } from '../slots/schedule-schema.ts'
import { isCurlLine } from '../sources/curl-line.ts'
import { INPUT_MODES } from '../sources/input-modes.ts'
import { holdsPassword, uniqueSources } from '../sources/source-urls.ts'
import { readVoiceId } from '../voices/voice-id.ts'
import { LANGUAGES } from './languages.ts'
import { findMusicFormat } from './music-formats.ts'
import { PRESENTATION_TYPES } from './presentation-types.ts'
import { VOICE_TONES } from './voice-tones.ts'

const MAX_NAME_LENGTH = 100

/** One line of text: it stands in file names, mail headers and MP3 tags. */
export const lineOf = (what: string, longest = MAX_NAME_LENGTH) =>
  z
    .string({ error: ({ input }) => (input === undefined ? `${what} is missing.` : `${what} is a text.`) })
    .max(longest, `${what} has at most ${longest} characters.`)
    .regex(/^\P{Cc}*$/u, `${what} is one line, without control characters.`)
    .transform((text) => text.trim())

const needed = (what: string) => lineOf(what).refine((text) => text !== '', { error: `${what} is missing.` })

const oneOf = (what: string, list: readonly { value: number }[]) => {
  const highest = Math.max(...list.map(({ value }) => value))
  const error = `${what} is a number from 0 to ${highest}.`
  return z.number({ error }).refine((value) => list.some((entry) => entry.value === value), { error })
}

/** One source, as it is typed: an address, or a curl line. */
export const sourceSchema = z
  .string({ error: 'A source is a text.' })
  .max(MAX_SOURCE_LENGTH, `A source has at most ${MAX_SOURCE_LENGTH} characters.`)
  .refine((text) => !text.includes('\0'), { error: 'A source holds no NUL.' })
  .refine((text) => !holdsPassword(text), {
    error: 'An address holds no user name and no password. What a service asks for goes into a header of a curl line.',
  })
  .refine((text) => isCurlLine(text) || !/\s(?:-H|--header)/.test(text), { error: 'A line with headers begins with curl.' })

const musicFormat = lineOf('The music format')
  .refine((name) => name === '' || findMusicFormat(name) !== null, { error: 'This music format is not on the list.' })
  .transform((name) => findMusicFormat(name)?.name ?? '')

const voice = lineOf('The voice').refine((id) => id === '' || readVoiceId(id) !== null, {
  error: "A voice is named by its id, like 'en-US:kristin' or 'built-in:fr:f'.",
})

const task = z
  .string({ error: 'The task is a text.' })
  .max(MAX_TASK_LENGTH, `The task has at most ${MAX_TASK_LENGTH} characters.`)
  .refine((text) => !text.includes('\0'), { error: 'The task holds no NUL.' })

/** One AI host with everything that the wizard sets, but for where it is delivered. */
export const schedulerSettingsSchema = z.object({
  hostName: needed('The host name'),
  stationName: needed('The station name'),
  location: lineOf('The location').default(''),
  language: oneOf('The language', LANGUAGES).default(0),
  voiceTone: oneOf('The voice tone', VOICE_TONES).default(0),
  presentationType: oneOf('The presentation type', PRESENTATION_TYPES).default(1),
  customTask: task.default(''),
  musicFormat: musicFormat.default(''),
  /** Music of that format under the voice; without a format, no music. */
  musicBed: z.boolean({ error: 'Whether music lies under the voice is true or false.' }).default(false),
  /** By its id; empty, the host's name decides. One that is not there is no fault: it may be removed and come back. */
  voice: voice.default(''),
  inputMode: z.enum(INPUT_MODES, { error: 'The input mode is curl, https, json or rss.' }).default('rss'),
  sources: z
    .array(sourceSchema, { error: 'Sources are a list of texts.' })
    .default([])
    .transform(uniqueSources)
    .refine((sources) => sources.length <= MAX_SOURCES, { error: `A host reads at most ${MAX_SOURCES} sources.` }),
  length: z.enum(['short', 'long'], { error: 'The length is short or long.' }).default('short'),
  includeDateTime: z.boolean({ error: 'Whether date and time are spoken is true or false.' }).default(true),
  schedules: schedulesSchema,
  isActive: z.boolean({ error: 'Whether the scheduler is active is true or false.' }).default(true),
})

/** A host can be heard before its schedules are finished: such count as none. */
export const previewSettingsSchema = schedulerSettingsSchema.extend({ schedules: schedulesSchema.catch([]) })

export type SchedulerSettings = z.output<typeof schedulerSettingsSchema>
