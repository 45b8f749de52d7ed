/** The name of a numbered choice in one of the lists; '' for a number that is not in it. */
export const nameOf = (list: readonly { value: number; name: string }[], wanted: number): string =>
  list.find(({ value }) => value === wanted)?.name ?? ''
