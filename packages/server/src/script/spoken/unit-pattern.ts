/** Never inside a word or a number. */
const ENDS = '(?![\\p{L}\\p{M}\\p{N}])'

/** Letters that are a unit behind a number, and also as a word of their own. */
export const aUnit = (unit: string): RegExp => new RegExp(`(?:(?<=\\d)\\s?|(?<![\\p{L}\\p{M}\\p{N}/]))${unit}${ENDS}`, 'gu')

/** What a price is for, behind it: 80 €/MWh. */
export const priced = (unit: string): RegExp =>
  new RegExp(`(?<=\\d\\s?[\\p{L}\\p{M}]{0,12}|(?<!\\p{L})(?:[Ee]uros?|[Dd]ollars?|[Cc]t|Cent))/${unit}${ENDS}`, 'gu')
