import type { InputMode } from './content.ts'

/** A host reads all its sources in one mode: the one in which all of these can be read. `https` and `curl` know feeds and data too. */
export const jointMode = (modes: readonly InputMode[]): InputMode => {
  const [first = 'rss'] = modes
  if (modes.every((mode) => mode === first)) return first
  // Headers are read in this mode alone.
  return modes.includes('curl') ? 'curl' : 'https'
}
