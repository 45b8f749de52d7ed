/** A telegram of Italian as a sentence that can be said; what is one already stays as it is. */
export const italianInFull = (headline: string): string => headline
