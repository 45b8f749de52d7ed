/** A telegram of German as a sentence that can be said; what is one already stays as it is. */
export const germanInFull = (headline: string): string => headline
