import { capital } from '../../first-letter.ts'
import { withoutTopicBefore } from '../topic-before.ts'
import { ELSEWHERE, isCountry, placeOf, REGION, TOWN } from './italian-places.ts'

// 'Covid, l'Irlanda riapre', 'Giro d'Italia: Neri vince', 'Vicenza, due feriti': an Italian paper sets its topic or its place before a comma. Here it is
// said as a part of the sentence. What may speak, or may belong to the story in another way, stays.

/** The figures of a day: 'Coronavirus in Italia, il bollettino di oggi 9 maggio: 8.292 nuovi casi e 139 morti'. */
const BULLETIN =
  /^(Coronavirus|Covid(?:-19)?)((?: in)? [\p{Lu}][\p{L} -]{2,25})?, il bollettino (di oggi|di ieri)( \d{1,2} \p{Ll}+)?: (\d[\d.]*(?: nuovi)? (?:casi|contagi|positivi))(?: e|,) (\d[\d.]* (?:morti|decessi|vittime))(?=$|\.)/u
const FIGURES =
  /^(Coronavirus|Covid(?:-19)?)((?: in)? \p{Lu}[\p{L} -]{2,25})?[:,] (\d[\d.]*(?: nuovi)? (?:casi|contagi|positivi))(?: e|,) (\d[\d.]* (?:morti|decessi|vittime))(?=$|\.)/u
const illness = (name: string): string => (name === 'Coronavirus' ? 'coronavirus' : name)
/** ' in Lazio' for 'Lazio': what is no known place has no word for where. */
const whereOf = (label: string): string | undefined => {
  if (label === '') return ''
  const place = label.replace(/^ (?:in )?/u, '')
  if (place === 'Italia') return ' in Italia'
  return REGION.test(place) || isCountry(place) ? ` in ${place}` : undefined
}
const figuresSaid = (headline: string): string | undefined => {
  const [all = '', name = '', place = '', day = '', date = '', cases = '', dead = ''] = BULLETIN.exec(headline) ?? []
  if (all !== '') {
    const where = whereOf(place)
    const when = date === '' ? ` ${day}` : ` ${day},${date},`
    if (where === undefined) return undefined
    return `Il bollettino${when} sul ${illness(name)}${where} registra ${cases} e ${dead}${headline.slice(all.length)}`
  }
  const [told = '', of = '', at = '', found = '', died = ''] = FIGURES.exec(headline) ?? []
  const where = whereOf(at)
  if (told === '' || where === undefined) return undefined
  return `Sul fronte del ${illness(of)}${where} si registrano ${found} e ${died}${headline.slice(told.length)}`
}

/** What goes on for weeks has a front. */
const FRONT: readonly (readonly [string, RegExp])[] = [
  ['del ', /^(?:coronavirus|covid(?:-19)?|coprifuoco|calciomercato|maltempo|vaccino \p{Lu}[\p{L}-]+)$/iu],
  ['dei ', /^(?:vaccini(?: anti-covid)?|dazi|migranti|trasporti|salari)$/iu],
  ['delle ', /^(?:pensioni|riaperture|vaccinazioni)$/iu],
  ['della ', /^(?:siccità|manovra|scuola|sanità|sicurezza)$/iu],
  ['degli ', /^(?:incendi|sbarchi)$/iu],
  ['dell’', /^(?:inflazione|immigrazione)$/iu],
]
const frontOf = (label: string): string => {
  const [, name = '', place = ''] = /^(.+?)((?: in)? \p{Lu}[\p{L} -]{2,20})?$/u.exec(label) ?? []
  const where = whereOf(place)
  const whole = FRONT.find(([, names]) => names.test(label))
  const [of, known] = whole === undefined ? (FRONT.find(([, names]) => names.test(name)) ?? []) : [whole[0], label]
  if (of === undefined || (whole === undefined && where === undefined)) return ''
  const said = whole === undefined ? `${name}${where}` : known === label ? label : name
  return `Sul fronte ${of}${/^Covid/u.test(said) ? said : `${said.charAt(0).toLowerCase()}${said.slice(1)}`}`
}

