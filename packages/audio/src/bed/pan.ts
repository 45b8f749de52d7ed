/** From −1, left, to 1, right. */
export type Pan = number

/** Gains of both sides; their powers are always one together. */
export const sidesOf = (pan: Pan): readonly [left: number, right: number] => {
  const turn = ((Math.max(-1, Math.min(1, pan)) + 1) * Math.PI) / 4
  return [Math.cos(turn), Math.sin(turn)]
}
