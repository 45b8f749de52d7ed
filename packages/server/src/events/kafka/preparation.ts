/** Work that is done once, and again after somebody has found its result gone. */
export type Preparation = {
  /** Those who ask meanwhile wait for the same work; when it fails, the next caller begins it again. */
  ensure(): Promise<void>
  forget(): void
}

export const createPreparation = (work: () => Promise<void>): Preparation => {
  let done: Promise<void> | undefined
  return {
    ensure() {
      if (done) return done
      const doing = work().catch((error: unknown) => {
        if (done === doing) done = undefined
        throw error
      })
      done = doing
      return doing
    },
    forget() {
      done = undefined
    },
  }
}
