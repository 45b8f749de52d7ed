const LENGTH = 8

/** 'HC-7KQ2-MABE' of a random id: letters and digits that are not taken for each other, in two groups to be read out. */
export const receiptNumberOf = (randomId: string): string => {
  const code = randomId.slice(0, LENGTH).toUpperCase()
  return `HC-${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
}
