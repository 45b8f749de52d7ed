import { z } from 'zod'

/** Why the preferred voice is not the one that is heard: it would not have been ready in time, or could not speak. */
const steppedIn = z.enum(['too-slow', 'failed']).optional()

const speakerSchema = z.union([
  z.object({ kind: z.enum(['built-in', 'remote']), steppedIn }),
  z.object({ kind: z.literal('natural'), name: z.string(), steppedIn }),
])

/** Who speaks: a natural voice is named. */
export type Speaker = z.infer<typeof speakerSchema>

/** As a row holds it; null for what has none, or one that only a newer version knows. */
export const readSpeaker = (stored: unknown): Speaker | null => {
  const read = speakerSchema.safeParse(stored)
  return read.success ? read.data : null
}

const NAMES = { 'built-in': 'the built-in voice', remote: 'the connected voice service' } as const

const STEPPED_IN = {
  'too-slow': ', because the preferred voice would not have been ready in time',
  failed: ', because the preferred voice could not speak',
} as const

/** 'Spoken by Kristin, a natural voice.' */
export const speakerInWords = (speaker: Speaker): string => {
  const who = speaker.kind === 'natural' ? `${speaker.name}, a natural voice` : NAMES[speaker.kind]
  return `Spoken by ${who}${speaker.steppedIn ? STEPPED_IN[speaker.steppedIn] : ''}.`
}
