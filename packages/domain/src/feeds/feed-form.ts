import { z } from 'zod'
import { lineOf, sourceSchema } from '../hosts/scheduler-settings.ts'
import { isCurlLine } from '../sources/curl-line.ts'
import { INPUT_MODES } from '../sources/input-modes.ts'
import { savedSource, splitSources } from '../sources/source-urls.ts'
import { MAX_FEED_DESCRIPTION, MAX_FEED_NAME } from './feed-limits.ts'

/** A source that an owner saves by a name. Without a name it takes the one that it gives itself. */
export const feedFormSchema = z
  .object({
    name: lineOf('The name', MAX_FEED_NAME).default(''),
    url: sourceSchema
      .default('')
      .transform(savedSource)
      .refine((url) => url !== '', { error: 'A feed needs its address.' })
      .refine((url) => splitSources(url).length <= 1, {
        error: 'A feed has one address. Save the others as feeds of their own.',
      }),
    description: lineOf('The description', MAX_FEED_DESCRIPTION).default(''),
    inputMode: z.enum(INPUT_MODES, { error: 'The input mode is curl, https, json or rss.' }).default('rss'),
  })
  // A curl line can be read in no other mode.
  .transform((form) => (isCurlLine(form.url) ? { ...form, inputMode: 'curl' as const } : form))

export type FeedForm = z.output<typeof feedFormSchema>

/** An address that is never read, however often one tries: it is not saved. What else fails may be well tomorrow. */
const NEVER_READ = new Set([
  ...['invalid-url', 'invalid-curl', 'invalid-header', 'scheme', 'credentials'],
  ...['port', 'invalid-host', 'private-address', 'own-address'],
])

export const isNeverRead = (code: string): boolean => NEVER_READ.has(code)

export const tooManyFeeds = (most: number): string =>
  `A station has at most ${most} feeds. Nothing was changed. Delete one that you no longer need, then save again.`

export const feedIsThere = (name: string): string => `“${name}” has this address already. Edit that one.`
