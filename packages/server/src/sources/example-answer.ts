import { type ExampleTongue, exampleTongueOf } from '@hourcast/domain/sources/example-source'
import { stripScheme } from '@hourcast/domain/sources/source-urls'
import { exampleEntries } from '../demo/example-feed.ts'
import { EXAMPLE_STORIES } from '../demo/example-stories.ts'
import type { ExampleStory } from '../demo/example-story.ts'
import { feedXml } from '../demo/feed-xml.ts'
import * as stories from '../samples/sample-stories.ts'
import type { FetchedBody } from './conditional-exchange.ts'

/** Its name is said on air, so the name says that it is an example. */
type Paper = { name: string; subjects: readonly (readonly ExampleStory[])[] }

const inTurn = (...told: readonly ExampleStory[]): Paper['subjects'] => told.map((story) => [story])

const PAPERS: Readonly<Record<ExampleTongue, Paper>> = {
  en: { name: 'Port Ellery Example News', subjects: EXAMPLE_STORIES },
  de: { name: 'Beispielbote Ellerhafen', subjects: inTurn(...stories.GERMAN) },
  pl: { name: 'Przykładowy Kurier Jasnobrzegu', subjects: inTurn(...stories.POLISH) },
  es: { name: 'El Ejemplo de Puerto Alerce', subjects: inTurn(...stories.SPANISH, ...stories.MEXICAN) },
  it: { name: "L'Esempio di Porto Sereno", subjects: inTurn(...stories.ITALIAN) },
  fr: { name: "L'Exemple du Port", subjects: inTurn(...stories.FRENCH) },
  pt: { name: 'O Exemplo da Vila', subjects: inTurn(...stories.PORTUGUESE) },
  hi: { name: 'नंदपुरी उदाहरण पत्रिका', subjects: inTurn(...stories.HINDI) },
  nl: { name: 'Voorbeeldbode Meerdijk', subjects: inTurn(...stories.DUTCH) },
  ro: { name: 'Exemplul din Valea Luminii', subjects: inTurn(...stories.ROMANIAN) },
}

const DESCRIPTION = 'An example: the place and everything in this feed is made up, so that a host has something to read.'

/**
 * What stands at the address of an example feed at this instant; null for any other address. Made here: it needs no network, no web app that
 * answers, and no address of this instance that is let through.
 */
export const exampleAnswer = (written: string, now: number): FetchedBody | null => {
  const tongue = exampleTongueOf(written)
  if (tongue === null) return null
  const url = new URL(`https://${stripScheme(written)}`)
  const { name: title, subjects } = PAPERS[tongue]
  const head = { title, description: DESCRIPTION, language: tongue, link: url.origin, address: url.href }
  const bytes = Buffer.from(feedXml(head, exampleEntries(now, subjects)))
  return { bytes, contentType: 'application/rss+xml', url }
}
