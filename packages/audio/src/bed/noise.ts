/** Noise that is the same each time for the same seed, from −1 to 1. */
export const createNoise = (seed = 1): (() => number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 31 - 1
  }
}
