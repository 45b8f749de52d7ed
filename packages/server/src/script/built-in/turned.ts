import { plainWords } from '../fit-for-air/phrases.ts'
import type { ByTongue, Tongue } from '../tongue.ts'
import { TONGUES } from '../tongue.ts'
import { holdsBack } from './held-back.ts'
import { wordCount } from './sentences.ts'
import { tellsDeath } from './tells-death.ts'

// 'Leverkusen came back from three goals down. But it lost.' Who says the first sentence alone says what is not so.

/** What comes next turns round what was said. */
const BUT: ByTongue<string> = {
  en: 'but|however|yet|instead|nevertheless|nonetheless',
  de: 'doch|aber|allerdings|jedoch|dennoch|trotzdem|stattdessen',
  nl: 'maar|toch|echter|niettemin|desondanks',
  pl: 'ale|jednak|lecz|tymczasem|mimo to|niestety',
  fr: 'mais|toutefois|cependant|pourtant|néanmoins|en revanche|hélas',
  es: 'pero|sin embargo|no obstante|en cambio',
  it: 'ma|però|tuttavia|eppure|invece|purtroppo',
  pt: 'mas|porém|contudo|no entanto|todavia|entretanto',
  ro: 'dar|însă|totuși|totuşi|cu toate acestea',
  hi: 'लेकिन|हालांकि|हालाँकि|मगर|परंतु|किंतु',
}
/** They may stand behind the first words too: 'Das Spiel verlor es jedoch'. */
const INSIDE: Readonly<Partial<Record<Tongue, string>>> = {
  en: 'however',
  de: 'jedoch|allerdings',
  nl: 'echter',
  pl: 'jednak',
  fr: 'toutefois|cependant',
  it: 'però|tuttavia',
  pt: 'porém|contudo|no entanto',
  ro: 'însă|totuși|totuşi',
}
/** That there is a verdict, and not which. */
const NO_OUTCOME: Readonly<Partial<Record<Tongue, string>>> = {
  en: 'reached a verdict|announced (?:its|the) decision|results are in',
  de: 'urteil ist gefallen|urteil gefällt|entscheidung ist gefallen',
  nl: 'uitspraak gedaan',
  pl: 'zapadł wyrok|zapadła decyzja|zapadło orzeczenie',
  fr: 'rendu son (?:verdict|jugement|arrêt)|verdict est tombé',
  es: 'dictado sentencia|ya hay sentencia',
  it: 'emesso la sentenza|arrivata la sentenza',
  pt: 'proferiu a sentença|saiu a sentença',
  ro: 'pronunțat sentința|a pronunțat decizia',
}
/** What somebody says of others, */
const CLAIM: Readonly<Partial<Record<Tongue, RegExp>>> = {
  en: / (?:accus|alleg|claim|lawsuit|sued|suing)/u,
  de: / (?:wirft|werfen|warf|warfen|vorwurf|vorwürfe\p{L}?|vorgeworfen|soll|sollen|beschuldig\p{L}+|bezichtig\p{L}+|angeblich\p{L}*) /u,
  nl: / (?:beschuldig|beticht|verwijt|zou |zouden |aangeklaagd|verdacht van)/u,
  pl: / (?:oskarż|zarzu|twierdz|według|zdaniem|rzekom|podobno|miał[aoy]? |mieli |chodzi o)/u,
  ro: / (?:acuz|susțin|afirm|declarat|spune|spus |ar fi |potrivit)/u,
  hi: / (?:आरोप|कहा|दावा|हमला|बोले) /u,
}
/** and that they say otherwise. */
const REPLY: Readonly<Partial<Record<Tongue, RegExp>>> = {
  en: /^ (?:\S+ ){1,6}(?:(?:has |have )?denied|denies|deny|(?:has |have )?rejected (?:the|these|those|all|any)|rejects (?:the|these|all|any)|disputes? (?:the|this|that)) /u,
  de: /^ (?:\S+ ){1,5}(?:bestreiten|bestreitet|bestritt(?:en)?|dementier\p{L}+|leugnen|leugnet|streitet (?:\S+ ){1,4}ab|(?:weist|weisen|wies|wiesen) (?:\S+ ){1,6}zurück) /u,
  nl: /^ (?:\S+ ){1,5}(?:ontken(?:t|nen|de|den)|weerspreken|weerspreekt|(?:verwerpt|verwerpen) (?:de|alle)|wijst (?:\S+ ){1,5}van de hand) /u,
  pl: /^ (?:\S+ ){1,6}(?:odpiera\p{L}*|odrzuca\p{L}* (?:te |wszelkie |wszystkie )?(?:zarzut|oskarż)\S*|zaprzecz(?:a|ają|ył[aoy]?|yli)|dementuj\S*|nie przyzna(?:je|ją|ł[ao]?|li) się) /u,
  ro: /^ (?:\S+ ){1,5}(?:neagă|(?:a|au) negat|(?:respinge|resping|a respins|au respins) (?:\S+ )?(?:acuzați|afirmați)\S*|(?:a|au) dezmințit|dezminte|dezmint) /u,
  hi: /^ (?:(?:इसके |इस पर )?जवाब में |(?:\S+ ){1,9}(?:आरोपों|आरोप|दावों|दावे) (?:को|से) (?:\S+ ){0,3}(?:खारिज|नकार\S*|निराधार|इनकार|गलत) |(?:\S+ ){1,4}के (?:इस )?बयान (?:का|पर|की) (?:\S+ ){1,5}(?:समर्थन|विरोध|निंदा|नाराजगी|आपत्ति|पलटवार) |(?:\S+ ){1,8}पलटवार )/u,
}
/** What was begun, and would be heard as going on: a fire, a flight, a search. */
const BEGUN: Readonly<Partial<Record<Tongue, string>>> = {
  en: '(?:fire|blaze)(?: \\S+){0,4} broke out|(?:is|are|was|were|went|gone|reported) missing|fled|escaped',
  de: '(?:brand|feuer)(?: \\S+){0,6} ausgebrochen|(?:ist|sind|geriet|gerieten|stand|standen) (?:\\S+ ){0,8}in flammen|brannte|vermisst|flüchteten?|geflüchtet|floh|flohen|geflohen|entkommen|entkam|entkamen',
  nl: 'brand(?: \\S+){0,6} uitgebroken|uitgebroken brand|in brand|vermist|vluchtte|vluchtten|gevlucht|op de vlucht geslagen|te ontkomen|ontkwam(?:en)?|ontsnapt\\S*',
  pl: 'pożar\\S*|płonie|płonął|płonęł[ao]|pali się|utknął|utknęł[aoy]|zaginął|zaginęła|uciekł[ai]?|zbiegł[ai]?',
}
/** And its end in the next sentence. */
const ENDED: Readonly<Partial<Record<Tongue, string>>> = {
  en: 'under control|extinguished|put out|(?:was|were|been) (?:later |since )?(?:found|arrested|caught|captured)|in custody',
  de: 'unter kontrolle|gelöscht|gefasst|festgenommen|gestoppt|angehalten|(?:auf)?gefunden|verhaftet',
  nl: 'onder controle|geblust|gedoofd|bedwongen|teruggevonden|aangehouden|opgepakt|gearresteerd',
  pl: 'ugasz\\S+|opanowan\\S+|odnalezion\\S+|odnalazł\\S*|zatrzyman\\S*|schwytan\\S*|ujęt\\S*|odblokowan\\S*',
}
/** What comes next says which, of whom, or what came of it: 'The court has declared one firm bankrupt. It is …'. */
const ENSUES: Readonly<Partial<Record<Tongue, string>>> = {
  nl: 'het gaat (?:daarbij |hierbij )?om|het betreft|daardoor|hierdoor|als gevolg daarvan',
  pl: 'przeciw(?:ko|n\\S+)?|chodzi (?:tu |głównie )?o|mowa o|w efekcie|w rezultacie|w konsekwencji|skutkiem tego',
  hi: 'जिसके|जिससे|जिसमें|जहां|इसके चलते|इसकी वजह से|इस वजह से|नतीजतन',
}
/** The sentence before only leads up to it: 'Until now ferries were free. Now the town wants a fare.' */
const SO_NOW: Readonly<Partial<Record<Tongue, string>>> = {
  en: 'as a result|as a consequence|consequently|therefore|now|that means|this means',
  de: 'nun|jetzt|mittlerweile|inzwischen|damit|dadurch|daher|deshalb|deswegen|darum|somit|daraufhin|infolgedessen',
  hi: 'अब(?! तक)',
}
/** In Hindi 'now' comes after what was before it: 'था'. */
const BEFORE_NOW: Readonly<Partial<Record<Tongue, RegExp>>> = { hi: / (?:था|थी|थे|थीं) $/u }
const never = '(?!)'
const TURNS = new Map(
  TONGUES.map((tongue) => [tongue, new RegExp(`^ (?:(?:${BUT[tongue]}) |(?:\\S+ ){1,4}(?:${INSIDE[tongue] ?? never}) )`, 'u')]),
)
const SAYS_WHICH = new Map(TONGUES.map((tongue) => [tongue, new RegExp(`^ (?:${ENSUES[tongue] ?? never}) `, 'u')]))
const LED_UP_TO = new Map(TONGUES.map((tongue) => [tongue, new RegExp(`^ (?:${SO_NOW[tongue] ?? never}) `, 'u')]))
const KEEPS_BACK = new Map(TONGUES.map((tongue) => [tongue, new RegExp(` (?:${NO_OUTCOME[tongue] ?? never}) `, 'u')]))
const inside = (words: Readonly<Partial<Record<Tongue, string>>>) =>
  new Map(TONGUES.map((tongue) => [tongue, new RegExp(` (?:${words[tongue] ?? never})(?= )`, 'u')]))
