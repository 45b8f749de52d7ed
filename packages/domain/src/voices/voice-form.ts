import { z } from 'zod'
import { lineOf } from '../hosts/scheduler-settings.ts'
import { MAX_VOICE_NAME } from './voice-limits.ts'
import { VOICE_ROLES } from './voice-roles.ts'

/** What an owner says of a recording; its sound comes beside it. */
export const voiceFormSchema = z.object({
  name: lineOf('The name', MAX_VOICE_NAME)
    .default('')
    .refine((name) => name !== '', { error: 'A voice needs a name.' }),
  madeBy: z.enum(['file', 'recording'], { error: 'A voice comes from a file or a recording.' }).default('file'),
  consent: z.literal('on', { error: 'Without this it cannot be broadcast.' }),
})

export type VoiceForm = z.output<typeof voiceFormSchema>

/** The id of a recording for each place, or none. A place that is left out stays as it is. */
export const voiceRolesSchema = z.partialRecord(
  z.enum(VOICE_ROLES),
  z.string({ error: 'A recording is named by its id.' }).max(64, 'This recording does not exist.'),
)
