import type { Tongue } from '../tongue.ts'
import { stemsOf } from './same-story.ts'

// Some entries hold several stories. Told as one, the second would be heard as a part of the first.

/** 'Raad stemt voor de dijk • Minister reist naar Zeedam': the first of several headlines. Fewer words are a label: 'Liveticker +++ Sturm'. */
export const FIRST_OF_MANY = /^(\S+(?:\s\S+){2,24}?)(?<!:)\s(?:•|\/\/|\+{2,})\s(?=\S).*$/u

/** Of the sentences below several headlines those that begin the first story. */
export const ofFirstStory = (sentences: readonly string[], title: string, tongue: Tongue): readonly string[] => {
  const [, first] = FIRST_OF_MANY.exec(title) ?? []
  if (first === undefined) return sentences
  const known = stemsOf(first, tongue)
  const end = sentences.findIndex((sentence) => ![...stemsOf(sentence, tongue)].some((stem) => known.has(stem)))
  return end < 0 ? sentences : sentences.slice(0, end)
}

const NAME =
  '(?:(?:local |world |sports? |business )?news in brief|in brief|briefs|kurz (?:notiert|gemeldet|und knapp|& knapp|berichtet)|kurzmeldungen|kurznachrichten|(?:les |en )?brèves|en bref|in breve|notizie in breve|brevi(?: di cronaca)?|(?:noticias |notícias )?breves|en breve|em (?:breve|resumo|poucas linhas)|w skrócie|krótko|wiadomości w skrócie|kort(?: nieuws)?|(?:nieuws )?in het kort|korte berichten|(?:știri(?:le)? )?pe scurt|संक्षेप में|संक्षिप्त(?: समाचार| खबरें)?)'
/** The name alone, of a day or of a place. */
const DIGEST = new RegExp(
  `^\\s*${NAME}(?:[\\s,:|–—-]{1,3}\\d[^:]{0,30}|\\s(?:aus|from|de|da|di|z|din|uit|van)\\s\\p{Lu}\\S{0,30})?[.!:]?\\s*$`,
  'iu',
)
/** The name, and what is in it. */
const LISTED = new RegExp(`^\\s*${NAME}\\s?[:|–—-]\\s(.+)$`, 'iu')

/** True for the headline of short reports that have nothing to do with each other. */
export const isDigest = (headline: string): boolean => {
  if (DIGEST.test(headline)) return true
  const parts = LISTED.exec(headline)?.[1]?.split(/[,;]\s/) ?? []
  return parts.length > 1 && parts.every((part) => /\S\s\S/.test(part.trim()))
}
