/** Announces once, to all that runs here, that this engine ends. Thousands listen and leave again, so leaving must cost nothing. */
export type Ending = {
  isEnding(): boolean
  /** Gives what stops listening. */
  listen(onEnd: () => void): () => void
  end(): void
}

export const createEnding = (): Ending => {
  const listeners = new Set<() => void>()
  let isEnding = false
  return {
    isEnding: () => isEnding,
    listen: (onEnd) => {
      listeners.add(onEnd)
      return () => listeners.delete(onEnd)
    },
    end: () => {
      isEnding = true
      for (const onEnd of [...listeners]) onEnd()
    },
  }
}
