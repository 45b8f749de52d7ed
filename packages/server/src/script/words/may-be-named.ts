import { swears } from '../fit-for-air/explicit.ts'
import { holds, lineOf, phrases } from '../fit-for-air/phrases.ts'
import { isToAProgram } from '../fit-for-air/to-a-program.ts'
import type { Tongue } from '../tongue.ts'

const MOST_WORDS = 6
/** A number to call, not a frequency or a year: '0900 123456'. */
const CALLED = /\d(?:[\s./-]?\d){5}/u
const MARKS = /[!?;]/u
/** A sentence has a verb, and no name begins with an order. 'This is Money' is a name. */
const VERBS = phrases(
  'is|are|was|were|will|must|has|have|ist|sind|war|wird|muss|hat|haben|es un|es una|son|fue|será|est|sont|était|è|sono|era|é|são|foi|será|jest|są|był|była|is een|zijn|werd|este|sunt|era|है|हैं|था|थी',
)
const NAMES_WITH_VERB = phrases('this is|what is|it is')
const ORDERS =
  /^(?:buy|call|vote|kill|hang|burn|send|click|visit|kauft?|wählt|tötet|ruft|compr[ae]n?|llam[ae]n?|vot[ae]n?|mat[ae]n?|achetez|appelez|votez|tuez|comprate|chiamate|votate|compre|ligue|vote|mate|kup|kupcie|zadzwoń|głosuj|głosujcie|zabij|koop|bel|stem|cumpără|sună|votează)\s/iu
const HATE = phrases(
  'heil|sieg heil|hitler*|* raus|ausländer*|nazi*|white power|muslims|jews|juden|judíos|juifs|ebrei|judeus|żydzi|joden|evrei|porn*|sex|xxx|casino*|bitcoin*|crypto*|viagra',
)

/**
 * Whether a feed's own name may be said on air. Its publisher can change it at any hour, and nobody hears it before: what is a sentence, an
 * order, an advert, a curse or a number to call is not named.
 */
export const mayBeNamed = (name: string, tongue: Tongue): boolean => {
  const line = lineOf(name)
  return (
    name.split(/\s+/).length <= MOST_WORDS &&
    !MARKS.test(name) &&
    !CALLED.test(name) &&
    !ORDERS.test(name) &&
    !holds(line.words, HATE) &&
    (holds(line.words, NAMES_WITH_VERB) || !holds(line.words, VERBS)) &&
    !swears(line, tongue) &&
    !isToAProgram(line, tongue)
  )
}
