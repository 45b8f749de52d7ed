/** What a Piper model's settings say of its letters: each phoneme, and its numbers. */
export type PhonemeIdMap = Readonly<Record<string, readonly number[]>>

const [START, END, BETWEEN] = ['^', '$', '_']

/** Stress, length, stops and gaps are heard at a sound alone. */
const SOUND = /[\p{Ll}\p{Lo}\p{Lu}]/u

/**
 * The numbers of a sentence as its model was trained on them: start, each phoneme followed by the pad, end. A phoneme that the model does
 * not know is left out: it has no sound for it. No sound is left: nothing can be said.
 */
export const phonemeIds = (phonemes: string, map: PhonemeIdMap): number[] => {
  const pad = map[BETWEEN] ?? []
  const known = Array.from(phonemes.normalize('NFD')).filter((phoneme) => !isMark(phoneme) && Object.hasOwn(map, phoneme))
  if (!known.some((phoneme) => SOUND.test(phoneme))) return []
  return [...(map[START] ?? []), ...pad, ...known.flatMap((phoneme) => [...(map[phoneme] ?? []), ...pad]), ...(map[END] ?? [])]
}

/** A mark of the model itself can stand in no sentence. */
const isMark = (phoneme: string): boolean => phoneme === START || phoneme === END || phoneme === BETWEEN
