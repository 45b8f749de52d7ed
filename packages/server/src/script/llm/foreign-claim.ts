import type { ContentItem } from '@hourcast/domain/sources/content'
import { tellsDeath } from '../built-in/tells-death.ts'
import { speaksOfAbuse } from '../fit-for-air/abuse.ts'
import { areContrary } from '../fit-for-air/opposites.ts'
import { holds, phrasesByTongue, plainWords } from '../fit-for-air/phrases.ts'
import type { Tongue } from '../tongue.ts'
import { isForeignMonth } from './foreign-month.ts'
import { isForeignNot } from './foreign-not.ts'
import { isForeignTomorrow } from './foreign-tomorrow.ts'
import { isForeignVerdict } from './foreign-verdict.ts'
import { isOtherCount } from './other-count.ts'
import { areRolesSwapped } from './swapped-roles.ts'

/** Who is bribed, drunk or a swindler: said of somebody without ground it is slander. */
const DISGRACE = phrasesByTongue({
  en: 'bribe*|bribing|drunk|drunken|cocaine|heroin|fraudster*|swindler*|crook|crooks|corrupt|corruption',
  de: 'bestochen*|bestech*|schmiergeld*|betrunken*|kokain*|heroin|betrüger*|korrupt*|korruption*',
  fr: 'soudoy*|pot de vin|pots de vin|ivre|ivres|cocaïne|héroïne|escroc*|corrompu*|corruption',
  es: 'soborn*|borrach*|ebri*|cocaína|heroína|estafador*|corrupt*|corrupción',
  it: 'tangent*|corrott*|corruzione|ubriac*|cocaina|eroina|truffator*',
  pt: 'suborn*|propina*|bêbad*|embriagad*|cocaína|heroína|vigarista*|corrupt*|corrup*',
  pl: 'łapówk*|łapówek|przekup*|pijan*|kokain*|heroin*|oszust*|skorumpowan*|korupc*',
  nl: 'omgekocht*|smeergeld*|dronken|cocaïne|heroïne|oplichter*|corrupt*|corruptie',
  ro: 'mită|mituit*|șpag*|beat|beată|cocaină|heroină|escroc*|corupt*|corupți*',
  hi: 'रिश्वत*|घूस*|नशे में|कोकीन|हेरोइन|धोखेबाज*|भ्रष्ट*',
})

/** Of an arrest or an attack it makes another one. */
const TERROR = phrasesByTongue({
  en: 'terror*|extremis*|islamis*|jihad*',
  de: 'terror*|extremis*|islamis*|dschihad*',
  fr: 'terror*|extrémis*|islamis*|jihad*|djihad*',
  es: 'terror*|extremis*|islamis*|yihad*',
  it: 'terror*|estremis*|islamis*|jihad*',
  pt: 'terror*|extremis*|islamis*|jihad*',
  pl: 'terror*|ekstremi*|islamis*|dżihad*',
  nl: 'terror*|terreur*|extremis*|islamis*|jihad*',
  ro: 'teror*|extremis*|islamis*|jihad*',
  hi: 'आतंक*|उग्रवाद*|जिहाद*',
})

const CLASSES: readonly ((text: string, tongue: Tongue) => boolean)[] = [
  tellsDeath,
  (text, tongue) => speaksOfAbuse(plainWords(text), tongue),
  (text, tongue) => holds(plainWords(text), DISGRACE[tongue]),
  (text, tongue) => holds(plainWords(text), TERROR[tongue]),
]

const wordsOf = ({ title, text }: ContentItem): string => `${title} ${text}`

/** What makes another story of an entry by one word, or by two that change places. */
const isBent = (sentence: string, text: string, besides: string, tongue: Tongue): boolean => {
  const [said, held] = [plainWords(sentence), plainWords(text)]
  return (
    isForeignNot(said, held, tongue) ||
    isForeignMonth(said, text, besides, tongue) ||
    isOtherCount(said, held, tongue) ||
    isForeignTomorrow(said, held, text, tongue) ||
    isForeignVerdict(said, held, tongue) ||
    areRolesSwapped(sentence, text, tongue)
  )
}

/**
 * Whether a sentence tells of a death, of abuse or of a disgrace of which nothing stands in its entries, or the contrary of what stands there.
 * `besides`: the dates that may be said.
 */
export const isForeignClaim = (
  sentence: string,
  items: readonly ContentItem[],
  writtenIn: (item: ContentItem) => Tongue,
  tongue: Tongue,
  besides = '',
): boolean => {
  const isNew = (tells: (typeof CLASSES)[number]) =>
    tells(sentence, tongue) && !items.some((item) => tells(wordsOf(item), writtenIn(item)))
  if (CLASSES.some(isNew)) return true
  const text = items.map(wordsOf).join(' \n ')
  if (items.every((item) => writtenIn(item) === tongue) && isBent(sentence, text, besides, tongue)) return true
  // Of several entries one may say the contrary of the other.
  const [item] = items
  return (
    item !== undefined &&
    items.length === 1 &&
    writtenIn(item) === tongue &&
    areContrary(plainWords(sentence), plainWords(wordsOf(item)), tongue)
  )
}
