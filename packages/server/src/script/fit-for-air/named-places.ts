/** Roads, junctions and directions: 'M25', 'J30', 'eastbound', 'anti-clockwise'. */
const PLACE_CODE = /^(?:\p{L}{1,2}\d{1,4}\p{L}?|(?:north|south|east|west)bound|anti|clockwise|anticlockwise)$/u
/** A road and its junction say exactly where. */
const EXACT = 2

/** Of the words of a headline. */
export const placeCodesIn = (words: ReadonlySet<string>): string[] => [...words].filter((word) => PLACE_CODE.test(word))
const isExact = (codes: readonly string[]): boolean => codes.filter((code) => /\d/.test(code)).length >= EXACT

/** 'Heiloo', 'Wschód', '17': of a headline. */
const namesOf = (headline: string): Set<string> => new Set(headline.match(/(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{M}]{2,}|\p{N}+)/gu))

/** One source lists each closed slip road by itself: two are two where each names what the other does not. */
export const nameOtherPlaces = (one: string, other: string): boolean => {
  const [here, there] = [namesOf(one), namesOf(other)]
  return [...here].some((name) => !there.has(name)) && [...there].some((name) => !here.has(name))
}

/** Jams on one road are two where each names a junction that the other does not, or both say exactly where, and not the same. */
export const areOfOtherPlaces = (here: readonly string[], there: readonly string[]): boolean => {
  const isElsewhere = here.some((code) => !there.includes(code))
  const isElsewhereToo = there.some((code) => !here.includes(code))
  return isExact(here) && isExact(there) ? isElsewhere || isElsewhereToo : isElsewhere && isElsewhereToo
}
