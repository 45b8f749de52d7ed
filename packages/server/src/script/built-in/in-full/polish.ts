/** A telegram of Polish as a sentence that can be said; what is one already stays as it is. */
export const polishInFull = (headline: string): string => headline
