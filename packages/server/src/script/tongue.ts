/** The 14 languages of the product are ten tongues. */
export const TONGUES = ['en', 'de', 'pl', 'es', 'it', 'fr', 'pt', 'hi', 'nl', 'ro'] as const

export type Tongue = (typeof TONGUES)[number]

export type ByTongue<Value> = Readonly<Record<Tongue, Value>>

export const tongueOf = (locale: string): Tongue => TONGUES.find((tongue) => locale.startsWith(tongue)) ?? 'en'
