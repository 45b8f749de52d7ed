import { placesIn } from '../fit-for-air/places-in.ts'
import type { Tongue } from '../tongue.ts'

// 'Unfall in Altwil: …' and below it 'auf der Bahnhofstrasse': who hears the sentence alone takes the street for one of his own town.

/** The town of a kicker, without its canton. */
const KICKER =
  /^\p{Lu}[^:]{2,40}? in (?<town>\p{Lu}[\p{L}-]{2,24}(?: (?:am|bei|im|an der) \p{Lu}\p{L}{2,20})?)(?: [A-Z]{2})?\s?:\s/u
/** 'Täter flüchteten in Auto:' is no kicker of a place. */
const HAS_VERB = /(?<!\p{L})\p{Ll}{2,}(?:te|ten|t|en)(?!\p{L})(?<!nicht|mit|gegen|neben|wegen|bei)/u
/** 'Brand in Wohnhaus:' */
const NO_TOWN =
  /^(?:wald|bar|bus|zug|auto|bank|park|tram|haft|not|gefahr|flammen|altstadt|innenstadt|halle)$|(?:haus|häusern?|wohnung|[^h]halle|garage|tunnel|schule|klinik|spital|keller|kirche|fabrik|firma|hotel|laden|restaurant|kurve|kreuzung|kreisel|baustelle|betrieb|gebäude|markt|geschäft|(?:alters|alten|pflege|tier|senioren|asyl|flüchtlings)heim)$/iu
/** A street of a town, and none that leads from one to the next. */
const STREET =
  /(?<!\p{L})(?:[Aa]uf|[Aa]n|[Ii]n) der (?!(?:National|Bundes|Landes?|Kantons|Staats|Kreis|Schnell|Auto)stra)\p{Lu}[\p{L}-]*(?:strasse|straße|gasse|allee)(?![\p{L}-])(?! (?:in|bei|von|zwischen|N?\d|[A-Z]\d))/u
/** A place with a capital, which no pattern of places inside a sentence meets. */
const BEGINS_THERE = /^(?:In|Bei|Nahe|Aus|Zwischen) \p{Lu}/u

/** Sentences whose first street, where they name no place, has the town that the headline's kicker names. */
export const withTownOfStreet = (sentences: readonly string[], title: string, tongue: Tongue): string[] => {
  const town = tongue === 'de' ? KICKER.exec(title)?.groups?.town : undefined
  const [first = '', ...more] = sentences
  const street = STREET.exec(first)?.[0]
  if (town === undefined || street === undefined || NO_TOWN.test(town) || HAS_VERB.test(title.split(` in ${town}`)[0] ?? ''))
    return [...sentences]
  const rest = first.replace(street, '')
  if (rest.includes(town) || BEGINS_THERE.test(rest) || placesIn(rest, tongue).size > 0) return [...sentences]
  return [first.replace(street, `${street} in ${town}`), ...more]
}
