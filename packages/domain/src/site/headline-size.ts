const LARGEST_TENTHS = 47
/** Smaller than running text is no headline: what does not fit at this size breaks into more lines. */
const SMALLEST_TENTHS = 12

/** The headline's font size in rem: 4.7, less 0.1 as often as it takes until it fits. */
export const headlineSize = (fits: (rem: number) => boolean): number => {
  let tenths = LARGEST_TENTHS
  while (tenths > SMALLEST_TENTHS && !fits(tenths / 10)) tenths -= 1
  return tenths / 10
}
