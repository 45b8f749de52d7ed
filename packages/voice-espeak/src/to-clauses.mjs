// A mark ends a clause where a space or the end follows: '1.5' and '7:30' are words.
const CLAUSE = /([.,;:!?\u2026\u0964]+)["'\u201d\u2019\u00bb)\]]*(?=\s|$)|\s[\u2013\u2014-]+(?=\s)/gu
const MARKS = { '\u2026': '.', '\u0964': '.' }

/**
 * The clauses of a text in order, each with the mark at its end: one of `. , ; : ! ?`, or none at the end of the text. The engine leaves the
 * marks out of its phonemes, and natural voices pause and fall by them.
 */
export const toClauses = (text) => {
  const clauses = []
  let from = 0
  for (const match of text.matchAll(CLAUSE)) {
    const words = text.slice(from, match.index).trim()
    from = match.index + match[0].length
    const first = match[1]?.[0] ?? ','
    if (words) clauses.push({ words, mark: MARKS[first] ?? first })
  }
  const rest = text.slice(from).trim()
  return rest ? [...clauses, { words: rest, mark: '' }] : clauses
}
