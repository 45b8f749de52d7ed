import { z } from 'zod'
import type { Speaker } from './speaker.ts'

const steppedIn = z.enum(['too-slow', 'failed', 'gone']).optional()

// Apart from the words, which pages load.
const speakerSchema = z.union([
  z.object({ kind: z.enum(['built-in', 'remote']), steppedIn }),
  z.object({ kind: z.literal('natural'), name: z.string(), steppedIn }),
])

/** As a row holds it; null for what has none, or one that only a newer version knows. */
export const readSpeaker = (stored: unknown): Speaker | null => {
  const read = speakerSchema.safeParse(stored)
  return read.success ? read.data : null
}
