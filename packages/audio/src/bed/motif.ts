import { createHash } from 'node:crypto'

/** Places are in sixteenths before the beat on which a motif lands, two beats at most; degrees count up a scale of five notes from its root. */
export type Motif = readonly { step: number; degree: number }[]

export const MOTIF_BEATS = 2

const RHYTHMS = [
  [-8, -6, -4, -2, 0],
  [-8, -5, -2, 0],
  [-8, -4, -3, -2, 0],
  [-8, -7, -6, -4, 0],
  [-8, -6, -3, -2, 0],
  [-8, -5, -4, -2, 0],
  [-8, -4, -2, 0],
  [-8, -6, -5, -3, 0],
]

/** Five notes each; a rhythm of four leaves out the second. The last one is at rest: root, third or fifth of the chord it lands on. */
const CONTOURS = [
  [0, 1, 2, 3, 5],
  [5, 3, 2, 1, 0],
  [0, 3, 2, 4, 5],
  [3, 5, 4, 3, 0],
  [0, 5, 3, 4, 5],
  [2, 3, 5, 3, 5],
  [5, 4, 5, 2, 3],
  [0, 2, 0, 3, 5],
  [3, 4, 5, 7, 5],
  [5, 2, 3, 0, 3],
  [-2, 0, 3, 1, 0],
  [3, 0, 2, 4, 3],
]

/** The notes that a station has for its own: the same for the same name, in every program and at any time. */
export const motifOf = (station: string): Motif => {
  const [rhythmSign = 0, contourSign = 0] = createHash('sha256').update(station.trim()).digest()
  const rhythm = RHYTHMS[rhythmSign % RHYTHMS.length] as number[]
  const [first = 0, ...rest] = CONTOURS[contourSign % CONTOURS.length] as number[]
  const degrees = [first, ...rest.slice(1 - rhythm.length)]
  return rhythm.map((step, i) => ({ step, degree: degrees[i] as number }))
}
