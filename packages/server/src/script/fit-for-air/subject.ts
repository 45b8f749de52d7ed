import { ROMANCE, type Tongue } from '../tongue.ts'
import { YESTERDAY } from './day-words.ts'
import { isTrafficFigure, isWeatherFigure, SQUARES, tellsOther } from './figurative.ts'
import { INDOORS, OTHER_NEWS, PAST } from './other-news.ts'
import { wordsOfOther } from './other-topic.ts'
import { countDistinct, holds, type Line, lineOf, phrases, without } from './phrases.ts'
import { placesIn } from './places-in.ts'
import { countsTraffic } from './traffic-counts.ts'
import { NEVER_TRAFFIC, NO_TRAFFIC, TRAFFIC_PHRASES, TRAFFIC_STATES, TRAFFIC_WAYS } from './traffic-words.ts'
import { FORECASTS, NO_WEATHER, SURE_WEATHER, WEATHER_PHRASES, WEATHER_SIGNS, WEATHER_TELLS } from './weather-words.ts'

/**
 * 'on': a report of the subject by itself. 'beside': it holds a word of it. 'off': nothing of it. 'other': it tells of something else, also
 * where it rains in it.
 */
type OnSubject = 'on' | 'beside' | 'off' | 'other'

const MEASURE =
  / (?:minus |plus )?\d+(?:c| (?:°|grad|degrees|stopni\S*|st c|grados|gradi|degrés|graus|grade|graden|डिग्री|mm|cm|millimet\S*|milimet\S*|millimèt\S*|centimet\S*|km h|kmh|mph|knots|knoten|kilometer\S* an hour|kilomet\S* per hour|kilómetros por hora|km orari|hpa|hectopascals|mb|mbar|c|liter|litros|litri))(?= )/

/** Weather by itself: a report's own phrase, two of its signs, or one beside a place, a time or a measure; of other news only what is measured. */
const weatherOf = ({ words }: Line, tongue: Tongue): OnSubject => {
  const quiet = without(words, NO_WEATHER[tongue])
  if (holds(quiet, INDOORS[tongue])) return 'other'
  const phrases = countDistinct(quiet, WEATHER_PHRASES[tongue])
  const signs = countDistinct(quiet, WEATHER_SIGNS[tongue])
  const isMeasured = MEASURE.test(quiet)
  const isTold = isMeasured || holds(quiet, WEATHER_TELLS[tongue])
  if (holds(quiet, OTHER_NEWS[tongue])) return phrases >= 2 && isMeasured ? 'on' : 'other'
  // What was is no report of what is, but where the whole sentence is one.
  if (holds(quiet, PAST[tongue]) && !(isTold && signs + phrases >= 3)) return 'off'
  if (phrases > 0 || signs >= 2 || (signs > 0 && isTold)) return 'on'
  return signs > 0 ? 'beside' : 'off'
}

/** What is said of moods and moments as often as of the sky: 'Zonnig moment voor kwekers'. */
const MOODS: Readonly<Partial<Record<Tongue, RegExp>>> = {
  en: phrases('sunny|frosty|stormy|cloudy|overcast|blustery|breezy|icy|wintry'),
  de: phrases('sonnig*|heiter|wolkig|stürmisch|windig|frostig|eisig*|bedeckt'),
  nl: phrases('zonnig|bewolkt|guur|zomers|windstil'),
}

/** One word of the weather and nothing beside it: a title or a figure of speech ('Nevão de faturas') as often as a report. */
const isLoneWord = ({ words }: Line, tongue: Tongue): boolean => {
  const quiet = without(words, NO_WEATHER[tongue])
  const found = countDistinct(quiet, WEATHER_PHRASES[tongue]) + countDistinct(quiet, WEATHER_SIGNS[tongue])
  return found <= 1 && !MEASURE.test(quiet) && !holds(quiet, WEATHER_TELLS[tongue]) && !holds(quiet, SURE_WEATHER[tongue])
}

/** A road by its number, in capitals as signs write it. */
const ROAD =
  /(?<![\p{L}\p{N}])(?:[ABMENISDLU]|DK|DW|AP|AS|RA|SS|SP|NH|SH|US|DN|DJ|DC|IP|IC|BR|RN|RD|GR|CV|CM|EN|I)[ -]?\d{1,4}(?![\p{N}\p{L}%°])/u

