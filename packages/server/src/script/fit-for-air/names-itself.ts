import type { Tongue } from '../tongue.ts'
import { type Line, phrases } from './phrases.ts'
import { outsideQuotes } from './quote-marks.ts'

/** Who is spoken to. */
const YOU: Readonly<Partial<Record<Tongue, RegExp>>> = {
  en: phrases('you|your'),
  es: phrases('te|tu|tus|usted|ustedes|os'),
  fr: phrases('vous|vos|votre'),
  it: phrases('ti|tuo|tua|tuoi|vostro|vostra|vostri'),
  nl: phrases('je|jouw|jullie|u'),
  pt: phrases('você|vocês|te|teu|tua'),
}
/** What many papers are called, and other things too. */
const COMMON =
  /^(?:news|notícias|noticias|notizie|radio|rádio|info|journal|jornal|diario|diário|giornale|times|post|online|the|les|los|das|del)$/u
/** What a page always has: 'Chaque semaine, …', 'Cada jueves …'. */
const EVERY_WEEK =
  / (?:chaque (?:semaine|jour|mois|matin)|tous les (?:jours|\S+dis)|cada (?:semana|día|lunes|jueves|viernes)|ogni (?:settimana|giorno|mese)|todas as semanas|todos os dias|cada semana|every week|jede woche|elke week)(?= )/u
const NAME_LEAST = 4

/** 'Le Fil de Rennes vous guide dans les expositions': a publisher that names itself and speaks to its readers praises its page. */
export const namesItself = ({ text }: Line, source: string, tongue: Tongue): boolean => {
  const you = YOU[tongue]
  if (you === undefined) return false
  const words = ` ${outsideQuotes(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `
  if (words.search(you) < 0 && !EVERY_WEEK.test(words)) return false
  const names = source.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return names.some((name) => name.length >= NAME_LEAST && !COMMON.test(name) && words.includes(` ${name} `))
}
