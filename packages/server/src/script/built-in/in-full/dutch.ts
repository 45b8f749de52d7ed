/** A telegram of Dutch as a sentence that can be said; what is one already stays as it is. */
export const dutchInFull = (headline: string): string => headline