const BEGINS = inside(BEGUN)
const ENDS = inside(ENDED)

/** Which verdict it is. */
const OUTCOME =
  / (?:guilty|acquitt|convict|sentenced|jail|verurteil|freigesproch|haft|jahre|condamn|relax|ans |absuel|absolv|conden|condan|años|anos|anni |assolt|skaza|uniewinn|lat |veroordeel|vrijgesproken|jaar |ani |achitat)/u

/** True where a first sentence is not so, or tells nothing, without the next one. That somebody died is so whatever comes next. */
export const isTurned = (first: string, next: string, tongue: Tongue): boolean => {
  if (next === '') return false
  const words = plainWords(first)
  if (holdsBack(first, tongue)) return true
  if (KEEPS_BACK.get(tongue)?.test(words) && !OUTCOME.test(words)) return true
  const then = plainWords(next)
  const isReplied = CLAIM[tongue]?.test(words) === true && REPLY[tongue]?.test(then) === true
  const isOver =
    ENDS.get(tongue)?.test(then) === true && BEGINS.get(tongue)?.test(words) === true && !ENDS.get(tongue)?.test(words)
  return (isReplied || isOver || TURNS.get(tongue)?.test(then) === true) && !tellsDeath(first, tongue)
}

export const turnsRound = (sentence: string, tongue: Tongue): boolean => TURNS.get(tongue)?.test(plainWords(sentence)) === true

