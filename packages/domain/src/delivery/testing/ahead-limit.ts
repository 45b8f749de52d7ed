/** Release comes at most this many minutes before air, of whatever kind a delivery is: the deadlines of preparation hold up to it. */
export const MAX_AHEAD_MINUTES = 15
