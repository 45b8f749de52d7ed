/** One sentence to anybody who looks at the page. A loader may hand one over as `flash` in its data. */
export type Notice = { kind: 'success' | 'info' | 'error'; text: string }

const KINDS: readonly unknown[] = ['success', 'info', 'error']

/** The notice in a loader's data; null when it hands none over. */
export const flashOf = (data: unknown): Notice | null => {
  const flash = typeof data === 'object' && data !== null && 'flash' in data ? data.flash : null
  if (typeof flash !== 'object' || flash === null || !('kind' in flash) || !('text' in flash)) return null
  return KINDS.includes(flash.kind) && typeof flash.text === 'string' ? (flash as Notice) : null
}
