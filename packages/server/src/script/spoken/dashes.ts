import { readFigure } from './figures.ts'
import { RANGE } from './words-by-tongue.ts'

/** Letters and digits that name one thing, with its dashes: A320-200, B-52-H, CR7-10. */
const MODEL = /(?<![\p{L}\p{M}\p{N}-])(\p{L}{1,8}-?\d{1,5})[–-](\d{1,5})(?:[–-](\d{1,5}))?(?![\p{N}])/gu
/** Boeing counts its models so: 737-800, 787-9. */
const PLANE = /(?<![\d.,-])(7[0-8]7)[–-]([1-9]00|8|9|10)(?=E?R?(?![\p{L}\p{N}]))/gu
/** Three and more numbers are a formation, a code or a phone, no range: 4-4-2. */
const SEVERAL = /(?<![\p{L}\p{M}\p{N}.,-])\d{1,5}(?:[–-]\d{1,5}){2,8}(?![\p{L}\p{N}])/gu
/** German counts days with a stop: '14.–22. Mai'. */
const GERMAN_DAYS = /(?<![\p{L}\d.])(\d{1,2}\.)\s?[–-]\s?(?=\d{1,2}\.\s\p{Lu})/gu
const PAIR =
  /(?<![\p{L}\p{M}\p{N}.,/-])(\d{1,7}(?:[.,]\d{1,3}){0,2})(\s?[–—-]\s?)(\d{1,7}(?:[.,]\d{1,3}){0,2})(?![\p{N}]|[.,]\d)/gu

/** What these stand before is a number of its own, no amount: laws, flights, files. */
const NUMBERED =
  /(?:§§?|art(?:\.|icles?|ikel|ículos?|icoli?|igos?|icolul|ykuł)|paragra\p{L}{1,6}|sections?|(?:law|act|bill|rule|order|resolution|directive|gesetz|verordnung|richtlinie|loi|décret|ley|decreto|legge|lei|ustawa|wet|legea|ordinul|ordinului|hotărârea|hotărârii|flight|flug|vol|vuelo|volo|voo|lot|vlucht|zbor|case|file|az)(?:\s(?:no|nr|n)\.?)?|(?<!\p{L})(?:no|nr|n|núm|num)\.|n[°º])\s?$/iu
/** Behind these stands the number of a phone: 'telefon zaufania 116-111'. */
const PHONE =
  /(?<!\p{L})(?:tel|phone|call|hotline|helpline|telefon\p{L}{0,3}|infolini\p{L}|numer(?:em)?|teléfono|téléphone|telefone|हेल्पलाइन|फोन|नंबर)\.?(?:\s\p{L}{3,14})?:?\s$/iu
/** What begins in one year and ends in the next: its two years are its name. */
const OVER_NEW_YEAR =
  'seasons?|school year|academic year|fiscal year|budget\\p{L}{0,4}|campaign|league|winter|saisons?|spielzeit\\p{L}{0,2}|schuljahr\\p{L}{0,2}|studienjahr\\p{L}{0,2}|\\p{L}{0,8}haushalt\\p{L}{0,2}|liga|wintersemester|course|édition|exercice|campagne|année (?:scolaire|universitaire)|championnat|hiver|curso|ejercicio|edición|bienio|temporada|presupuestos?|campeonato|invierno|stagione|stagioni|edizione|anno (?:scolastico|accademico)|biennio|bilancio|campionato|inverno|época|ano le[ct]{1,2}ivo|edição|bi[éê]nio|orçamento|seizoen|schooljaar|studiejaar|begroting|competitie|sezon\\p{L}{0,3}|rok\\p{L}{0,2} (?:szkoln|akademick)\\p{L}{1,3}|budżet\\p{L}{0,3}|lig[aię]|zim[aąęy]|stagiun\\p{L}{1,3}|an(?:ul|ului)? (?:școlar|universitar)|buget\\p{L}{0,5}|campionat\\p{L}{0,4}|iarna|सत्र|सीज\\p{M}?न|बजट|वित्त(?:ीय)? वर्ष|लीग'
