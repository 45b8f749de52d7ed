/** A text as a pattern that finds just it. */
export const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
