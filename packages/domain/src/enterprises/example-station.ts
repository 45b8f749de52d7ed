import { z } from 'zod'
import { LANGUAGES } from '../hosts/languages.ts'
import { MOST_LETTERS } from './enterprise-fields.ts'

/** Where an example station's bulletin is heard: what this instance has made in that language, and nothing from anywhere else. */
export const EXAMPLE_BULLETIN = '/example/bulletin.mp3'

const degrees = (most: number) => z.number().min(-most).max(most)

/** One entry of the static stations file. */
export const exampleStation = z.strictObject({
  title: z.string().min(1).max(MOST_LETTERS.title),
  /** The audio stream. */
  url: z.string().refine((url) => exampleLanguageOf(url) !== null),
  email: z.email(),
  description: z.string().min(1).max(MOST_LETTERS.description),
  coordinates: z.strictObject({ lat: degrees(90), lng: degrees(180) }),
  /** Nobody shall take it for a customer. */
  example: z.literal(true),
})
export type ExampleStation = z.output<typeof exampleStation>

export const exampleStations = z.array(exampleStation)

/** The language of an example's bulletin, by its address; null when it is no such address or no language of ours. */
export const exampleLanguageOf = (url: string): string | null => {
  if (!url.startsWith(`${EXAMPLE_BULLETIN}?`)) return null
  const asked = new URLSearchParams(url.slice(url.indexOf('?'))).get('language')
  return LANGUAGES.find(({ name }) => name === asked)?.name ?? null
}

type Sound = { Language: string; Category: string; Path: string }

/** What an example station plays: the news in its language, else anything in it, else what is on air here. Undefined while there is nothing. */
export const pickExampleSound = <S extends Sound>(sounds: readonly S[], language: string | null): S | undefined => {
  const spoken = sounds.filter((sound) => sound.Language === language)
  return (
    spoken.find(({ Category }) => Category === 'News') ??
    spoken[0] ??
    sounds.find(({ Path }) => Path.startsWith('/station/')) ??
    sounds[0]
  )
}
