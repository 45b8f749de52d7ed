const LISTS = 1024
const HEADER_BYTES = 8

const listOf = (word) => {
  let hash = 0
  for (const byte of word) {
    hash = hash * 8 + byte
    hash = (hash & 0x3ff) ^ (hash >> 8)
  }
  return (hash + word.length) & 0x3ff
}

/**
 * A compiled dictionary of the engine with some more words, each said by its codes: 1024 lists of words, then the rules, which begin where a
 * multiple of four bytes ends.
 */
export const withWords = (dictionary, words) => {
  const bytes = Buffer.from(dictionary)
  const rulesAt = bytes.readUInt32LE(4)
  const added = new Map()
  for (const { word, codes } of words) {
    const name = Buffer.from(word)
    const entry = Buffer.from([0, name.length, ...name, ...codes, 0])
    entry[0] = entry.length
    added.set(listOf(name), [...(added.get(listOf(name)) ?? []), entry])
  }
  const parts = []
  let [at, from] = [HEADER_BYTES, 0]
  for (let list = 0; list < LISTS; list += 1) {
    const entries = added.get(list)
    if (entries) {
      parts.push(bytes.subarray(from, at), ...entries)
      from = at
    }
    while (bytes[at] !== 0) at += bytes[at]
    at += 1
  }
  const lists = Buffer.concat([...parts, bytes.subarray(from, rulesAt)])
  const gap = Buffer.alloc((4 - (lists.length % 4)) % 4)
  const whole = Buffer.concat([lists, gap, bytes.subarray(rulesAt)])
  whole.writeUInt32LE(lists.length + gap.length, 4)
  return whole
}
