/** A telegram of French as a sentence that can be said; what is one already stays as it is. */
export const frenchInFull = (headline: string): string => headline