/** Nobody follows more words by ear. */
const MOST_WORDS = 45
/** True for a sentence that is the better half of the one before it: that is as true alone, but half. */
export const ensues = (before: string, sentence: string, tongue: Tongue): boolean =>
  (SAYS_WHICH.get(tongue)?.test(plainWords(sentence)) === true || leadsUp(before, sentence, tongue)) &&
  wordCount(`${before} ${sentence}`) <= MOST_WORDS

/** 'Jetzt reagiert der Minister': a shorter one seldom tells how. */
const NEWS_LEAST = 6
/** True where the first only leads up to the next one. That somebody died is news by itself. */
export const leadsUp = (first: string, next: string, tongue: Tongue): boolean =>
  LED_UP_TO.get(tongue)?.test(plainWords(next)) === true &&
  BEFORE_NOW[tongue]?.test(plainWords(first)) !== false &&
  wordCount(next) >= NEWS_LEAST &&
  !tellsDeath(first, tongue)

const NEXT_CHARS = 120
/** What its text has behind a sentence; '' where that is not found, as it was mended. */
export const behindIn = (text: string, sentence: string): string => {
  const end = sentence.replace(/[.!?…।\s]+$/u, '').slice(-30)
  const at = end === '' ? -1 : text.indexOf(end)
  return at < 0 ? '' : text.slice(at + end.length, at + end.length + NEXT_CHARS).replace(/^[.!?…।”"»)\s]+/u, '')
}

/**
 * Sentences of a story, each with the one that turns it round or says what it is of, so that neither is told alone. A last one that its text turns round further on goes;
 * empty where that was the only one.
 */
export const joinTurns = (sentences: readonly string[], text: string, tongue: Tongue): string[] => {
  const last = sentences.at(-1) ?? ''
  const isLeft = isTurned(last, behindIn(text, last), tongue)
  const joined: string[] = []
  for (const [at, sentence] of sentences.entries()) {
    const before = sentences[at - 1] ?? ''
    const isBoth = at > 0 && (isTurned(before, sentence, tongue) || ensues(before, sentence, tongue))
    if (isBoth) joined.push(`${joined.pop()} ${sentence}`)
    else joined.push(sentence)
  }
  return isLeft ? joined.slice(0, -1) : joined
}
