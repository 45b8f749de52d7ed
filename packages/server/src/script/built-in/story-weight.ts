import type { ContentItem } from '@hourcast/domain/sources/content'
import { storyTest } from '@hourcast/domain/tasks/read-task'
import { TOPICS } from '@hourcast/domain/tasks/topics'
import { SAME_NEWS_MS } from '../fit-for-air/days.ts'
import { isGrave } from '../fit-for-air/grave.ts'
import { holds, phrasesByTongue } from '../fit-for-air/phrases.ts'
import { TONGUES, type Tongue } from '../tongue.ts'

/** In the order in which a newsreader tells them. */
export const WEIGHTS = { first: 0, usual: 1, light: 2, weather: 3 } as const
export type Weight = (typeof WEIGHTS)[keyof typeof WEIGHTS]

/** What money costs today opens no bulletin. */
const RATES = phrasesByTongue({
  en: 'exchange rate*|gold price*|petrol price*|pound _ against the|closing prices|share prices',
  de: 'wechselkurs*|devisenkurs*|goldpreis*|spritpreis*|dax|börsenschluss',
  fr: 'taux de change|cours de l or|cours de l euro|le cac|cac #|bourse de paris',
  es: 'tipo de cambio|precio del dólar|dólar hoy|dólar blue|euro hoy|precio de la luz|ibex|ibex #|cierre de la bolsa',
  it: 'cambio euro|tasso di cambio|prezzo dell oro|piazza affari|ftse mib|spread btp',
  pt: 'cotação do|cotação da|dólar fecha|dólar abre|dólar hoje|euro hoje|ibovespa|câmbio|psi #|psi',
  pl: 'kurs euro|kurs dolara|kurs franka|kursy walut|kurs walut|kurs złotego|notowania giełdy|wig #|cena złota',
  nl: 'wisselkoers*|goudprijs|beurs|aex|benzineprijs*',
  ro: 'curs valutar|cursul valutar|cursul bnr|curs bnr|cursul euro|cotația euro|gramul de aur|bursa de valori',
  hi: 'सोने का भाव|सोने की कीमत|चांदी का भाव|पेट्रोल डीजल|सेंसेक्स|निफ्टी|रुपया',
})

/** The first topic of each tongue. */
const SPORT: Readonly<Partial<Record<Tongue, (headline: string) => boolean>>> = Object.fromEntries(
  TONGUES.map((tongue) => [tongue, storyTest(TOPICS[tongue]?.slice(0, 1) ?? [])]),
)

/** What a story weighs by its headline: death and disaster of these hours, and what several sources have, come first; sport and rates late. */
export const weightOf = (
  { item, headline, words, isWide }: { item: ContentItem; headline: string; words: string; isWide?: true },
  { tongue, airAt }: { tongue: Tongue; airAt: number },
): Weight => {
  if (item.weather !== undefined) return WEIGHTS.weather
  if (item.isReading) return WEIGHTS.usual
  const isYoung = item.publishedAt !== undefined && airAt - item.publishedAt <= SAME_NEWS_MS
  const isSad = isGrave(words, tongue)
  if (isYoung && (isWide || isSad)) return WEIGHTS.first
  if (isSad) return WEIGHTS.usual
  return holds(words, RATES[tongue]) || (SPORT[tongue]?.(headline) ?? false) ? WEIGHTS.light : WEIGHTS.usual
}
