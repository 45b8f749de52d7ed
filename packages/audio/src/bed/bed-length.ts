import { GENRES, type Genre } from './genres.ts'

const OPENING_SECONDS = 2.2
/** The last chord rings so long. */
export const BUTTON_MS = 2_000

/** Throws RangeError for a track that is not there. */
export const requireGenre = (trackId: string): Genre => {
  const genre = GENRES[trackId]
  if (!genre) throw new RangeError(`bed: there is no track ${trackId}`)
  return genre
}

export const beatMs = ({ tempo }: Genre): number => 60_000 / tempo

/** Whole beats of music before the first word, about two seconds. */
export const openingBeats = (genre: Genre): number => Math.max(2, Math.round((OPENING_SECONDS * 1000) / beatMs(genre)))

/** By how much a bulletin is longer with it, in milliseconds; the last word waits half a beat for the last chord, more or less. */
export const bedMs = (trackId: string): number => {
  const genre = requireGenre(trackId)
  return (openingBeats(genre) + 0.5) * beatMs(genre) + BUTTON_MS
}
