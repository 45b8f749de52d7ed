/** Whether the visitor has asked for as little motion as can be. */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
