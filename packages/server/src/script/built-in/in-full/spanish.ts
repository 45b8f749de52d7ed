/** A telegram of Spanish as a sentence that can be said; what is one already stays as it is. */
export const spanishInFull = (headline: string): string => headline