/** 'Drivers wait about eight minutes': how long it takes belongs to the road that another sentence names. */
const HOW_LONG = / (?:min|minut\S*|मिनट|kilomet\S*|kilómet\S*|quilómet\S*|quilômet\S*|किलोमीटर|km|miles)(?= )/

/** Who reports a jam as often as a theft: of itself no other news. */
const POLICE =
  / (?:policj\S*|poliți\S*|पुलिस|police|polizei|policía|polizia|carabinieri|gendarmes|psp|gnr|politie|rutieră|drogówk\S*|protest\S*|manifestantes|manifestação|manifestantes|manifestaciones|manifestación|manifestation|manifestanti)(?= )/g

/** 'Der Westring war bis 21.30 Uhr gesperrt': a road that is open again. */
const CLOSED_THEN: Readonly<Partial<Record<Tongue, RegExp>>> = {
  de: / (?:war|waren)(?= (?:\S+ ){0,8}(?:gesperrt|blockiert|dicht) )/,
  nl: / (?:was|waren)(?= (?:\S+ ){0,8}(?:dicht|afgesloten|gestremd) )/,
}

/** Words of the road with which other things are told too: 'Stau in der Bauleitplanung', 'Geisterfahrer der Geschichte'. */
const FIGURES: Readonly<Partial<Record<Tongue, RegExp>>> = {
  de: phrases(
    'stau|staus|rückstau|geisterfahrer|falschfahrer|verspätung|verspätungen|umleitung|umgeleitet|sperrung|sperrungen|gesperrt*|gegenverkehr',
  ),
  nl: phrases('file|files|vertraging|afgesloten|afsluiting|omleiding|omgeleid|spookrijder|berging'),
}

/** A jam of papers or of people: 'Atasco en la justicia', 'Code all’ufficio anagrafe'. */
const JAM_OF =
  /(?<!\p{L})(?:atasco|ingorgo|embouteillage|bouchon|engarrafamento)s?\sd(?:e|i|['’])\s?(?!\d|auto|veh|veíc|veicol|coche|carro|cami|tir |tráf|traf|kil|más|mais|oltre|plus|mezzi|voiture|hasta|até|fino)\p{Ll}{4,}|(?<!\p{L})(?:atascos?|retenciones|colas?|bouchons?|embouteillages?|code|coda|ingorgh?[io]|filas?|engarrafamentos?|coadă|cozi|blocaj)\s(?:(?:de espera |d['’]attente )?(?:en|para|à|a|aux?|dans|nos?|nas?|al|agli?|alle|in|per|la|w|na|pri?n)\s|all['’]|(?=fisc))(?:(?:la|el|los|las|le|les|o|os|as|un[ao]?)\s|l['’])?(?!traff|tráfi|trâns|traf|lavor|obras|travaux|lucr|inciden|accident|acident|tratti|lunga|centr|sortid|entrad|salid|acces|zon[ae]|ciudad|capital|citt|ville|cidade|direc|sentid|uscit|ingress|ora |hora|perif|miast|wyj|oraș|intr|ieșir|sensi|via |dire|carr|tutt|amb|tod|deux|due)\p{Ll}{4,}/iu

/** What stands in a street and closes or opens there. */
const SHOPS =
  / (?:librería|librerías|tienda|tiendas|bar|restaurante|cine|fábrica|bodega|escuela|colegio|negocio|panadería|farmacia|librairie|magasin|magasins|boutique|restaurant|cinéma|lycée|école|boulangerie|pharmacie|filière|libreria|negozio|negozi|ristorante|cinema|fabbrica|scuola|panetteria|farmacia|bottega|livraria|loja|lojas|fábrica|escola|padaria|farmácia|café)(?= )/
/** 'Die Linie F2 fährt wegen eines Schadens nicht': its verb and its 'not' stand far apart. */
const STOPS: Readonly<Partial<Record<Tongue, RegExp>>> = {
  de: / (?:(?:fährt|fahren|verkehrt|verkehren|hält|halten|fliegt|fliegen)(?= (?:\S+ ){0,7}(?:nicht|kein|keine) )|(?:fällt|fallen)(?= (?:\S+ ){0,7}aus ))/,
  nl: / (?:rijdt|rijden|vaart|varen|vliegt|vliegen|stopt|stoppen)(?= (?:\S+ ){0,7}(?:niet|geen) )/,
}

