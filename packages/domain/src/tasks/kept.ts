/** Makes a thing once for each key. For keys of which there are few, as tongues and topics of ours. */
export const kept = <Key, Made>(make: (key: Key) => Made): ((key: Key) => Made) => {
  const known = new Map<Key, Made>()
  return (key) => {
    const made = known.get(key) ?? make(key)
    known.set(key, made)
    return made
  }
}
