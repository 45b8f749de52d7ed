/** A story has fewer sentences. */
const KEPT = 64
/** What a stranger wrote at such length is no sentence. */
const LONGEST = 4_000

/** Many rules ask the same of one sentence, one after the other: what was found in the last few texts is kept. */
export const recently = <Found>(find: (text: string) => Found, most = KEPT): ((text: string) => Found) => {
  const known = new Map<string, Found>()
  return (text) => {
    const kept = known.get(text)
    if (kept !== undefined || text.length > LONGEST) return kept ?? find(text)
    const found = find(text)
    if (known.size >= most) known.clear()
    known.set(text, found)
    return found
  }
}