/** True for a line that says what is the matter on a road or a line, and not only where. */
export const tellsRoadEvent = ({ words }: Line, tongue: Tongue): boolean =>
  holds(words, TRAFFIC_PHRASES[tongue]) || holds(words, TRAFFIC_STATES[tongue]) || STOPS[tongue]?.test(words) === true

/** Traffic by itself: its own phrase, or a way beside how it goes there; of other news only what tells of a numbered road. */
const trafficOf = ({ text, words }: Line, tongue: Tongue, isUnderWay: boolean): OnSubject => {
  const quiet = without(words, NO_TRAFFIC[tongue])
  if (holds(quiet, NEVER_TRAFFIC[tongue]) || holds(quiet, YESTERDAY[tongue])) return 'other'
  if (CLOSED_THEN[tongue]?.test(quiet)) return 'other'
  const hasRoad = ROAD.test(text)
  const isState = holds(quiet, TRAFFIC_STATES[tongue]) || STOPS[tongue]?.test(quiet) === true
  if (!isState && !hasRoad && countsTraffic(quiet)) return 'other'
  const isWay = hasRoad || holds(quiet, TRAFFIC_WAYS[tongue])
  // Without a way beside it 'Stau' is one of papers as often.
  if (!isWay && !isUnderWay && JAM_OF.test(text) && !SQUARES.test(words)) return 'other'
  const plain = isWay || isUnderWay ? quiet : quiet.replace(FIGURES[tongue] ?? '', ' ')
  const isPhrase = holds(plain, TRAFFIC_PHRASES[tongue])
  if (holds(quiet.replace(POLICE, ''), OTHER_NEWS[tongue])) return hasRoad && (isPhrase || isState) ? 'on' : 'other'
  if (isPhrase || (isWay && isState && (hasRoad || !SHOPS.test(quiet)))) return 'on'
  return isWay || HOW_LONG.test(quiet) ? 'beside' : 'off'
}

/** Weather (2) and Traffic (3) are about something; the other programmes may tell anything. */
export const WEATHER = 2
const TRAFFIC = 3

export const hasSubject = (presentationType: number): boolean => presentationType === WEATHER || presentationType === TRAFFIC

const NO_LINE: Line = { text: '', words: '' }

/** A name alone, of a place or a road: it belongs to what follows. */
const MAX_NAME_WORDS = 3

const countWords = ({ words }: Line): number => words.trim().split(' ').length

const TIME =
  /(?:(?<!\p{L})(?:godz\.|godzin\p{L}{1,3}|ora|orei|orele)\s)(?:[01]?\d|2[0-4])(?!\d)|(?<!\d)(?:[01]?\d|2[0-4])(?:[:.h]\d\d|\s?(?:h|Uhr|uur|am|pm|बजे))(?![\d\p{L}])/giu
/** Says that something holds. */
const HOLDS =
  /(?<![\p{L}\p{M}])(?:obowiązuj[eą]|ważn[eay]|valabil[ăe]?|în vigoare|जारी|प्रभावी|लागू|gilt|gelten|gültig|valid|in force|remains?|until|en vigueur|vigente|en vigor|in vigore|válid[ao]|em vigor|geldt|van kracht)(?![\p{L}\p{M}])/iu
const MOST_WORDS = 16

/** 'The warning is in force until noon.' */
const IN_FORCE =
  /^(?:\S+ ){0,2}(?:warnings?|alerts?|advisory|warnung\p{L}*|meldung|waarschuwing\p{L}*|code|allerta|avviso|alerte|vigilance|avisos?|alerta|ostrzeżeni\p{L}*|avertiz\p{L}*|चेतावनी) .{0,60}(?<!\p{L})(?:until|till|from|bis|ab|von|tot|vanaf|fino|dalle|jusqu|hasta|desde|até|desde|do|od|până|तक)(?!\p{L})/iu

/** When a warning holds: 'Mi, 13. Jan, 11:00 – 20:00 Uhr.', 'Début : mercredi 13 janvier 12h.' Without it the warning is half. */
const tellsWhen = ({ text, words }: Line): boolean => {
  const times = text.match(TIME)?.length ?? 0
  const isTime = times > 1 || (times === 1 && (HOLDS.test(text) || /^[\p{L} ]{2,20}:\s/u.test(text)))
  return words.split(' ').length <= MOST_WORDS && (isTime || IN_FORCE.test(text))
}

