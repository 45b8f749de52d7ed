import { kept } from './kept.ts'
import { formsOf, withoutAccents } from './own-words.ts'
import { isSmall } from './small-words.ts'

/** Between what is told and who tells it: 'stories from', 'Meldungen aus der', 'noticias de la'. */
const FROM: Readonly<Record<string, string>> = {
  en: 'from|by|of',
  de: 'aus|von|vom',
  fr: 'de|du|des|d’',
  es: 'de|del',
  it: 'da|dal|dalla|dalle|dell’|di|del|della',
  pt: 'de|da|do|das|dos',
  pl: 'z|ze|od',
  nl: 'van|uit',
  ro: 'de la|din|de pe',
  hi: '',
}
const ARTICLE = 'the|der|die|das|dem|den|le|la|les|el|los|las|il|lo|gli|o|a|os|as|de|het'
const NEWS: Readonly<Record<string, string>> = {
  en: 'stories|story|news|items|headlines|reports?|only|just',
  de: 'meldungen|nachrichten|berichte?|neues|nur',
  fr: 'infos|nouvelles|informations|articles|titres',
  es: 'noticias|titulares|informaciones',
  it: 'notizie|titoli|articoli',
  pt: 'notícias|noticias|títulos|artigos',
  pl: 'wiadomości|wiadomosci|informacje|newsy|artykuły|tylko',
  nl: 'berichten|nieuws|koppen|artikelen|alleen',
  ro: 'știri|stiri|știrile|stirile|articole|doar',
  hi: 'ख़बरें|खबरें|ख़बर|खबर|समाचार',
}
/** What a source is. */
const FEED = 'feed|rss|source|quelle|flux|fuente|fonte|źródł\\p{L}*|bron|sursa|स्रोत|फ़ीड|फीड'
/** Between the words of a name: 'Jornal do Cais', 'Voix de l’Est'. */
const OF = "(?:(?:d[aeo]s?|del|della|dell['’]|du|d['’]|of|the|van|von|der|l['’]|la|le)\\s?){0,2}"
const NAME = `\\p{Lu}[\\p{L}\\d&.'’-]*(?:[ \\t]+${OF}[\\p{Lu}\\d][\\p{L}\\d&.'’-]*){0,3}`
/** Also as it is typed in a hurry. */
const ANY_NAME = "[\\p{L}\\d&.'’-]+(?:\\s+\\p{Lu}[\\p{L}\\d&.'’-]*){0,2}"

const EDGE = '(?<![\\p{L}\\p{M}])'

/** Small letters and large ones alike: names are known by their capitals, so the pattern as a whole is not. */
const either = (words: string): string => words.replace(/(?<=^|\|)\p{Ll}/gu, (one) => `[${one}${one.toUpperCase()}]`)

const patternsOf = kept((tongue: string): RegExp[] => {
  const from = either([FROM[tongue], FROM.en].filter(Boolean).join('|')).replaceAll('’', "['’]\\s?")
  const news = either([NEWS[tongue], NEWS.en].filter(Boolean).join('|'))
  const feed = either(FEED)
  return [
    new RegExp(`${EDGE}(?:${news})\\s+(?:${from})\\s*(?:(?:${ARTICLE})\\s+)?(?<name>${NAME})`, 'u'),
    new RegExp(`${EDGE}(?:${from}|${news})\\s+(?:(?:${ARTICLE})\\s+)?(?<name>${ANY_NAME})[\\s-](?:${feed})(?!\\p{L})`, 'u'),
    new RegExp(`${EDGE}(?:${feed})(?:\\s+(?:${from}|${ARTICLE})){0,2}\\s+(?<name>${NAME})`, 'u'),
    ...(tongue === 'hi' ? [/(?<![\p{L}\p{M}\d])(?<name>[\p{L}\p{M}\d]+)\s(?:की|के|का|से)\s(?:ही\s)?(?:ख़बर|खबर|समाचार)/u] : []),
  ]
})

/** The source that a task names: 'only stories from the BBC', 'nur aus dem Feed der Tagesschau'. A topic is no source. */
export const sourceIn = (task: string, tongue: string, isTopic: (name: string) => boolean): string | undefined => {
  for (const pattern of patternsOf(tongue)) {
    const name = pattern
      .exec(task)
      ?.groups?.name?.replace(/['’]s$/, '')
      .replace(/[.'’-]+$/, '')
    // 'Only this source' names none.
    if (name !== undefined && wordsOfName(name, tongue).length > 0 && !isTopic(name)) return name
  }
  return undefined
}

/** A name of words that name no newsroom: 'News' is no source in 'news of the harbour'. */
const wordsOfName = (name: string, tongue: string): string[] =>
  name
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter((word) => word !== '' && !isSmall(withoutAccents(word), tongue))

/** One word is a name where it is all of it, or stands in capitals: 'BBC' of 'BBC News', not 'Aragón' of 'Aragón Hoy'. */
const isName = (said: string, words: readonly string[], name: string, tongue: string): boolean =>
  words.length > 1 ||
  tongue === 'hi' ||
  /^[\p{Lu}\d]{2,}$/u.test(said) ||
  (/^\p{Lu}/u.test(said) && name.split(/[^\p{L}\p{M}\p{N}]+/u).every((word) => words.includes(word) || IS_ARTICLE.test(word)))
const IS_ARTICLE = new RegExp(`^(?:${ARTICLE}|l|d)?$`, 'iu')

/** Which of the sources that a host has a text names, and the text without them. */
export const knownSourcesIn = (text: string, names: readonly string[], tongue: string): { named: string[]; rest: string } => {
  let rest = text.normalize('NFC')
  const named: string[] = []
  for (const name of [...new Set(names)].sort((one, other) => other.length - one.length)) {
    const words = wordsOfName(name, tongue)
    if (words.length === 0) continue
    const found = new RegExp(
      words.map((word) => formsOf(word, tongue)).join('[^\\p{L}\\n]{1,3}(?:\\p{L}{1,4}[^\\p{L}\\n]{1,3}){0,2}'),
      'iu',
    ).exec(withoutAccents(rest))
    if (found === null) continue
    const said = rest.slice(found.index, found.index + found[0].length)
    if (!isName(said, words, name, tongue)) continue
    named.push(name)
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`
  }
  return { named, rest }
}
