/** A place on the map, in degrees: north and east are positive. */
export type Coordinates = { lat: number; lng: number }

/** Where the map begins, and how near it can be looked at. */
export const MAP_CENTRE: Coordinates = { lat: 3.01, lng: 101.44 }
export const MAP_MAX_ZOOM = 6

export const MOST_DEGREES = { lat: 90, lng: 180 } as const

// Digits, a sign and a point: not '1e2', '0x10' or '', which Number takes as well.
const DECIMAL = /^[+-]?\d{1,3}(?:\.\d{1,15})?$/

/** Degrees as somebody types them; null when they are no number or beyond the pole or the date line. */
export const parseDegrees = (text: string, axis: keyof Coordinates): number | null => {
  const plain = text.trim()
  if (!DECIMAL.test(plain)) return null
  const degrees = Number(plain)
  // No minus zero.
  return Math.abs(degrees) <= MOST_DEGREES[axis] ? degrees + 0 : null
}

/** 52.52, 13.405 → '52.52° N, 13.41° E'. */
export const placeInWords = ({ lat, lng }: Coordinates): string => {
  const said = (degrees: number, [positive, negative]: readonly [string, string]) =>
    `${Math.abs(degrees).toFixed(2)}° ${degrees < 0 ? negative : positive}`
  return `${said(lat, ['N', 'S'])}, ${said(lng, ['E', 'W'])}`
}

/** The nearest of the places where the map, which goes on round the world, shows `x`: `centre` is what it looks at, `width` one world. */
export const nearestCopy = (x: number, { centre, width }: { centre: number; width: number }): number =>
  x + width * Math.round((centre - x) / width)
