/** What is as good as known teaches nothing. */
const KNOWN = 0.02

/** Weights by which one of `kinds` is told from the others, moved by each example: a softmax with a step of its own for each weight (AdaGrad). */
export const softmax = (kinds: number, places: number) => {
  const rows = Array.from({ length: kinds }, () => ({
    weight: new Float32Array(places),
    moved: new Float32Array(places).fill(1 / 2),
  }))
  /** `held`: the places of an example's signs. `rate`: how far a weight moves at first. */
  const learn = (held: readonly number[], kind: number, rate: number): void => {
    const odds = rows.map(({ weight }) => held.reduce((sum, place) => sum + (weight[place] ?? 0), 0))
    const parts = odds.map((one) => Math.exp(one - Math.max(...odds)))
    const all = parts.reduce((sum, part) => sum + part, 0)
    for (const [row, { weight, moved }] of rows.entries()) {
      const slope = (parts[row] ?? 0) / all - (row === kind ? 1 : 0)
      if (Math.abs(slope) < KNOWN) continue
      for (const place of held) {
        moved[place] = (moved[place] ?? 0) + slope * slope
        weight[place] = (weight[place] ?? 0) - (rate * slope) / Math.sqrt(moved[place] ?? 1)
      }
    }
  }
  return { learn, weights: rows.map(({ weight }) => weight) }
}
