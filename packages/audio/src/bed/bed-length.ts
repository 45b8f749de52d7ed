import { MIX } from '../mix-settings.ts'
import { GENRES, type Genre } from './genres.ts'
import { MOTIF_BEATS } from './motif.ts'

const SIGNATURE_MS = 1_800
/** The bed is heard alone at least so long before the first word. */
const ALONE_MS = 600
/** The last word is over for so long before the motif is taken up again. */
const AFTER_WORDS_MS = 80
/** The last chord rings so long. */
export const BUTTON_MS = 2_000

/** Throws RangeError for a track that is not there. */
export const requireGenre = (trackId: string): Genre => {
  const genre = GENRES[trackId]
  if (!genre) throw new RangeError(`bed: there is no track ${trackId}`)
  return genre
}

export const beatMs = ({ tempo }: Genre): number => 60_000 / tempo

/** Whole beats of signature before the bed begins, some 1.5 to 2.2 s; two at least, for the motif takes two. */
export const signatureBeats = (genre: Genre): number => Math.max(MOTIF_BEATS, Math.round(SIGNATURE_MS / beatMs(genre)))

/** When the voice's sound begins: its first word, after its own silence, is on a beat. */
export const voiceAtMs = (genre: Genre): number =>
  (signatureBeats(genre) + Math.ceil(ALONE_MS / beatMs(genre))) * beatMs(genre) - MIX.endSilenceMs

/** On which beat the motif begins again after a voice whose sound ends at `endMs`. */
export const closerBeat = (genre: Genre, endMs: number): number =>
  Math.ceil((endMs - MIX.endSilenceMs + AFTER_WORDS_MS) / beatMs(genre))

/** By how much a bulletin is longer with it, in milliseconds; the closer waits for a beat, half a one more or less. */
export const bedMs = (trackId: string): number => {
  const genre = requireGenre(trackId)
  const waits = MOTIF_BEATS + 0.5
  return voiceAtMs(genre) + waits * beatMs(genre) + BUTTON_MS + AFTER_WORDS_MS - MIX.endSilenceMs
}
