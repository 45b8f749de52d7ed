/** The 14 languages of the product are ten tongues. */
export const TONGUES = ['en', 'de', 'pl', 'es', 'it', 'fr', 'pt', 'hi', 'nl', 'ro'] as const

export type Tongue = (typeof TONGUES)[number]

/** Those of the south, which build their sentences alike. */
export const ROMANCE: ReadonlySet<Tongue> = new Set(['fr', 'es', 'it', 'pt'])

export type ByTongue<Value> = Readonly<Record<Tongue, Value>>

export const tongueOf = (locale: string): Tongue => TONGUES.find((tongue) => locale.startsWith(tongue)) ?? 'en'
