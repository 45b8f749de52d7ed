import { z } from 'zod'
import type { Speaker } from './speaker.ts'

const steppedIn = z.enum(['too-slow', 'failed', 'gone']).optional()

const asked = z.object({ characters: z.number(), ms: z.number(), cost: z.number().optional() }).optional()

// Apart from the words, which pages load.
const speakerSchema = z.union([
  z.object({ kind: z.literal('built-in'), steppedIn, asked }),
  z.object({ kind: z.literal('remote'), name: z.string().optional(), steppedIn, asked }),
  z.object({ kind: z.literal('natural'), name: z.string(), steppedIn, asked }),
])

/** As a row holds it; null for what has none, or one that only a newer version knows. */
export const readSpeaker = (stored: unknown): Speaker | null => {
  const read = speakerSchema.safeParse(stored)
  return read.success ? read.data : null
}