const CONTEST: readonly (readonly [string, RegExp])[] = [
  ['In ', /^(?:Serie [ABC]|Champions League|Europa League|Conference League|Premier League|Formula 1|MotoGP|Coppa Italia|NBA)$/u],
  ['Al ', /^(?:Giro d['’]Italia|Tour de France|Roland Garros)(?: \d{4})?$/u],
  ['Alla ', /^Vuelta(?: \d{4})?$/u],
  ['Agli ', /^Internazionali (?:d['’]Italia|di Roma)$/u],
]
const contestOf = (label: string): string => {
  const word = CONTEST.find(([, names]) => names.test(label))?.[0] ?? ''
  return word === '' ? '' : `${word}${label}`
}

/** Who is in a town and acts there. */
const LOCAL =
  /^(?:un |uno |una |un['’]|due |tre |quattro |cinque |sei |sette |otto |nove |dieci |\d+ |(?:i carabinieri|la polizia|i vigili|gli agenti|la [Pp]rocura|il [Tt]ribunale|la [Gg]uardia di [Ff]inanza|la scuola|l['’]ospedale|il sindaco|la famiglia) )/u
const OF_SPORT =
  /(?<!\p{L})(?:gol|partita|allenator\p{L}+|tecnico|mister|calci\p{L}+|campionato|panchina|attaccante|difensore|portiere|centrocampista|serie [abc]|derby|trattativa|offerta|rinnov\p{L}+|club|punti|vittori\p{L}+|sconfitt\p{L}+)(?!\p{L})/iu
/** It may be somebody else's, or elsewhere. */
const FOREIGN =
  /(?<!\p{L})(?:ambasciat|america|palestin|russ|europe|italian|frances|tedesc|ingles|cines|israel|onu|ue|nato|vertice|accord|sanzion)/iu
const HAPPENS =
  /^(?:vincono|scatta(?:no)?|suona(?:no)?|crolla(?:no)?|riapr(?:e|ono)|muoiono|muore|esplod(?:e|ono)|brucia(?:no)?|deraglia|affonda|scoppia(?:no)?|sal(?:e|gono)|cala(?:no)?) (?:(?:il|lo|la|i|gli|le|un|uno|una|due|tre) |l['’])/u
/** These are clubs too, and those speak for their state. */
const CLUB_OR_SEAT =
  /^(?:Roma|Napoli|Torino|Bologna|Verona|Lecce|Parma|Cagliari|Como|Monza|Empoli|Venezia|Pisa|Bari|Palermo|Genova|Milano|Londra|Parigi|Berlino|New York|Los Angeles|Minneapolis|Gaza|Kiev|Mosca|Madrid|Barcellona|Bruxelles|Istanbul|Sydney)$/u
const OPENS =
  /^(?:apr(?:e|ono)|chiud(?:e|ono)|torna(?:no)?|arriva(?:no)?|part(?:e|ono)|nasc(?:e|ono)) (?:(?:il|lo|la|i|gli|le|un|uno|una|due|tre) |l['’]|un['’])/u
const DEFINITE = /^(?:(?:il|lo|la|i|gli|le) |l['’])\p{Ll}/u
const placedIn = (label: string, story: string): string => {
  const place = placeOf(label)
  if (place === '' || ELSEWHERE.test(story) || / (?:all|dall)['’]\p{Lu}| (?:al|dal|dalla|dagli) \p{Lu}/u.test(story)) return ''
  // 'Milano, una città che cambia' is no sentence.
  if (/^un(?:[oa] |['’]| )\p{Ll}+ che /u.test(story)) return ''
  const isTown = TOWN.test(label)
  if (FOREIGN.test(story) || (isTown && OF_SPORT.test(story))) return ''
  const isHome = isTown && !CLUB_OR_SEAT.test(label)
  if (HAPPENS.test(story) || (isHome && OPENS.test(story))) return `${place} ${story}`
  if (isHome && DEFINITE.test(story)) return `${place}, ${story}`
  const isThere = isTown || REGION.test(label) ? LOCAL.test(story) : /^(?:un |uno |una |un['’])\p{Ll}/u.test(story)
  return isThere ? `${place}, ${story}` : ''
}

/** 'Carlo Neri in coma: …' */
const STATE =
  /^(\p{Lu}[\p{L}'’]+(?: (?:de |di |von |al )?\p{Lu}[\p{L}'’]+){1,2}) (?=(?:in fin di vita|in coma|in terapia intensiva|ai domiciliari|agli arresti domiciliari|in carcere)(?:[:,.]|$))/u

/** A sentence that begins with what it is about. */
const BEGINS =
  /^(?:(?:il|lo|la|i|gli|le|un|uno|una|due|tre|quattro|oltre|più di|quasi|almeno) |l['’]|un['’]|\d|\p{Lu}[\p{L}'’-]+ (?!:))/u
const TEASER =
  /[?…|]|\.\.\.|^(?:le notizie|le ultime|ultime|la diretta|i dati|il bollettino|il piano|il punto|le news|le faq|tutt[oiae] |il video|le immagini|la mappa|l['’]elenco)|(?<!\p{L})(?:ecco|cosa|perché|tutte le|come) (?!da )/iu
/** Who speaks before a colon, and what is only a label. */
const SHORT_HEAD = /^[^:]{1,24}: /u
const mayFollow = (story: string): boolean =>
  BEGINS.test(story) && !TEASER.test(story) && !SHORT_HEAD.test(story) && story.split(' ').length > 3

const LABELLED = /^([^:,;.?!«»“”"()]{3,45}?)[:,] (\S.+)$/u
/** An Italian headline with what stands before its story as a part of the sentence. */
export const saidKicker = (headline: string): string => {
  const figures = figuresSaid(headline)
  if (figures !== undefined) return figures
  if (STATE.test(headline)) return headline.replace(STATE, '$1 è ')
  const [, label = '', story = ''] = LABELLED.exec(headline) ?? []
  if (label === '') return headline
  const before = frontOf(label) || contestOf(label)
  if (before !== '') return mayFollow(story) ? `${before}, ${story}` : headline
  const told = `${label}: ${story}`
  const without = withoutTopicBefore(told, '', '', 'it')
  if (without !== told) return without
  const placed = TEASER.test(story) ? '' : placedIn(label, story)
  return placed === '' ? headline : capital(placed)
}
