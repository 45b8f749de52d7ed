/** Processor time that the sources of one reading may take: of a broadcast, a preview, a getContent. */
export const READING_CPU_MS = 6_000
/** Of these at most, for one source. A large honest page takes a tenth. */
export const SOURCE_CPU_MS = 2_000

export type CpuBudget = {
  /** What the next source may take at most: half of what is left, so that the last of twenty still gets its part. */
  grant(): number
  /** What it took. */
  charge(ms: number): void
}

export const createCpuBudget = (readingMs = READING_CPU_MS, sourceMs = SOURCE_CPU_MS): CpuBudget => {
  let left = readingMs
  return {
    grant: () => Math.min(sourceMs, left / 2),
    charge: (ms) => {
      left = Math.max(0, left - ms)
    },
  }
}
