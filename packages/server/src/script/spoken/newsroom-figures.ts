import { DUTCH_SHORT_DAYS } from './close-days.ts'
import { SHORT_DAYS } from './english-days.ts'

type Rule = readonly [RegExp, string]

/** The stop behind a short form that goes on: the sentence's own stop stays. */
const GOES_ON = '(?![\\p{L}\\p{M}])(?:\\.(?=[,;)]|\\s[\\p{Ll}\\d]))?'
const behindNumber = (short: string, word: string): Rule => [new RegExp(`(?<=\\d)\\s?(?:${short})${GOES_ON}`, 'gu'), ` ${word}`]
/** How deep the earth shook; 'prof.' alone is a title. */
const depth = (of: string, word: string): Rule => [
  new RegExp(`(?<=\\d\\s?(?:km|m|kilom[eè]tr\\S{1,2}|metr\\S|metros)\\s)${of} prof${GOES_ON}`, 'gu'),
  `${of} ${word}`,
]
/** A time of the day with a stop inside, behind a word that no sum follows there: 'um 14.30', 'om 7.05'. */
const stopped = (words: string): Rule => [
  new RegExp(
    `(?<=(?<!\\p{L})(?:${words})\\s)([01]?\\d|2[0-3])\\.([0-5]\\d)(?!\\d|\\.\\d|,\\d|\\s?(?:%|°|[€$£]|zł|lei|proc|pro[cz]ent|euro|dollar|dolar|frank|mi[lo]|mld|mrd|ki?l?o?m(?!\\p{L})|met|pkt|pp|punt|punkt|grad|st\\.|jaar|Jahre?|lat(?!\\p{L})|tys|sek|sec|hect|ha(?!\\p{L})|kg|t(?!\\p{L})))`,
    'giu',
  ),
  '$1:$2',
]
/** Runs and wickets, where cricket is spoken of. */
const cricket = (words: string, said: string): Rule[] => [
  [new RegExp(`(?<![\\d/.,])(\\d{2,3})/(10|\\d)(?![\\d/])(?=[^.!?।]{0,80}(?:${words}))`, 'giu'), said],
  [new RegExp(`(?<=(?:${words})[^.!?।]{0,80})(?<![\\d/.,])(\\d{2,3})/(10|\\d)(?![\\d/])`, 'giu'), said],
]

const DUTCH_MONTH = '(?:jan|feb|mrt|maart|apr|mei|juni|juli|aug|sept|okt|nov|dec)'

/** Beside a date also Sunday, which alone is a star and a newspaper too. */
const ENGLISH_DAYS = { ...SHORT_DAYS, Sun: 'Sunday' }
const POLISH_DAYS = {
  pon: 'poniedziałek',
  wt: 'wtorek',
  śr: 'środę',
  czw: 'czwartek',
  pt: 'piątek',
  sob: 'sobotę',
  niedz: 'niedzielę',
}
/** Ranks before a name, in small letters. */
const FRENCH_RANKS = {
  col: 'colonel',
  cap: 'capitaine',
  lt: 'lieutenant',
  cdt: 'commandant',
  maj: 'major',
  sgt: 'sergent',
  brig: 'brigadier',
  insp: 'inspecteur',
  prés: 'président',
  préf: 'préfet',
  sén: 'sénateur',
}
const DUTCH_RANKS = {
  kol: 'kolonel',
  kap: 'kapitein',
  lt: 'luitenant',
  maj: 'majoor',
  gen: 'generaal',
  sgt: 'sergeant',
  insp: 'inspecteur',
}
/** With a capital these begin the next sentence: 'Il neige au col. Le retour …' */
const NO_NAME = '(?:L[ea]s?|Une?|Des|Du|Il|Elle|Ils|Elles|On|Ce|Cet|Cette|En|Au|Aux|Dans|Het|Een|Er|Hij|Zij|In)(?!\\p{L})'
const ranks = (words: Readonly<Record<string, string>>): Rule[] =>
  Object.entries(words).map(([short, rank]): Rule => {
    const begin = `[${short.charAt(0)}${short.charAt(0).toUpperCase()}]${short.slice(1)}`
    return [new RegExp(`(?<!\\p{L})${begin}\\.(?=\\s(?:(?:de|van|den|le|la|du)\\s)?(?!${NO_NAME})\\p{Lu}\\p{Ll})`, 'gu'), rank]
  })

