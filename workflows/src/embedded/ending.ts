/** Told once to all that is under way that this engine ends. Thousands listen and leave again, so leaving must cost nothing. */
export type Ending = {
  isEnding(): boolean
  /** Gives what stops listening. */
  listen(told: () => void): () => void
  end(): void
}

export const createEnding = (): Ending => {
  const listeners = new Set<() => void>()
  let isEnding = false
  return {
    isEnding: () => isEnding,
    listen: (told) => {
      listeners.add(told)
      return () => listeners.delete(told)
    },
    end: () => {
      isEnding = true
      for (const told of [...listeners]) told()
    },
  }
}
