import type { ContentItem } from '@hourcast/domain/sources/content'
import { keywords } from '../built-in/sentences.ts'
import { tongueIn } from '../fit-for-air/other-language.ts'
import { placesIn } from '../fit-for-air/places-in.ts'
import type { Tongue } from '../tongue.ts'
import { isHeavy, stemsOf } from './support.ts'

/** So many words of one entry, and none of another, show which one a sentence tells. Entries of one affair share some. */
const LEAST_OWN = 2

/** Also behind a word of place that begins a sentence. */
const placesOf = (text: string, tongue: Tongue): ReadonlySet<string> =>
  placesIn(
    text.trim().replace(/(?<=^|[.!?…]\s)\p{Lu}/gu, (letter) => letter.toLowerCase()),
    tongue,
  )

/** A sentence of a paragraph that joins entries, which tells what happened of one of them and where of another. */
export const isPlaceOfOther = (
  sentence: string,
  named: readonly Pick<ContentItem, 'title' | 'text'>[],
  tongue: Tongue,
): boolean => {
  const places = [...placesOf(sentence, tongue)].flatMap((place) => [...stemsOf(place)])
  const texts = named.map(({ title, text }) => `${title} ${text}`)
  if (places.length === 0 || texts.some((text) => tongueIn(text, tongue) !== tongue)) return false
  const held = texts.map(stemsOf)
  const words = [...stemsOf([...keywords(sentence)].filter(isHeavy).join(' '))].filter((word) => !places.includes(word))
  const shared = held.map((stems) => words.filter((word) => stems.has(word)).length)
  const at = shared.findIndex((count) => count >= LEAST_OWN)
  if (at < 0 || shared.some((count, other) => other !== at && count > 0)) return false
  const isElsewhere = (place: string) => !held[at]?.has(place) && held.some((stems) => stems.has(place))
  return placesOf(texts[at] ?? '', tongue).size > 0 && places.some(isElsewhere)
}
