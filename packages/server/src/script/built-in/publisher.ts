import { parseUrl } from '@hourcast/domain/parse-url'
import { CITIES } from '@hourcast/domain/slots/cities'
import { isSection } from '../../sources/section-name.ts'
import { isReporter } from './reported-by.ts'

/** A service that collects puts behind each headline who published it. */
export const isCollected = (source: string, link: string): boolean =>
  /\/\/news\.google\./.test(link) ||
  /(?:^|\s)google\s(?:news|noticias|notícias|actualités|notizie|nieuws|știri|wiadomości|समाचार)/iu.test(source)

export const ownNames = (source: string, link: string): string[] => {
  const host = parseUrl(link)?.hostname.replace(/^www\./, '') ?? ''
  return [source.toLowerCase().trim(), host].filter((name) => name !== '')
}

const PUBLISHER = /^(?:the )?[\p{Lu}\d][\p{L}\p{M}\d.&'’]*(?:\s[\p{Lu}\d][\p{L}\p{M}\d.&'’]*){0,2}\s?$/u
/** Known by its name, or a name and what a paper is called: 'Coast Gazette', not 'Fake News'. */
const PRESS =
  /^(?:the )?(?:bbc|cnn|npr|reuters|guardian|tagesschau|spiegel online|der spiegel|die zeit|zeit online|le figaro|le monde|el país|el mundo|la repubblica|corriere della sera|(?:new york|washington|huffington|jerusalem) post|(?!fake|bad|good|hard|modern|breaking|end|gute|schlechte|weitere)\S+ (?:\S+ )?(?:news|times|guardian|herald|tribune|gazette|chronicle|telegraph|zeitung|nachrichten))$/iu

/** A house's own channel: 'SPIEGEL TV' of 'DER SPIEGEL'. */
const CHANNEL = /^(\S{5,20}) (?:tv|plus|online|video|audio|podcast|radio)$/u

/** Letters alone: 'Ouest-France', 'ouest-france'. */
const lettersOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z\d]/g, '')
const LEAST_HOST = 5
/** 'Ouest-France éditions locales' of ouest-france.fr; a town's page is called as the town is. */
const isOfHost = (tail: string, own: string): boolean => {
  if (!/^\p{Lu}/u.test(tail) || isCity(tail.trim())) return false
  const said = lettersOf(tail)
  const labels = own.split('.').slice(0, -1).map(lettersOf)
  return labels.some((label) => label.length >= LEAST_HOST && said.startsWith(label))
}
const CITY_NAMES = new Set(CITIES.map(lettersOf))
export const isCity = (name: string): boolean => CITY_NAMES.has(lettersOf(name))

/** 'Money.pl': behind a headline the address of a site is who published it. */
const SITE = /^(?:[\p{L}\p{N}][\p{L}\p{N}-]{1,24}\.){1,3}(?:pl|ro|in|de|fr|it|es|pt|nl|info|co\.uk)$/u

export const isPublisher = (tail: string, own: readonly string[]): boolean =>
  SITE.test(tail.trim()) ||
  own.some((name) => isOfHost(tail, name)) ||
  own.includes(tail.toLowerCase().trim()) ||
  own.some((name) => name.includes(CHANNEL.exec(tail.toLowerCase().trim())?.[1] ?? '\n')) ||
  (PUBLISHER.test(tail.replace(/^the /i, '')) && PRESS.test(tail.trim()))

const initialsOf = (name: string): string => name.replace(/(?<=\p{L})\p{Ll}+/gu, '')

/** True where another paper or agency stands behind the headline of one that is named: it is who reports that, and no page's own name. */
export const isOtherReporter = (tail: string, source: string, own: readonly string[]): boolean => {
  if (!isReporter(tail) || source.trim() === '' || isSection(source)) return false
  const [names = [], mine = []] = [[tail.replace(/^The /, ''), initialsOf(tail)], own].map((all) =>
    all.map(lettersOf).filter((name) => name.length > 1),
  )
  return !mine.some((one) => names.some((name) => one.includes(name) || name.includes(one)))
}
