/** Roads, junctions and directions: 'M25', 'J30', 'eastbound'. */
const PLACE_CODE = /^(?:\p{L}{1,2}\d{1,4}\p{L}?|(?:north|south|east|west)bound)$/u
/** Jams on one road are two where each names a junction that the other does not. */
export const areOfOtherPlaces = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  const isElsewhere = (here: ReadonlySet<string>, there: ReadonlySet<string>) =>
    [...here].some((word) => PLACE_CODE.test(word) && !there.has(word))
  return isElsewhere(one, other) && isElsewhere(other, one)
}
