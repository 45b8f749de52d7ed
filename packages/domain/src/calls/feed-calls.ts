import { z } from 'zod'
import { MAX_FEED_DESCRIPTION, MAX_FEED_NAME } from '../feeds/feed-limits.ts'
import { lineOf } from '../hosts/scheduler-settings.ts'
import { MAX_SOURCE_LENGTH } from '../limits.ts'
import { INPUT_MODES } from '../sources/input-modes.ts'
import { flagField, optionalField, stationIdField } from './field-schemas.ts'

const feedIdField = z
  .string({ error: ({ input }) => (input === undefined ? 'The feed id is missing.' : 'The feed id is a text.') })
  .regex(/^[\w-]{1,64}$/, 'The feed id holds letters, digits, - and _ only, at most 64.')

export const feedParams = z.object({ stationId: stationIdField, feedId: feedIdField })

/** What `POST /feeds` takes, sizes and types; the rules of the product come after it. */
export const feedBody = z.object(
  {
    stationId: optionalField(stationIdField),
    feedId: optionalField(feedIdField).describe('Left out for a new feed.'),
    url: z
      .string({ error: 'A feed needs its address.' })
      .min(1, 'A feed needs its address.')
      .max(MAX_SOURCE_LENGTH, `A source has at most ${MAX_SOURCE_LENGTH} characters.`)
      .describe('One address, or in the mode curl a curl line with headers.'),
    name: optionalField(lineOf('The name', MAX_FEED_NAME)).describe('Left out: as the feed names itself.'),
    description: optionalField(lineOf('The description', MAX_FEED_DESCRIPTION)),
    inputMode: optionalField(z.enum(INPUT_MODES, { error: 'The input mode is curl, https, json or rss.' })),
    changesReaders: optionalField(flagField).describe('true: the schedulers that read the old address read the new one.'),
  },
  { error: 'A feed is an object with url, name, description and inputMode.' },
)

const instant = z.iso.datetime().nullable()

export const feedAnswer = z.object({
  feedId: z.string(),
  name: z.string(),
  url: z.string().describe('Without the values of headers.'),
  inputMode: z.enum(INPUT_MODES),
  description: z.string(),
  readAt: instant.describe('When it was last read, by a test or a broadcast.'),
  readBy: z.enum(['test', 'broadcast']).nullable(),
  found: z.number().int().describe('Items at that reading.'),
  newestAt: instant,
  failingSince: instant.describe('Null while it can be read.'),
  fault: z.object({ code: z.string(), message: z.string() }).nullable(),
  readers: z.array(z.object({ schedulerId: z.string(), hostName: z.string() })).describe('The schedulers that read it.'),
})
