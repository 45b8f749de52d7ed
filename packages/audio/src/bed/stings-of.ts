import type { Joined } from '../dsp/join.ts'
import type { BedRequest } from '../studio-types.ts'

const AFTER_STORY_MS = 40
/** In a shorter pause it would sound into the next sentence. */
const SHORTEST_PAUSE_MS = 400

/** Where a figure parts two stories, in milliseconds of the voice: in the pause after the first, and only where music plays. */
export const stingsOf = (placed: Joined['marks'], { storyEnds, withoutMusic }: Omit<BedRequest, 'trackId'>): number[] =>
  placed.flatMap((mark, i) => {
    const next = placed[i + 1]
    if (!next || !storyEnds.includes(mark.segment) || next.startMs - mark.endMs < SHORTEST_PAUSE_MS) return []
    if ([mark.segment, next.segment].some((segment) => withoutMusic.includes(segment))) return []
    return [mark.endMs + AFTER_STORY_MS]
  })
