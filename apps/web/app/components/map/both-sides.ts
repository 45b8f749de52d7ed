type Ring = number[][]

/** The ring drawn on without a jump over the map; null for one that goes once round the pole, and ends a world away from where it began. */
const unbroken = (ring: Ring, width: number): Ring | null => {
  let turned = 0
  let before = ring[0]?.[0] ?? 0
  const drawn = ring.map(([x = 0, y = 0]) => {
    turned -= Math.round((x - before) / width) * width
    before = x
    return [x + turned, y]
  })
  return turned === 0 ? drawn : null
}

/**
 * A land over the date line is one ring in the atlas, and would be drawn with a band across the whole map. It is drawn whole instead, and
 * again a world's `width` away on either side, so that both ends of the map show it; any other shape stays as it is.
 */
export const onBothSides = (rings: Ring[], width: number): Ring[][] => {
  const crosses = rings.some((ring) => ring.some(([x = 0], index) => Math.abs(x - (ring[index - 1]?.[0] ?? x)) > width / 2))
  const drawn = rings.map((ring) => unbroken(ring, width))
  if (!crosses || drawn.includes(null)) return [rings]
  return [0, width, -width].map((by) => drawn.map((ring) => (ring ?? []).map(([x = 0, y = 0]) => [x + by, y])))
}