const ROMANIAN_HE =
  'doilea treilea patrulea cincilea șaselea șaptelea optulea nouălea zecelea unsprezecelea doisprezecelea treisprezecelea paisprezecelea cincisprezecelea șaisprezecelea șaptesprezecelea optsprezecelea nouăsprezecelea douăzecilea'
const ROMANIAN_SHE =
  'doua treia patra cincea șasea șaptea opta noua zecea unsprezecea douăsprezecea treisprezecea paisprezecea cincisprezecea șaisprezecea șaptesprezecea optsprezecea nouăsprezecea douăzecea'

const HINDI_LANDS = { म: 'मध्य', उ: 'उत्तर', हि: 'हिमाचल', आं: 'आंध्र', आ: 'आंध्र', अ: 'अरुणाचल' }

/** More of what newsrooms shorten around figures, by tongue. */
export const NEWSROOM_FIGURES: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    [/(?<=\d)\s?ft\s?(\d{1,2})in(?!\p{L})/gu, ' feet $1'],
    [/(?<=\d)\s?¢/gu, ' cents'],
    ...Object.entries(ENGLISH_DAYS).map(
      ([short, day]): Rule => [
        new RegExp(
          `(?<!\\p{L})${short}\\.?(?=\\s\\d{1,2}(?:st|nd|rd|th)?\\s(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))`,
          'gu',
        ),
        day,
      ],
    ),
    [/(?<![\d.:,–-])(\d{1,2}(?:[.:]\d\d)?)\s?[–-]\s?(?=\d{1,2}(?:[.:]\d\d)?\s?[ap]\.?m(?!\p{L}))/giu, '$1 to '],
    [
      /(?<=(?:starts?|began|begins?|due|kicks? off|leaves?|left|departs?|arrives?|sets? off|meets?|met|sits?|sat|resumes?|lands?|landed|held)\s(?:\p{L}{1,12}\s){0,3}at\s)(1?\d|2[0-3])\.([0-5]\d)(?!\d|\.\d|\s?(?:%|p|[ap]m|per|m(?:illion)?|bn|km|miles|metres|seconds))/giu,
      '$1:$2',
    ],
    // The party behind a name, and where it was elected: 'D-Day' is neither, and 'the landing' no name.
    [/(?<=\p{Lu}\p{Ll}{2,20})\s\([DRI](?:-(?!(?:Day|Mark)(?!\p{L}))[^()]{2,20})?\)/gu, ''],
    [/(?<=\p{Lu}\p{Ll}{1,20}),\s[DRI]-(?!(?:Day|Mark)(?!\p{L}))\p{Lu}[\p{L}.]{1,14}(?:\s\p{Lu}\p{L}{1,14})?,(?=\s)/gu, ''],
    [/(?<=\p{Lu}\p{Ll}{1,20}),\s[DRI]-(?!(?:Day|Mark)(?!\p{L}))\p{Lu}\p{L}{1,14}(?:\s\p{Lu}\p{L}{1,14})?(?=\.$)/gu, ''],
    [/(?<=(?<!\p{L})in\s)OT(?!\p{L})/gu, 'overtime'],
    [/(?<=\b[Mm]an)\s\((\d0s)\)/gu, ' in his $1'],
    [/(?<=\b[Ww]oman)\s\((\d0s)\)/gu, ' in her $1'],
    [/(?<=\p{Ll})\s\((\d0s)\)/gu, ' in their $1'],
    // A height: behind a sum it would be millions.
    [/(?<=(?:above|below)\s\d{2,4})\s?m(?=[.,;]|$)/gu, ' metres'],
    ...cricket('wickets?|overs|innings|stumps|cricket|batting|bowled|chase', '$1 for $2'),
  ],
  de: [
    [/(?<=\d)\s?%ig(?=(?:e[nmrs]?)?(?!\p{L}))/gu, '-prozentig'],
    behindNumber('[Cc]ts?', 'Cent'),
    [/(?<!\p{L})[Bb]ft\.?\s(\d{1,2})\s?[-–]\s?(?=\d{1,2}(?!\d))/gu, 'Windstärke $1 bis '],
    [/(?<!\p{L})[Bb]ft\.?\s(?=\d{1,2}(?!\d))/gu, 'Windstärke '],
    behindNumber('[Bb]ft|Beaufort', 'Beaufort'),
    [/(?<=\d\s)n\.\s?E\.(?=[,;)])/gu, 'nach Elfmeterschießen'],
    [/(?<=\d\s)n\.\s?V\.(?=[,;)])/gu, 'nach Verlängerung'],
    [/(?<=\p{L}\s)u\.(?=\s(?:\p{L}{3}|AS\s|AK\s|AD\s))/gu, 'und'],
    [/(?<!\d\.?\s?)(?<!\p{L})Min\.(?=\s\d)/gu, 'Mindestens'],
    [/(?<=(?:Mio|Mrd)\.\s|Millionen\s|Milliarden\s)(?:s?Fr\.|sfr)(?=\s\p{Ll}|[,;)])/giu, 'Franken'],
    [/(?<=(?:Mio|Mrd)\.\s|Millionen\s|Milliarden\s)(?:s?Fr(?=\.$)|sfr(?!\p{L}))/giu, 'Franken'],
    [/(?<!\p{L})Gen\.(?=\s\p{Lu}\p{Ll}|\sa\.)/gu, 'General'],
    // A paper by its letters: those of Schwyz have no article.
    [/(?<=(?<!\p{L})[Dd]er\s[„"“«»]?)SZ(?=[“"”«»]?(?:[,.;]|$|\s(?!Magazin|\p{Lu})))/gu, 'Süddeutschen Zeitung'],
    [/(?<=(?<!\p{L})[Dd]ie\s[„"“«»]?)SZ(?=[“"”«»]?(?:[,.;]|$|\s(?!Magazin)))|(?<=[„"“«»])SZ(?=[“"”«»])/gu, 'Süddeutsche Zeitung'],
    stopped('um'),
  ],
  fr: [
    [/(?<![\d.,])(\d{1,4})€(\d\d)(?!\d)/gu, '$1,$2 €'],
    [/(?<=\d\s?(?:M|Md|Mds|millions?|milliards?)\s)d['’]\s?€/gu, '€'],
    [/(?<=(?<![\d,.])[01](?:,\d{1,2})?)\s?M(?=\s(?:de\s|d['’])\p{Ll})/gu, ' million'],
    [/(?<=\d)\s?M(?=\s(?:de\s|d['’])\p{Ll})/gu, ' millions'],
    [/(?<!\p{L})art\.\s(?=[LRD]\.?\s?\d|\d)/gu, 'article '],
    [/(?<=article\s)([LRD])\.?\s?(\d{1,4})-(?=\d)/gu, '$1 $2 '],
    // With a stop too, as no school teaches it.
    [/(?<!\p{L})Mgr\.?(?=\s\p{Lu})/gu, 'monseigneur'],
    [/(?<!\p{L})Pr\.?(?=\s\p{Lu}\p{Ll})/gu, 'professeur'],
    [/(?<!\p{L})(Dr|Mme|Mlle|Me)\.(?=\s\p{Lu})/gu, '$1'],
    ...ranks(FRENCH_RANKS),
    [/(?<=\d\s?Md)s?E(?!\p{L})/gu, '€'],
    [new RegExp(`(?<=(?<![\\d.,])1)\\s?pers${GOES_ON}`, 'gu'), ' personne'],
    behindNumber('pers', 'personnes'),
    depth('de', 'profondeur'),
  ],
  es: [
    behindNumber('uds', 'unidades'),
    behindNumber('cts|cént|cénts', 'céntimos'),
    behindNumber('pers', 'personas'),
    [/(?<!\p{L})D\.?ª\.?(?=\s\p{Lu}\p{Ll})/gu, 'doña'],
    depth('de', 'profundidad'),
  ],
  it: [
    behindNumber('pers', 'persone'),
    [/(?<=\d)\s?mc(?!\p{L})/gu, ' m³'],
    behindNumber('cent|cts', 'centesimi'),
    behindNumber('pb', 'punti base'),
    [/(?<!\p{L})[Gg]en\.(?=\s\p{Lu}\p{Ll})(?<!\d\s?\p{L}{3}\.)/gu, 'generale'],
    depth('di', 'profondità'),
  ],
  pt: [
    behindNumber('pess', 'pessoas'),
    behindNumber('cênt|cts', 'cêntimos'),
    [/(?<=(?<!\d)\d{1,2}h(?:[0-5]\d)?)\s?[–-]\s?(?=\d{1,2}h)/gu, ' às '],
    depth('de', 'profundidade'),
  ],
  pl: [
    [/(?<=ust\.\s\d{1,2}\s)pkt(?=\s\d)/gu, 'punkt'],
    [/(?<=(?<!\p{L})(?:na|w)\s)km\.?(?=\s\d)/gu, 'kilometrze'],
    [/(?<!(?<![\p{L}\d])[\d.,]{1,8}\s?)(?<!\p{L})km\.?(?=\s\d)/gu, 'kilometr'],
    [/(?<=\d)\s?pkt\.?\sproc\b\.?(?!\.?$|\.?\s\p{Lu})/gu, ' pp'],
    [/(?<=\d)\s?pkt\.?\sproc(?=\.?(?:$|\s\p{Lu}))/gu, ' pp'],
    behindNumber('pb', 'punktów bazowych'),
    [/(?<=zł\s?\/\s?)mies(?![\p{L}.])/gu, 'mies.'],
    ...Object.entries(POLISH_DAYS).map(
      ([short, day]): Rule => [new RegExp(`(?<=(?<!\\p{L})(?:w|we|na)\\s)${short}\\.(?=\\s[\\d\\p{Ll}]|[,;)])`, 'giu'), day],
    ),
    [/(?<!\p{L})Ok\.\s?(?=\d)/gu, 'Około '],
    [/(?<!\p{L})Pl\.(?=\s\p{Lu})/gu, 'Plac'],
    [/(?<!\p{L})Płk\.?(?=\s\p{Lu}|\srez)/gu, 'Pułkownik'],
    [/(?<!\p{L})(P|p)płk\.?(?=\s\p{Lu}|\srez)/gu, '$1odpułkownik'],
    [/(?<!\p{L})płk\.?(?=\srez)/gu, 'pułkownik'],
    [/(?<!\p{L})rez\.(?=\s\p{Lu}\p{Ll})/gu, 'rezerwy'],
    [/(?<=(?<!\p{L})na\s)gł\.(?=\s)/gu, 'głębokości'],
    stopped('o'),
  ],
  nl: [
    behindNumber('ct|cts', 'cent'),
    behindNumber('[Bb]ft|Beaufort', 'beaufort'),
    [/(?<!\p{L})wk\s(?=\d{1,2}(?!\d))(?=[^.!?]{0,60}(?:wind|km\/u|storm))/gu, 'windkracht '],
    behindNumber('pers', 'personen'),
    ...ranks(DUTCH_RANKS),
    [/(?<=(?:euro|€\s?[\d.,]{1,9})\s)p\.m(?:\.(?=\s[\p{Ll}\d]|[,;)])|(?=\.))/gu, 'per maand'],
    [/(?<=(?:euro|€\s?[\d.,]{1,9})\s)p\.j(?:\.(?=\s[\p{Ll}\d]|[,;)])|(?=\.))/gu, 'per jaar'],
    [/(?<![\d:.,])([01]?\d|2[0-4])[.:]([0-5]\d)\s?u\.(?=\s[\p{Ll}\d]|[,;)])/gu, '$1:$2 uur'],
    [/(?<=(?<![\d.,])\d{1,2}\s)u(?=\s\d|[.,;)]|$|\s(?:en|vertraging|lang|later|duren|rijden)(?!\p{L}))/gu, 'uur'],
    [/(?<!\p{L})hmp\./gu, 'hmp'],
    [/(?<!\p{L})([Aa])rt\.(?=\s\d)/gu, '$1rtikel'],
    ...Object.entries(DUTCH_SHORT_DAYS).flatMap(([short, day]): Rule[] => [
      [new RegExp(`(?<!\\p{L})${short}\\.?(?=\\st/m\\s)`, 'giu'), day],
      [new RegExp(`(?<=\\st/m\\s)${short}${GOES_ON}`, 'gu'), day],
      [new RegExp(`(?<!\\p{L})${short}\\.?(?=\\s\\d{1,2}\\s${DUTCH_MONTH})`, 'gu'), day],
    ]),
    stopped('om'),
  ],
  ro: [
    [/(?<=(?<![\d.,])(?:[2-9]\d|\d{1,3}00)\s)bani(?!\p{L})/gu, 'de bani'],
    [/(?<!\p{L})([Dd])na(?=\s\p{Lu}\p{Ll})/gu, '$1oamna'],
    [/(?<!\p{L})([Pp])-ța(?!\p{L})/gu, '$1iața'],
    [/(?<!\p{L})([Bb])-?d-?ul(?=\s\p{Lu})/gu, '$1ulevardul'],
    [/(?<=(?:lei|euro)\s?)\/\s?(?=(?:lună|an|zi|oră|litru|persoană|noapte|săptămână|metru|tonă)(?!\p{L}))/gu, ' pe '],
    [/(?<=(?:perioada|intervalul)\s)(\d{1,2}\.(?:0[1-9]|1[0-2]))\s?[–-]\s?(?=\d{1,2}\.(?:0[1-9]|1[0-2])(?!\d))/gu, '$1 până la '],
    [/(?<!\p{L})alin\.\s\((\d{1,2})\)/gu, 'alineatul $1'],
    [/(?<!(?<![\p{L}\d])[\d.,]{1,8}\s?)(?<!\p{L})km\.?(?=\s\d)/gu, 'kilometrul'],
    ...ROMANIAN_HE.split(' ').map(
      (word, at): Rule => [new RegExp(`(?<!\\p{L})([Aa])l\\s${at + 2}-lea(?!\\p{L})`, 'gu'), `$1l ${word}`],
    ),
    ...ROMANIAN_SHE.split(' ').map(
      (word, at): Rule => [new RegExp(`(?<!\\p{L})([Aa])\\s${at + 2}-a(?![\\p{L}-])`, 'gu'), `$1 ${word}`],
    ),
    [
      /(?<=(?<!\p{L})(?:la|de la)\s)([01]?\d|2[0-3])\.(00|1[3-9]|[2-5]\d)(?!\d|\.\d|,\d|\s?(?:%|°|lei|euro|mii|la sut|km|de\s))/giu,
      '$1:$2',
    ],
  ],
  hi: [
    [/(?<=प्रति\s)ली\.(?=\s)/gu, 'लीटर'],
    [/(?<=\d\s?)किमी\/घं(?:\.|(?![\p{L}\p{M}]))/gu, 'किमी/घंटा'],
    [/(?<=\d\s?)घं\.(?=\s)/gu, ' घंटे'],
    [/(?<![\d.:,])(1?\d|2[0-3])\.([0-5]\d)(?=\s?बजे)/gu, '$1:$2'],
    [/(?<=\d\s?)हे\.(?=\s)/gu, ' हेक्टेयर'],
    [/(?<=(?:\d|घन|वर्ग)\s?)मी\.(?=\s)/gu, ' मीटर'],
    [/(?<![\p{L}\p{M}])से\.\s?नि\./gu, 'सेवानिवृत्त'],
    [/(?<=डिग्री\s)से\.(?=\s|।|$)/gu, 'सेल्सियस'],
    [/ले\.\sजन\.(?=\s)/gu, 'लेफ्टिनेंट जनरल'],
    [/मे\.\sजन\.(?=\s)/gu, 'मेजर जनरल'],
    ...Object.entries(HINDI_LANDS).map(
      ([short, land]): Rule => [new RegExp(`(?<![\\p{L}\\p{M}])${short}\\.\\s?प्र\\.(?![\\p{L}\\p{M}])`, 'gu'), `${land} प्रदेश`],
    ),
    ...cricket('क्रिकेट|ओवर|विकेट|पारी|बल्लेबा|टेस्ट|वनडे', '$2 विकेट पर $1'),
  ],
}
