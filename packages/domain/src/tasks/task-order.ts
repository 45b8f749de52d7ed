import { kept } from './kept.ts'
import { asksForLast } from './task-wishes.ts'

/** What comes first, what comes then, and that the rest is wanted too, in the words of each tongue. Beginnings of words end with '*'. */
const FIRST: Readonly<Record<string, string>> = {
  en: 'first(?! (?:league|division|team|half|round|class|time|aid|page|place|lady|minister|quarter))|start*|begin*|open with|opening with|lead with|at the top|to begin',
  de: 'zuerst|zunächst|als erstes|zu beginn|am anfang|beginn*|fang*|starte*|eröffne*|vorneweg',
  fr: 'd’abord|d abord|en premier|commence*|débute*|ouvre*|avant tout|pour commencer',
  es: 'primero|empieza*|empezar|comienza*|comenzar|abre|al principio|en primer lugar',
  it: 'prima(?! (?:pagina|squadra|divisione|serie|volta|classe|donna|del|della|di))|per prim*|inizia*|comincia*|apri|all’inizio|innanzitutto',
  pt: 'primeiro(?!-| ministro)|começ*|abre|inicia*|no início|em primeiro lugar',
  pl: 'najpierw|zaczn*|zaczynaj*|rozpoczn*|na początek|na początku|jako pierwsz*',
  nl: 'eerst*|begin*|start*|open met|om te beginnen|als eerste',
  ro: 'mai întâi|mai intai|întâi|intai|încep*|incep*|prima dată|la început|deschide*',
  hi: 'पहले|शुरू*|शुरुआत|आरंभ|सबसे पहले',
}
const THEN: Readonly<Record<string, string>> = {
  en: 'then|after that|afterwards|next|followed by|finally|and last',
  de: 'dann|danach|anschließend|gefolgt von|zuletzt|zum schluss',
  fr: 'puis|ensuite|après|suivi de|enfin',
  es: 'luego|después|despues|seguido de|por último',
  it: 'poi|dopo|quindi|infine|seguit*',
  pt: 'depois|a seguir|em seguida|por fim',
  pl: 'potem|następnie|później|dalej|na końcu',
  nl: 'dan|daarna|vervolgens|gevolgd door',
  ro: 'apoi|după aceea|pe urmă|în continuare',
  hi: 'फिर|उसके बाद|इसके बाद|बाद में',
}
const REST: Readonly<Record<string, string>> = {
  en: 'the rest|rest|everything else|all the others|others|the remaining|all other*',
  de: 'rest|alles andere|alles übrige|die anderen|die übrigen|übrige*',
  fr: 'le reste|reste|tout le reste|les autres',
  es: 'el resto|resto|lo demás|lo demas|los demás|las demás|lo otro',
  it: 'il resto|resto|tutto il resto|le altre',
  pt: 'o resto|resto|o restante|as outras',
  pl: 'reszta|resztę|reszte|pozostałe|inne',
  nl: 'de rest|rest|het overige|de overige|de andere',
  ro: 'restul|celelalte|tot restul',
  hi: 'बाकी|बाक़ी|शेष|अन्य',
}

const patternOf = kept((lists: Readonly<Record<string, string>>) =>
  kept((tongue: string): RegExp => {
    const own = [lists[tongue], tongue === 'en' ? '' : lists.en].filter(Boolean).join('|')
    const words = own.replaceAll('*', '[\\p{L}\\p{M}]{0,12}').replaceAll('’', "[’']")
    return new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'giu')
  }),
)
const pattern = (lists: Readonly<Record<string, string>>, tongue: string): RegExp => patternOf(lists)(tongue)

/** Of a task that says in which order: its pieces in that order, and whether what it does not name follows, or goes before (`isLast`). */
export type TaskOrder = { pieces: string[]; last: string[]; hasRest: boolean; isLast?: true }

/** With one of these words nothing else is wanted. */
const ONLY =
  /(?<![\p{L}\p{M}])(?:only|just|exclusively|nothing but|nur|ausschließlich|tylko|wyłącznie|solo|sólo|solamente|únicamente|soltanto|seulement|uniquement|só|apenas|alleen|uitsluitend|doar|numai|सिर्फ़|सिर्फ|केवल)(?![\p{L}\p{M}])/iu

/**
 * 'Sport, but the weather first': the weather, then sport. 'Start with the traffic': the traffic, then the rest. 'The weather last': behind
 * the rest. Undefined where a task says nothing of an order. `names` is true for a piece that names a topic.
 */
export const orderOf = (wanted: string, tongue: string, names: (piece: string) => boolean): TaskOrder | undefined => {
  const [first, then] = [pattern(FIRST, tongue), pattern(THEN, tongue)]
  const pieces = wanted.replace(then, (found) => (asksForLast(found, tongue) ? `\n${found}` : '\n')).split(/[\n.,;:]+/)
  const isOpening = (piece: string) => piece.search(first) >= 0 && names(piece) && !isBehind(piece, tongue)
  const opening = pieces.filter(isOpening)
  const following = pieces.filter((piece) => !isOpening(piece))
  const hasRest = wanted.search(pattern(REST, tongue)) >= 0
  const hasThen = wanted.search(then) >= 0 && (hasRest || pieces.filter(names).length > 1)
  // 'At the end' may be a word for 'then' too.
  const named = wanted.split(/[\n.,;:]+/).filter(names)
  const isAlone = opening.length === 0 && pieces.filter(names).length === 1 && named.length === 1
  const isLast = isAlone && named.every((piece) => asksForLast(piece, tongue))
  if (isLast && !ONLY.test(wanted)) return { pieces, last: [], hasRest: true, isLast: true }
  if (opening.length === 0 && !hasThen) return undefined
  const isAllFirst =
    opening.length > 0 && !following.some(names) && !ONLY.test(wanted) && opening.some((piece) => isAtEdge(piece, first))
  const last = following.filter((piece) => names(piece) && asksForLast(piece, tongue))
  return { pieces: [...opening, ...following], last, hasRest: hasRest || isAllFirst }
}

/** 'The weather last and the rest first': the first of the two goes with what is named. */
const isBehind = (piece: string, tongue: string): boolean => {
  const first = piece.search(pattern(FIRST, tongue))
  return asksForLast(piece.slice(0, first), tongue)
}

/** 'Please start with', '… first': in the middle of a piece it says something else, 'the first league'. */
const isAtEdge = (piece: string, first: RegExp): boolean => {
  const words = piece.trim()
  return [...words.matchAll(first)].some(({ index, 0: found }) => index < MOST_BEFORE || index + found.length >= words.length - 1)
}
const MOST_BEFORE = 14

/** True for a piece that says nothing but how its like go on: 'then the rest'. */
export const isOrderAlone = (piece: string, tongue: string): boolean =>
  asksForLast(piece, tongue) ||
  piece.search(pattern(REST, tongue)) >= 0 ||
  piece.search(pattern(THEN, tongue)) >= 0 ||
  piece.search(pattern(FIRST, tongue)) >= 0
