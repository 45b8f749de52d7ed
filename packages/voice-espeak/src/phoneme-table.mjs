const TABLE_NAME_BYTES = 32
const PHONEME_BYTES = 16

const text = (bytes, from, to) => {
  const end = bytes.indexOf(0, from)
  return bytes.toString('latin1', from, end < 0 || end > to ? to : end)
}

/** The engine's `phontab`: tables of sounds, each of which may build on an earlier one. */
const readTables = (bytes) => {
  const tables = []
  let at = 4
  for (let table = 0; table < bytes[0]; table += 1) {
    const [count, base] = [bytes[at], bytes[at + 1]]
    const name = text(bytes, at + 4, at + 4 + TABLE_NAME_BYTES)
    at += 4 + TABLE_NAME_BYTES
    const sounds = []
    for (let sound = 0; sound < count; sound += 1, at += PHONEME_BYTES) {
      sounds.push({ name: text(bytes, at, at + 4), code: bytes[at + 10] })
    }
    tables.push({ name, base: base - 1, sounds })
  }
  return tables
}

/** Finds the codes of a table's sounds by their names; undefined for a table that there is not. */
export const createPhonemeTables = (phontab) => {
  const tables = readTables(Buffer.from(phontab))
  const codesOf = (table) => {
    if (table === undefined) return undefined
    const codes = new Map(codesOf(tables[table.base]))
    // A table says some sounds of its base otherwise: the name that they had there is then theirs no more.
    for (const { name, code } of table.sounds) {
      for (const [known, its] of codes) if (its === code) codes.delete(known)
      codes.set(name, code)
    }
    return codes
  }
  return (name) => codesOf(tables.find((table) => table.name === name))
}
