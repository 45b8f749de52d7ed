/** Release comes at most this many minutes before air, for every kind of delivery: the deadlines of preparation hold up to it. */
export const MAX_AHEAD_MINUTES = 15
