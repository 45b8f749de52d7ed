/** A telegram of Portuguese as a sentence that can be said; what is one already stays as it is. */
export const portugueseInFull = (headline: string): string => headline
