import { CORRECTION } from './corrections.ts'
import type { Line } from './phrases.ts'

/** What papers print beside the news, by the label before it. */
const BESIDE_NEWS =
  '(?:satire|your (?:pictures|photos)|horoscopes?|recipes?|(?:weekly |daily |news |sports? )?quiz(?: of the (?:week|day))?|crosswords?|horoskop(?: (?:heute|des tages))?|tageshoroskop|rezepte?|kreuzworträtsel|quiz der woche|horoscoop|daghoroscoop|recept(?:en)?|kruiswoordraadsel|quiz van de week|recettes?|mots croisés|recetas?|crucigrama|ricett[ae]|cruciverba|receitas?|palavras cruzadas|przepisy?|krzyżówka|rețet[ăe]|bancul zilei|(?:dowcip|kawał) dnia|रेसिपी|(?:आज का )?चुटकुला)'
/** How hot the oven is to be: no news tells that. */
const RECIPE =
  /(?<!\p{L})(?:oven|(?:back)?ofen|four|horno|forno|cuptor(?:ul)?|piekarnik\p{L}{0,3})(?!\p{L})[^.]{0,24}\d{3}\s?(?:°|º|grad|degr|gre|graus|stopni)/iu
/** A dish in the headline, and what goes into the pan: 'Receita' alone may be an office, or its income. */
const DISH = /^\s*recei?tas?\s(?:de|para|fácil|rápida|casera|caseira|tradicional)\s/iu
const PAN =
  /(?<![\d.,])\d{1,4}\s?(?:g|gr|gramos|gramas|ml)(?!\p{L})|(?<!\p{L})(?:cucharad|colher(?:es)? de|dientes? de ajo|dentes? de alho)/iu
const LABELLED = new RegExp(
  `^\\s*(?:[[(]\\s?(?:${BESIDE_NEWS}|${CORRECTION})\\s?[\\])]|(?:${BESIDE_NEWS}|${CORRECTION})(?:\\s?[:|•·]|\\s[–—-]\\s))|[[(]\\s?satire\\s?[\\])]\\s*[.!]?$`,
  'iu',
)
/** A whole text is told to be one: 'Satire.', 'Satire: the Daily …', '(Satire)'. */
const SATIRE =
  /^[[(]?satire[\])]?\s?(?:[.:|–—]|$)|^(?:this|dies|dit)\s(?:is|ist)\s(?:a\s|eine?\s|een\s)?(?:piece of\s)?satire[.!]?$/iu

/** Where papers keep what is no news. */
const PATH =
  /\/(?:satire|humou?r|horoscopes?|horoskope?|horoscoop|recipes?|rezepte?|recepten|quiz(?:zes)?|crosswords?|corrections?|corrections-and-clarifications)(?:\/|$)/i

/** True for what papers print beside the news: satire, stars, recipes, what they take back. `all` begins with the headline. */
export const isNoNews = (all: readonly Line[], link: string | undefined): boolean => {
  if (link !== undefined && PATH.test(link)) return true
  const [headline] = all
  if (headline !== undefined && LABELLED.test(headline.text)) return true
  if (headline !== undefined && DISH.test(headline.text) && all.slice(1, 5).some(({ text }) => PAN.test(text))) return true
  return all.slice(0, 4).some(({ text }) => RECIPE.test(text) || SATIRE.test(text))
}
