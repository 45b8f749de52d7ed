import { findLanguage } from '../hosts/languages.ts'
import { stripScheme } from './source-urls.ts'

/** The tongues of the product's languages, as their locales begin. */
export const EXAMPLE_TONGUES = ['en', 'de', 'pl', 'es', 'it', 'fr', 'pt', 'hi', 'nl', 'ro'] as const

export type ExampleTongue = (typeof EXAMPLE_TONGUES)[number]

/** A name that is reserved for examples and leads nowhere: the address hides nobody's feed. What stands there is made where it is read. */
const HOST = 'hourcast.example'

const addressOf = (tongue: ExampleTongue): string => `${HOST}/${tongue}.xml`

/** Where the example feed is read that a host of this language can read out. */
export const exampleSourceFor = (language: number): string => {
  const locale = findLanguage(language)?.locale ?? ''
  return addressOf(EXAMPLE_TONGUES.find((tongue) => locale.startsWith(tongue)) ?? 'en')
}

/** Of which tongue the example feed at exactly this address is; null for any other address. */
export const exampleTongueOf = (source: string): ExampleTongue | null =>
  EXAMPLE_TONGUES.find((tongue) => addressOf(tongue) === stripScheme(source)) ?? null
