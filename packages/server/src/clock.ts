/** Time as an argument, so that tests hold it in their hands. Epoch milliseconds. */
export type Clock = { now(): number }

export const systemClock: Clock = { now: () => Date.now() }
