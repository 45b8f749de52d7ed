/** What was found is kept for as long as what looks for it. */
export const once = <Key, Found>(find: (key: Key) => Found): ((key: Key) => Found) => {
  const known = new Map<Key, Found>()
  return (key) => {
    const found = known.get(key) ?? find(key)
    known.set(key, found)
    return found
  }
}
