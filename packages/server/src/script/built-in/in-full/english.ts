/** A telegram of English as a sentence that can be said; what is one already stays as it is. */
export const englishInFull = (headline: string): string => headline
