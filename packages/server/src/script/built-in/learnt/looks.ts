const WORD = /[\p{L}\p{M}]+/gu
/** So short are articles and small verbs, which a telegram leaves out. */
const SHORT = 3
const MOST_CAPITALS = 6
const TENTHS = 10

/** How a sentence looks beside its marks, each by its sign. */
const LOOKS: readonly (readonly [string, RegExp])[] = [
  ['comma', /^[^,]{1,45}, /u],
  // '… destroyed: Pentagon'
  ['behind', /[:;,] [^:;,]{2,25}\.?$/u],
  ['acronym', /(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/u],
  ['single', /['‘][^'’]{3,60}['’]/u],
  ['semicolon', /;/u],
  ['percent', /%/u],
  ['figure-first', /^\d/u],
]

/** What tells a telegram of a newsroom from a sentence that can be said. */
export const looksOf = (text: string): string[] => {
  const words = text.match(WORD) ?? []
  const partOf = (count: number) => Math.floor((TENTHS * count) / Math.max(1, words.length))
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length
  return [
    `capitals${Math.min(MOST_CAPITALS, capitals)}`,
    `capital-part${partOf(capitals)}`,
    `short${partOf(words.filter((word) => word.length <= SHORT).length)}`,
    ...LOOKS.flatMap(([sign, look]) => (look.test(text) ? [sign] : [])),
  ]
}
