/** Of all three lists of a station together. */
export const MAX_WORDS = 500

/** Letters of one entry, as it is written and as it is said. */
export const MAX_WORD_LENGTH = 64

/** How often an owner may hear an entry. */
export const WORDS_HEARD_AN_HOUR = 120
