import { type ByTongue, TONGUES, type Tongue } from '../tongue.ts'

/** What stands before the name of a place; in Hindi, behind it. */
const BEFORE: ByTongue<string> = {
  en: 'in|near|at|outside|off',
  de: 'in|nahe|aus',
  fr: 'à|au|en|près de|dans|sur',
  es: 'en|cerca de',
  it: 'a|ad|in|di|nel|nella',
  pt: 'em|no|na|perto de',
  pl: 'w|we|na|pod|koło|przy',
  nl: 'in|bij|op|nabij',
  ro: 'în|la|lângă|pe',
  hi: 'में|के पास|के निकट',
}
const ARTICLE = '(?:the |der |dem |la |le |el |de )?'
const PATTERNS = new Map(
  TONGUES.map((tongue) => [
    tongue,
    tongue === 'hi'
      ? new RegExp(`(?<![\\p{L}\\p{M}])(?<place>[\\p{L}\\p{M}]{3,})(?=\\s(?:${BEFORE.hi})(?![\\p{L}\\p{M}]))`, 'gu')
      : new RegExp(`(?<!\\p{L})(?:${BEFORE[tongue]})\\s${ARTICLE}(?<place>\\p{Lu}\\p{L}{2,})`, 'gu'),
  ]),
)

/** Names behind a word of place. */
export const placesIn = (text: string, tongue: Tongue): ReadonlySet<string> =>
  new Set([...text.matchAll(PATTERNS.get(tongue) ?? /(?!)/g)].flatMap(({ groups }) => groups?.place ?? []))
