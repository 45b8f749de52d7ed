import type { Around } from '../studio-types.ts'

/** How long the recordings around a bulletin are. Apart from what decodes them: each process asks it, and few of them decode. */
export const aroundMs = ({ before, after }: Around): number =>
  [...before, ...after].reduce((sum, { durationMs }) => sum + durationMs, 0)
