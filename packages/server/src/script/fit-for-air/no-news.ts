import type { Line } from './phrases.ts'

/** What papers print beside the news, by the label before it. */
const BESIDE_NEWS =
  '(?:satire|horoscopes?|recipes?|(?:weekly |daily |news |sports? )?quiz(?: of the (?:week|day))?|crosswords?|horoskop(?: (?:heute|des tages))?|tageshoroskop|rezepte?|kreuzworträtsel|quiz der woche|horoscoop|daghoroscoop|recept(?:en)?|kruiswoordraadsel|quiz van de week)'
/** What they take back: the story itself is told elsewhere. */
const TAKEN_BACK =
  '(?:corrections?(?: and clarifications?)?|clarifications?|retraction|korrektur(?:hinweis)?|berichtigung|richtigstellung|rectificatie|correctie)'
const LABELLED = new RegExp(
  `^\\s*(?:[[(]\\s?(?:${BESIDE_NEWS}|${TAKEN_BACK})\\s?[\\])]|(?:${BESIDE_NEWS}|${TAKEN_BACK})(?:\\s?[:|•·]|\\s[–—-]\\s))|[[(]\\s?satire\\s?[\\])]\\s*[.!]?$`,
  'iu',
)
/** A whole text is told to be one: 'Satire.', 'Satire: the Daily …', '(Satire)'. */
const SATIRE =
  /^[[(]?satire[\])]?\s?(?:[.:|–—]|$)|^(?:this|dies|dit)\s(?:is|ist)\s(?:a\s|eine?\s|een\s)?(?:piece of\s)?satire[.!]?$/iu

/** Held back until an hour that nobody here waits for: a day or an hour stands behind the word. */
const HELD_BACK =
  /^[[(*\s]{0,4}(?:strictly\s|under\s|onder\s|achtung,?\s)?(?:embargo(?:ed)?|sperrfrist)(?:\s?[:–—-]|\s(?:until|till|for|to|bis|tot|ends?|endet))\s?[^.!?]{0,40}(?:\d|day(?!\p{L})|tag(?!\p{L})|dag(?!\p{L})|midnight|noon|mitternacht|middernacht)/iu

/** An alarm that only tries its sirens. A test that is announced for another day is news. */
const TEST =
  /^[[(*\s]{0,4}(?:(?:TEST|EXERCISE|DRILL|ÜBUNG|OEFENING)(?:[\s,.!–—-]{1,4}(?:TEST|EXERCISE|DRILL|ÜBUNG|OEFENING)(?!\p{L}))+|TEST\s(?:ALERT|WARNING|MESSAGE|ONLY|DRILL)|(?:EXERCISE|DRILL)\s(?:ONLY|MESSAGE))(?!\p{L})/u
const TESTING =
  /^[[(*\s]{0,4}(?:test ?(?:alert|warning|message|meldung|warnung|nachricht|bericht|melding|alarm)|probewarnung|drill message)\s?[:!.–—]|(?<!\p{L})(?:this is|dies ist|das ist|dit is)\s(?:only\s|just\s|nur\s|lediglich\s|slechts\s|alleen\s)?(?:an?|eine?|een)\s(?:testbericht|testmelding|testmeldung|testwarnung|probewarnung|probealarm|(?:test|drill|exercise|übung|oefening)(?=\s?(?:[.!)]|$)|\s(?:message|alert|only)|\s(?:of the|of our|des|der|van het|van)\s(?:emergency|national|public|wireless|alert|warn|nl-alert|sirene|cell)))/iu

/** Where papers keep what is no news. */
const PATH =
  /\/(?:satire|humou?r|horoscopes?|horoskope?|horoscoop|recipes?|rezepte?|recepten|quiz(?:zes)?|crosswords?|corrections?|corrections-and-clarifications)(?:\/|$)/i

/** True for an item that tells nothing that happened: satire, a test of an alarm, a text held back, a correction. `all` begins with the headline. */
export const isNoNews = (all: readonly Line[], link: string | undefined): boolean => {
  if (link !== undefined && PATH.test(link)) return true
  const [headline] = all
  if (headline !== undefined && LABELLED.test(headline.text)) return true
  return all.slice(0, 4).some(({ text }) => HELD_BACK.test(text) || TEST.test(text) || TESTING.test(text) || SATIRE.test(text))
}

/** What an editor adds beneath a story that was mended: the mistake would be heard again. */
const MENDED =
  /(?<!\p{L})(?:(?:an|in an|a previous|the)\s(?:earlier|previous|original)?\s?version of (?:this (?:article|story|report|headline)|the (?:article|story|headline))|this (?:article|story|report|headline) (?:was|has been) (?:amended|corrected|updated|edited)|in (?:einer|der) (?:früheren|ersten|vorherigen|ursprünglichen) (?:version|fassung)(?!\s(?:de[rs]|seine[rs]|ihre[rs])\s(?!artikels|textes|berichts|meldung|beitrags))|(?:frühere|vorherige|ursprüngliche) (?:version|fassung) (?:des|dieses) (?:artikels|textes|berichts)|(?:anmerkung|hinweis) der redaktion|in een (?:eerdere|vorige) versie(?!\svan\s(?!dit\s|het artikel|het bericht))|(?:eerdere|vorige) versie van dit (?:artikel|bericht)|editor['’]s note)(?!\p{L})/iu

/** From where on a text speaks of its own mistakes, or -1. */
export const mendedFrom = (lines: readonly Line[]): number => lines.findIndex(({ text }) => MENDED.test(text))
