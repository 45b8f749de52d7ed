/** Words with blanks between them, to look one up. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))
/** Words with any white space between them, as one part of a pattern. */
export const oneOf = (words: string): string => words.trim().split(/\s+/).join('|')
