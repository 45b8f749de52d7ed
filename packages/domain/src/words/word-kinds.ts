/** Never said; what a source is called; how a word is said. */
export const WORD_KINDS = ['never', 'source', 'said'] as const
export type WordKind = (typeof WORD_KINDS)[number]

/** An entry of a station's lists. `tongue` is empty for every tongue, `said` for a word that is never said. */
export type StationWord = { kind: WordKind; tongue: string; written: string; said: string }