/** More than one word of weather, or one that is measured: under a headline of something else it rains in many a sentence. */
const isFullWeather = ({ words }: Line, tongue: Tongue): boolean => {
  const quiet = without(words, NO_WEATHER[tongue])
  return MEASURE.test(quiet) || countDistinct(quiet, WEATHER_PHRASES[tongue]) + countDistinct(quiet, WEATHER_SIGNS[tongue]) > 1
}

/** So many items of which so few are of the subject by their headlines are a paper of everything. */
const PAPER_LEAST = 6
const SERVICE_SHARE = 1 / 3

/**
 * The sources of everything among those of a programme's items: in them one word of rain or roads is no report. Sources with few items count
 * together.
 */
export const papersIn = (
  items: readonly { source: string; title: string }[],
  presentationType: number,
  tongue: Tongue,
): ReadonlySet<string> => {
  const sizes = new Map<string, number>()
  for (const { source } of items) sizes.set(source, (sizes.get(source) ?? 0) + 1)
  const groupOf = (source: string) => ((sizes.get(source) ?? 0) >= PAPER_LEAST ? source : '')
  const counts = new Map<string, { all: number; on: number }>()
  for (const { source, title } of items) {
    const { all, on } = counts.get(groupOf(source)) ?? { all: 0, on: 0 }
    const line = lineOf(title)
    const isOn =
      (presentationType === WEATHER ? weatherOf(line, tongue) : trafficOf(line, tongue, namesWay(line, tongue))) === 'on'
    counts.set(groupOf(source), { all: all + 1, on: on + Number(isOn) })
  }
  const isPaper = (source: string) => {
    const { all, on } = counts.get(groupOf(source)) ?? { all: 0, on: 0 }
    return all >= PAPER_LEAST && on < all * SERVICE_SHARE
  }
  return new Set([...sizes.keys()].filter(isPaper))
}

/** As a paper of everything tells it, a report has words enough. */
const LEAST_OWN_WEATHER = 2
const LEAST_OWN_TRAFFIC = 3

/** Until when something is so. */
const UNTIL = /(?<![\p{L}\p{M}])(?:bis|until|till|jusqu|hasta|fino a[dl]?|até|do|tot|până|तक)(?![\p{L}\p{M}])/iu

/** 'The bridge is shut until Friday': a way, how it is, and for how long. */
const leastOfTraffic = (headline: OnSubject, head: readonly Line[]): number =>
  headline === 'on' && UNTIL.test(head[0]?.text ?? '') ? LEAST_OWN_TRAFFIC - 1 : LEAST_OWN_TRAFFIC

export type Told = { headline: Line | undefined; lines: readonly Line[] }

