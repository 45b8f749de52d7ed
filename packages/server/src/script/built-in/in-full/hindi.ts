/** A telegram of Hindi as a sentence that can be said; what is one already stays as it is. */
export const hindiInFull = (headline: string): string => headline
