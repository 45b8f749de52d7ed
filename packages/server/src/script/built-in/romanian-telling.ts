import type { Tongue } from '../tongue.ts'

// Romanian agencies write for papers: each sentence ends with who passed it on, and a day stands between commas. A newsreader names one source.

const DAY =
  '(?:azi|astăzi|duminică|luni|marți|miercuri|joi|vineri|sâmbătă)(?: (?:seara|dimineața|dimineață|noaptea|la prânz|după-amiază|după-amiaza))?'

/** Behind a small word, and not before what the second comma begins. */
const BETWEEN_COMMAS = new RegExp(
  `(?<=\\s[\\p{Ll}-]{1,24}), (${DAY}), (?!\\d|(?:care|iar|dar|deși|unde|când|fiind|însă|ci|mulți|multe|ministr\\p{L}+|a|au|s-a|s-au|i-a|l-a|va|vor|este|sunt|nu|pe|precum|inclusiv)\\s)`,
  'gu',
)

const AGENCY =
  '(?:Reuters|AFP|AP|DPA|dpa|EFE|ANSA|TASS|Interfax|Bloomberg|CNN|BBC|CNBC|Sky News|Agerpres|AGERPRES|Mediafax|MEDIAFAX|News\\.ro|Rador|RADOR|Hotnews|HotNews|HotNews\\.ro|G4Media|Digi24|The Guardian|Politico|Euronews|Xinhua|Le Figaro|Le Monde|France[ -]Presse|Associated Press)'
/** Of one that writes there is no doubt that it is a paper; who 'transmite' may be the police. */
const PASSED_ON = new RegExp(
  `, (?:(?:relatează|notează|titrează|consemnează|scrie)(?: ${DAY})? (?:(?:agenția|publicația|ziarul|cotidianul|postul|site-ul) )?\\p{Lu}[^,;:()„”"]{1,40}?|(?:transmite|informează|anunță|potrivit|conform|citat[ăi]? de|citate de|preluat[ăe]? de) (?:[aA]genția )?${AGENCY}(?: și ${AGENCY})?)\\.$`,
  'u',
)
/** Who said so himself. */
const SAYS =
  /(?<!\p{L})(?:(?:a|au) (?:mai )?(?:declarat|anunțat|transmis|precizat|spus|afirmat|comunicat|explicat|avertizat)|(?:potrivit|conform) \p{L}|(?:relatează|transmite|informează|anunță|afirmă|precizează|declară) \p{Lu}|citat[ăe]? de \p{Lu}|scrie (?:\p{L}+ )?presa)/u

/** Twice at most: 'relatează AFP, citat de Agerpres'. */
const withoutPasser = (sentence: string): string => {
  const at = sentence.search(PASSED_ON)
  return at > 0 && SAYS.test(sentence.slice(0, at)) ? `${sentence.slice(0, at)}.` : sentence
}

const FOR_AGENCY = new RegExp(`, pentru ${AGENCY},(?= \\p{Ll})`, 'u')
/** 'Din municipiul Bradu': everybody knows that it is a town. */
const TOWN = /(?<=(?<!\p{L})(?:din|în|la)) municipiul(?= \p{Lu})/gu

const asToldInRomanian = (sentence: string): string =>
  withoutPasser(withoutPasser(sentence)).replace(FOR_AGENCY, '').replace(TOWN, '').replace(BETWEEN_COMMAS, ' $1 ')

/** A sentence as it is told; in other tongues as it is written. */
export const asTold = (sentence: string, tongue: Tongue): string => (tongue === 'ro' ? asToldInRomanian(sentence) : sentence)