/** What of an item belongs to the programme: its headline or not, and which of its sentences. Undefined where nothing of it does. */
export const partOnSubject = (
  { headline, lines }: Told,
  presentationType: number,
  tongue: Tongue,
  isOfPaper = false,
): { keepsHeadline: boolean; keeps: boolean[] } | undefined => {
  const isUnderWay = headline !== undefined && namesWay(headline, tongue)
  const judge = (line: Line) => (presentationType === WEATHER ? weatherOf(line, tongue) : trafficOf(line, tongue, isUnderWay))
  const each = lines.map(judge)
  const hasNone = lines.length > 0 && each.every((one) => one === 'off' || one === 'other')
  if (headline !== undefined && isFigure({ headline, lines }, hasNone, presentationType, tongue)) return undefined
  const isLone =
    presentationType === WEATHER &&
    headline !== undefined &&
    hasNone &&
    isLoneWord(headline, tongue) &&
    (ROMANCE.has(tongue) || holds(headline.words, MOODS[tongue] ?? /(?!)/) || tellsOther(lines, tongue))
  const top = headline === undefined || isLone ? 'off' : judge(headline)
  const reports = each.filter((one) => one === 'on').length
  const others = each.filter((one) => one === 'other').length
  if (presentationType === WEATHER && (top === 'other' || isIndoors(lines, tongue))) return undefined
  // A crash with dead is no traffic, the road that it closes is.
  if (top === 'other' && !(headline !== undefined && namesWay(headline, tongue) && reports > 0)) return undefined
  const head = (headline === undefined ? lines : [headline, ...lines]).slice(0, HEAD)
  const own = presentationType === WEATHER ? ownOfWeather(head, tongue) : ownOfTraffic(head, tongue)
  const other = wordsOfOther(head, tongue)
  if (other >= LEAST_OF_OTHER && other >= own) return undefined
  if (isOfPaper && own < (presentationType === WEATHER ? LEAST_OWN_WEATHER : leastOfTraffic(top, head))) return undefined
  const isReport = top === 'on' || reports >= 2 || (reports === 1 && (top !== 'off' || reports * 2 >= each.length) && others <= 1)
  if (!isReport) return undefined
  const isUnderOther = presentationType === WEATHER && top === 'off' && headline !== undefined && reports === 1
  if (
    isUnderOther &&
    countWords(headline) > MAX_NAME_WORDS &&
    !lines.some((line, at) => each[at] === 'on' && isFullWeather(line, tongue))
  )
    return undefined
  const isPlace = headline !== undefined && top === 'off' && countWords(headline) <= MAX_NAME_WORDS
  const isWhole = others === 0 && (top === 'on' || reports * 2 > each.length)
  // 'Forecast for Sunday': without it the sky of Sunday would be heard as that of today.
  const isForecast = headline !== undefined && top === 'off' && isWhole && holds(headline.words, FORECASTS[tongue])
  const belongs = (line: Line) => tellsWhen(line) || (isWhole && isFigureOf(line, presentationType, tongue))
  return {
    keepsHeadline: top === 'on' || top === 'beside' || isPlace || isForecast,
    keeps: each.map((one, at) => one === 'on' || one === 'beside' || (one === 'off' && belongs(lines[at] ?? NO_LINE))),
  }
}

/** In a report of nothing else: 'Locally up to 250 mm', 'Reopening is expected at 18:45'. */
const isFigureOf = ({ text, words }: Line, presentationType: number, tongue: Tongue): boolean =>
  (presentationType === WEATHER ? MEASURE.test(words) : text.search(TIME) >= 0) &&
  words.split(' ').length <= MOST_WORDS &&
  wordsOfOther([{ text, words }], tongue) === 0

const isFigure = (
  { headline, lines }: { headline: Line; lines: readonly Line[] },
  hasNone: boolean,
  presentationType: number,
  tongue: Tongue,
): boolean => {
  const all = [headline, ...lines]
  if (presentationType === WEATHER) {
    const isMeasured = all.some(({ words }) => MEASURE.test(words))
    return isWeatherFigure(headline, lines, isMeasured, tongue)
  }
  const hasRoad = all.some(({ text }) => ROAD.test(text))
  const isSilent = hasNone && placesIn(headline.text, tongue).size === 0 && headline.text.search(TIME) < 0
  return isTrafficFigure(headline, lines, hasRoad, isSilent, tongue)
}

/** The headline and what follows it: further down it may rain in any story. */
const HEAD = 4
/** Where another topic has as many words as the programme's own, the story is of that. */
const LEAST_OF_OTHER = 2

/** A word that stands in two lists counts once. */
const distinctIn = (text: string, lists: readonly RegExp[]): number =>
  new Set(lists.flatMap((list) => text.match(list) ?? [])).size

/** How many words of the weather lines hold. */
export const ownOfWeather = (lines: readonly Line[], tongue: Tongue): number => {
  const quiet = lines.map(({ words }) => without(words, NO_WEATHER[tongue])).join(' ')
  return distinctIn(quiet, [WEATHER_PHRASES[tongue], WEATHER_SIGNS[tongue]])
}

const ownOfTraffic = (lines: readonly Line[], tongue: Tongue): number => {
  const quiet = lines.map(({ words }) => without(words, NO_TRAFFIC[tongue])).join(' ')
  const own = distinctIn(quiet, [TRAFFIC_PHRASES[tongue], TRAFFIC_STATES[tongue], TRAFFIC_WAYS[tongue]])
  return own + (lines.some(({ text }) => ROAD.test(text)) ? 1 : 0)
}

const isIndoors = (lines: readonly Line[], tongue: Tongue): boolean =>
  lines.some(({ words }) => holds(without(words, NO_WEATHER[tongue]), INDOORS[tongue]))

const namesWay = ({ text, words }: Line, tongue: Tongue): boolean => ROAD.test(text) || holds(words, TRAFFIC_WAYS[tongue])