/** Only directly beside: a project of the league may last two years. */
const SEASON = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${OVER_NEW_YEAR}|(?:saison|stagione|temporada|época|stagiun\\p{L}{1,3}|curso)\\s\\p{Ll}{4,14})(?:\\s(?:for|für|pour|de|del|para|per|voor|na|pe|pentru|के लिए))?\\s$`,
  'iu',
)
const SEASON_BEHIND = new RegExp(`^\\s(?:(?:का|के|की|school|nba|opera|football)\\s)?(?:${OVER_NEW_YEAR})(?![\\p{L}\\p{M}])`, 'iu')
/** From one year to another all the same: 'bugetul pe perioada 2025-2026'. */
const PERIOD =
  /(?<![\p{L}\p{M}])(?:from|between|years|period|zwischen|jahren?|zeitraum|entre|période|années|período|periodo|años|anos|tra|fra|dal|anni|tussen|periode|jaren|między|od|latach|lata|okres\p{L}{0,3}|între|anii|perioad[aă]|de la|अवधि|दौरान)\s$/iu
const YEAR = /^(?:1[0-9]|20)\d{2}$/

/** The words with which the tongue begins a range. */
const FROM =
  /(?<!\p{L})(?:from|between|aged?|ages|pages?|pp?\.|chapters?|verses?|about|around|some|roughly|nearly|approximately|von|zwischen|etwa|rund|ca\.|circa|knapp|windstärken?|windkracht|seiten?|s\.|kapitel|klassen?|alter von|im alter von|od|między|około|ok\.|stron\p{L}?|str\.|wieku|de|entre|unos|unas|alrededor de|páginas?|edades?|da|dalle|tra|fra|circa|pagine?|età|environ|âge|âgés? de|cerca de|idades?|van|tussen|ongeveer|zo['’]n|leeftijd|pagina['’]?s?|blz\.|între|de la|aproximativ|circa|pagin\p{L}{1,3}|vârsta|लगभग|करीब|पृष्ठ|उम्र)\s$/iu

/** What is counted or measured stands behind a range: units, times, people. Other words behind two numbers leave them a score. */
const UNIT =
  /^(?:-\p{L}|\s?[%‰°€$£₹¥+]|\s?(?:km|kph|mph|[Bb]ft|m\/s|[cm]m|kg|kWh|[MGk]W|l\/m²|hPa|zł|lei|kr|mln|mld|mio|mrd|tys|bn|mn|Uhr|uur|h|min|ft|m|t|ha)(?![\p{L}\p{M}])|\s(?:jan(?:uary|uari)?|feb(?:ruary|ruari)?|maart|apr(?:il)?|mei|june?|juni|july?|juli|aug(?:ust|ustus)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![\p{L}\p{M}])|\s(?:(?:de|more|weitere|inches)\s)?(?:(?:zenti|cent[iíy]|mill?[iíy]|kil[oó]|h?ect)\p{L}{2,10}|degrees?|grad|stop(?:ni|nie|ień)|grados?|gradi|degrés?|graus?|graden|grade|डिग्री|seconds?|minutes?|hours?|days?|weeks?|months?|years?|(?:sekunde|minute|stunde|woche)n?|tage?n?|monate?n?|jahre?n?|jährig\p{L}{0,2}|sekund\p{L}?|minut\p{L}{0,2}|godzin\p{L}?|dni|tygodni\p{L}{0,2}|miesi[ęą]\p{L}{1,3}|lat|lata|roku|segundos?|minutos?|horas?|d[ií]as?|semanas?|mes(?:es)?|años?|secondi|minuti|ore|giorni|settimane|mesi|anni|secondes?|heures?|jours?|semaines?|mois|ans|années?|anos?|secon?den|minuten|uur|uren|dagen|weken|maanden|jaar|jaren|secunde|minute|ore|zile|săptămâni|luni|ani|सेकंड|मिनट|घंटे|दिन|हफ़्ते|सप्ताह|महीने|साल|वर्ष|people|persons?|players|students|children|workers|jobs|homes|cars|times|points?|percent|per cent|million|billion|thousand|hundred|inches|miles?|feet|met(?:re|er)s?|kilomet(?:re|er)s?|litres?|tonnes?|tons|euros?|dollars?|pounds?|cents?|menschen|leute|personen|kinder|autos?|mal|prozent|millionen|milliarden|tausend|meter|kilometer|zentimeter|tonnen|litern?|cent|osób|osoby|ludzi|dzieci|razy|procent|milion\p{L}{0,2}|tysi\p{L}{2,3}|metr\p{L}{0,2}|kilometr\p{L}{0,2}|złotych|złote|personas|niños|veces|por ciento|millones|mil|metros|kilómetros|quilómetros|toneladas|persone|bambini|volte|per cento|milioni|miliardi|mila|metri|chilometri|tonnellate|personnes|enfants|fois|pour cent|millions|milliards|mille|mètres|kilomètres|pessoas|crianças|vezes|por cento|milhões|mensen|kinderen|keer|miljoen|miljard|duizend|ton|persoane|copii|ori|la sută|milioane|mii|kilometri|लोग|लोगों|बार|प्रतिशत|मीटर|किलोमीटर|रुपये|लाख|करोड़|हज़ार|हजार|किमी|मिमी|सेमी|किग्रा|बजे|सीटें|सीटों|अंक|अंकों|छात्र|छात्रों|जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर)(?![\p{L}\p{M}]))/iu
const VOTE =
  /(?<!\p{L})(?:vot\p{L}{1,4}|passed|approved|rejected|split|ratio|margin|stimmen|abgestimmt|głos\p{L}{0,5}|approuvé\p{L}?|stem\p{L}{1,4}|senate|house|odds)(?!\p{L})/iu
const CRICKET =
  /(?<!\p{L})(?:wickets?|innings|overs|(?:\d(?:st|nd|rd|th)|first|last|final|opening) over|all out|declared|stumps|cricket|batting|bowled|runs|crease|declare)(?!\p{L})/iu

/** 'Two home runs in an 11-5 win': both sides have scored. */
const OUTCOME = /^\s(?:\p{L}{1,12}\s)?(?:win|victory|defeat|loss|draw|lead|triumph|rout|thrashing|deficit)(?!\p{L})/iu

/** Between the two sides of a score, a vote or an outcome. English says both numbers and no more. */
const AGAINST: Readonly<Record<string, string>> = { de: 'zu', pl: 'do', es: 'a', it: 'a', fr: 'à', pt: 'a', ro: 'la' }

/** Italian says 'da 5 a 7 gradi', but for where a preposition stands already. */
const isItalianRange = (locale: string, before: string, behind: string): boolean =>
  locale.startsWith('it') && UNIT.test(behind) && !PREPOSED.test(before)
const PREPOSED =
  /(?<!\p{L})(?:d[aei]l?|da(?:i|gli|lla|lle)|de(?:i|gli|lla|lle)|di|tra|fra|in|nei|nelle|negli|con|per|a|ai|alle|agli|al|circa|i|gli|le|su|sui|sulle|entro|ogni|oltre)\s$/iu

type Pair = { first: string; second: string; before: string; behind: string; locale: string }

/** A dash between numbers: 'to' in a range that is known for one, the word of a score, or nothing. */
export const sayDashes = (text: string, locale: string): string => {
  const plain = text
    .replace(MODEL, (_, name: string, second: string, third?: string) => [name, second, third].filter(Boolean).join(' '))
    .replace(PLANE, '$1 $2')
    .replace(SEVERAL, (all) => all.replace(/[–-]/g, ' '))
    .replace(GERMAN_DAYS, locale.startsWith('de') ? '$1 bis ' : '$&')
  return plain.replace(PAIR, (all: string, first: string, dash: string, second: string, at: number) => {
    const end = at + all.length
    const word = wordBetween({
      first,
      second,
      before: plain.slice(Math.max(0, at - 40), at),
      behind: plain.slice(end, end + 40),
      locale,
    })
    if (word !== '')
      return `${word === 'a' && isItalianRange(locale, plain.slice(0, at), plain.slice(end)) ? 'da ' : ''}${first} ${word} ${second}`
    // Two numbers that a dash with blanks parts belong to two thoughts.
    return /^\s.*\s$/.test(dash) ? `${first}, ${second}` : `${first} ${second}`
  })
}

const wordBetween = (pair: Pair): string => {
  const { first, second, before, behind, locale } = pair
  const tongue = locale.slice(0, 2)
  // 'De la 50 la 60': the first word says it already.
  const to = tongue === 'ro' && /(?<!\p{L})de la\s$/iu.test(before) ? 'la' : (RANGE[tongue] ?? '')
  // 'Celta 1.0-16V': a letter at the second number names a thing; degrees have one too.
  if (/^(?![CF](?!\p{L}))\p{Lu}/u.test(behind)) return ''
  if (NUMBERED.test(before) || (first.length === 3 && second.length === 3 && PHONE.test(before))) return ''
  if (YEAR.test(first)) {
    const isNext = second.length === 2 ? Number(second) === (Number(first) + 1) % 100 : Number(second) === Number(first) + 1
    const isSeason = SEASON.test(before) || SEASON_BEHIND.test(behind)
    if (isNext && (second.length === 2 || (isSeason && !PERIOD.test(before)))) return ''
    if (YEAR.test(second) || (second.length === 2 && Number(second) > Number(first) % 100)) return to
  }
  // 'Modello 730-2027': a number and its year.
  if (first.length <= 3 && YEAR.test(second) && second.startsWith('20') && !UNIT.test(behind)) return ''
  const [from, until] = [readFigure(first, locale), readFigure(second, locale)]
  if (isNamed(pair, [from.value, until.value])) return ''
  // 'Dwa trzy stopnie': behind 'do' the noun would need another case than the one in which it is written.
  if (tongue === 'pl' && until.value === from.value + 1 && /^\s\p{Ll}{3}/u.test(behind)) return ''
  // 'Do 6-8 stopni': its own 'do' stands there already.
  if (tongue === 'pl' && /(?<!\p{L})do\s$/iu.test(before)) return ''
  if (from.value < until.value && (isRange(first, second, before, behind) || isCount(before, behind, tongue))) return to
  // No side scores so many: what is left is the name of a thing.
  if (Math.max(from.value, until.value) >= MOST_SCORED) return ''
  if (tongue !== 'en') return AGAINST[tongue] ?? ''
  if (VOTE.test(before) || VOTE.test(behind)) return 'to'
  const isCricket =
    until.value <= 10 &&
    second.length < 3 &&
    from.value > until.value &&
    !OUTCOME.test(behind) &&
    (from.value >= 100 || CRICKET.test(`${before} ${behind}`))
  return isCricket ? 'for' : ''
}

/** 'Peugeot 208-1.2', 'Fokker 100-600': behind a name, with nothing that is counted behind them, two numbers are a part of it. */
const isNamed = ({ first, second, before, behind, locale }: Pair, [from, until]: readonly [number, number]): boolean => {
  const [, start, name = ''] = NAME.exec(before) ?? []
  if (name === '' || FROM.test(before) || UNIT.test(behind) || EACH.test(behind) || VOTE.test(before) || VOTE.test(behind))
    return false
  const [less, more] = from < until ? [from, until] : [until, from]
  const isFine = /[.,]/.test(first + second)
  // Basketball is played to a hundred and more; cricket scores 312-7.
  if (!isFine && (more < MOST_PLAYED || (more <= 2 * MOST_PLAYED && less * 2 >= more))) return false
  if (!isFine && from > until && (locale.startsWith('en') || CRICKET.test(`${before} ${behind}`))) return false
  // A first word, and a German noun, have a capital without being a name.
  const isSure = start === undefined && !locale.startsWith('de')
  return from > until || more > less * 2 || isSure
}
const NAME = /(^|[.!?:…]\s)?(?<!\p{L})(\p{Lu}[\p{L}\p{M}’'-]{2,})\s$/u
const MOST_PLAYED = 100

/** What is counted, also by a word that no list knows: '10-12 extra treinen', '5-7 Verletzte'. */
const COUNTED: Readonly<Record<string, RegExp>> = {
  en: /^\s(?:extra|more|new|further|additional|other|injured|\p{Ll}{3,}(?:ed|al|ary|ic))\s\p{Ll}{3,}s(?!\p{L})/u,
  de: /^\s(?:\p{Ll}{4,}[en]\s)?\p{Lu}\p{Ll}{2,}(?:e|n|er|s)(?!\p{L})/u,
  nl: /^\s(?:extra|meer|nieuwe|\p{Ll}{4,}e)\s\p{Ll}{3,}(?:en|s)(?!\p{L})/u,
}
/** Beside these two numbers are a score. */
const PLAYED =
  /(?<!\p{L})(?:won|beat|lost|lose|win|wins|defeat\p{L}*|dr[ae]w|victory|scor\p{L}+|lead|led|ahead|trail\p{L}*|aggregate|sets?|gewann\p{L}*|gewinnt|verlor\p{L}*|verliert|sieg\p{L}*|unterl[aie]g\p{L}*|niederlage|spiel\p{L}*|remis|stand|führt|führte|führung|tore?|satz|sätzen|wint|won|verloor|verliest|versl\p{L}+|nederlaag|zege|gelijk\p{L}*|rust\p{L}*|achterstand|voorsprong|klopt\p{L}*)(?!\p{L})/iu

const MOST_SCORED = 1_000
/** How often, in a day or in a year: '4-6 crossings a day'. */
const EACH =
  /^\s\p{Ll}{3,}\s(?:\p{Ll}{2,}\s){0,2}?(?:an?|per|each|every|elke|iedere)\s(?:hour|day|night|week|month|year|uur|dag|nacht|maand|jaar)(?!\p{L})/u

const isCount = (before: string, behind: string, tongue: string): boolean =>
  (COUNTED[tongue]?.test(behind) === true || EACH.test(behind)) &&
  !PLAYED.test(/[^.!?;]*$/u.exec(before)?.[0] ?? '') &&
  !PLAYED.test(/^[^.!?;]*/u.exec(behind)?.[0] ?? '')

const isRange = (first: string, second: string, before: string, behind: string): boolean => {
  if (UNIT.test(behind) || FROM.test(before) || /[.,]/.test(first + second)) return true
  // Round numbers that large are no score.
  return (
    first.length >= 3 &&
    second.length >= 3 &&
    !VOTE.test(before) &&
    !VOTE.test(behind) &&
    /0$/.test(first) &&
    /[059]$/.test(second)
  )
}
