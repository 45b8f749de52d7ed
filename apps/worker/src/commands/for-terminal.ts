// Control characters move the cursor or colour what follows; the others turn a line round or are not seen.
const UNSAFE = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** What a stranger wrote, as one line of a terminal: it is seen, and does nothing. */
export const forTerminal = (line: string): string => line.replace(UNSAFE, '\ufffd')
