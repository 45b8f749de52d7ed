/** A measured value, and the limit that it is to keep. */
export type LimitReading = {
  /** 'Bearing temperature'; empty where the row does not say. */
  what: string
  /** 'Pump 3'; empty where the row does not say. */
  of: string
  value: number
  unit: string
  limit: number
  /** An upper limit is not to be passed, a lower one not to be missed. */
  bound: 'upper' | 'lower'
}

/** Passed or missed; a value that is exactly at its limit still keeps it. */
export const isBeyond = ({ value, limit, bound }: LimitReading): boolean => (bound === 'upper' ? value > limit : value < limit)

/** At most two decimals: more cannot be followed by ear. */
const rounded = (value: number): number => Math.round(value * 100) / 100

const amount = (value: number, unit: string): string => `${rounded(value)}${unit === '' ? '' : ` ${unit}`}`

const NAMES = { upper: 'limit', lower: 'minimum' } as const
const BEYOND = { upper: 'above', lower: 'below' } as const
const KEPT = { upper: 'within', lower: 'above' } as const

const standing = (reading: LimitReading): string => {
  const { value, limit, unit, bound } = reading
  const name = `its ${NAMES[bound]} of ${amount(limit, unit)}`
  if (value === limit) return `exactly at ${name}`
  if (!isBeyond(reading)) return `${KEPT[bound]} ${name}`
  const by = Math.abs(value - limit)
  return rounded(by) === 0 ? `just ${BEYOND[bound]} ${name}` : `${amount(by, unit)} ${BEYOND[bound]} ${name}`
}

const subject = ({ what, of }: LimitReading): string => {
  if (what === '') return of === '' ? 'The reading' : of
  return of === '' ? what : `${what} of ${of}`
}

/** One sentence that says no more than the row does: 'Bearing temperature of Pump 3 is 94 °C, 9 °C above its limit of 85 °C'. */
export const readingSentence = (reading: LimitReading): string =>
  `${subject(reading)} is ${amount(reading.value, reading.unit)}, ${standing(reading)}`
