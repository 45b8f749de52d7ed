import { daysInARow } from './close-days.ts'
import { PORTUGUESE_CLOSE, SPANISH_CLOSE } from './close-figures-iberian.ts'
import { secondsBehind } from './seconds-behind.ts'

type Rules = readonly [RegExp, string][]

/** 'up to 80-90 km/h': of the two the upper one is what it says, and 'fino a 80 a 90' is no sentence. */
const upTo = (word: string): [RegExp, string] => [
  new RegExp(`(?<=(?<!\\p{L})${word}\\s)\\d{1,3}\\s?[–-]\\s?(?=\\d{1,3}\\s?(?:km|mm|cm|m|°|%|gra))`, 'giu'),
  '',
]

/** A stretch of a road, to a tenth: 'km 45+200', 'km 11,700', 'km 10,000'. */
const stretch = (word: string): Rules => [
  [/\bkm\s?(\d{1,3})[+,]0\d{2}(?!\d)/gi, `${word} $1`],
  [/\bkm\s?(\d{1,3})[+,](\d)\d{2}(?!\d)/gi, `${word} $1,$2`],
]

const added = (word: string): [RegExp, string] => [/(?<=(?<![\d.,])(?:45|90|105|120)['’]?)\+(?=\d{1,2}(?!\d))/g, ` ${word} `]

const signed = (plus: string, minus: string): Rules => [
  [/(?<=[\s(])\+(?=\d{1,3}(?:[.,]\d{1,3})?(?:\)|\s?%|\s?p\.?[pb]|\s?p[ou]nt))/g, `${plus} `],
  [/(?<=\()[-−–](?=\d{1,3}(?:[.,]\d{1,3})?(?:\)|\s?%|\s?p\.?[pb]|\s?p[ou]nt))/g, `${minus} `],
]

/** 'los km 52-54' */
const severalKm = (articles: string, word: string, to: string): Rules => [
  [new RegExp(`(?<=(?<!\\p{L})(?:${articles})\\s)km\\.?\\s?(\\d{1,4})\\s?[–-]\\s?(?=\\d)`, 'giu'), `${word} $1 ${to} `],
  [new RegExp(`(?<=(?<!\\p{L})(?:${articles})\\s)kms?\\.?(?=\\s?\\d)`, 'giu'), word],
]

/** The lowest and the highest of a day: '2/11 ºC'. */
const lowAndHigh = (between: string, and: string): [RegExp, string] => [
  /(?<![\d/.,])([-−]?\d{1,2})\s?\/\s?([-−]?\d{1,2})(?=\s?[º°]\s?C(?!\p{L}))/gu,
  `${between} $1 ${and} $2`,
]

/** How long it took, written as a time of the day: 'duró 3:12 horas'. */
const lasted = (verbs: string, hour: string, hours: string, rest: string): Rules =>
  [
    ['1', `1 ${hour}`],
    ['(\\d{1,2})', `$1 ${hours}`],
  ].map(([written, said]) => [
    new RegExp(
      `(?<=(?<!\\p{L})(?:${verbs})\\s)${written}:([0-5]\\d)(?!:?\\d)(?:\\s?(?:${hours}|${hour}|hrs|h)(?!\\p{L}))?`,
      'giu',
    ),
    `${said} ${rest.replace('#', written === '1' ? '$1' : '$2')}`,
  ])

/** A price in full: 'R$ 1.621,00'. */
const roundSums: Rules = [
  [/(?<=(?:[€$])\s?\d{1,3}(?:\.\d{3}){0,4}),00(?!\d)/gu, ''],
  [/(?<=\d),00(?=\s?(?:€|euros?|reais|pesos)(?!\p{L}))/gu, ''],
  [/(?<=\$\s?\d{1,3}(?:,\d{3}){0,4})\.00(?!\d)/gu, ''],
]

const quarters = (behind: string, numbers: readonly string[], written: (number: number) => string): Rules =>
  numbers.map((words, at) => [new RegExp(`(?<=(?<!\\p{L})(?:${behind})\\s)${written(at + 1)}(?![\\p{L}\\d])`, 'gu'), words])

/** As in close-figures.ts, for the Romance tongues. */
export const SOUTHERN_CLOSE: Readonly<Record<string, Rules>> = {
  fr: [
    ...lasted('dur[ée]\\p{L}{0,3}', 'heure', 'heures', 'et # minutes'),
    lowAndHigh('entre', 'et'),
    ...severalKm('les|des|aux', 'kilomètres', 'et'),
    ...roundSums,
    ...stretch('kilomètre'),
    secondsBehind('secondes'),
    daysInARow('et', 'fr'),
    ...quarters(
      'au|du|le',
      ['premier', 'deuxième', 'troisième', 'quatrième'].map((word) => `${word} trimestre`),
      (n) => `T${n}`,
    ),
    [/(?<=\d\s?%\s)(?:a\/a|sur 1 an)(?![\p{L}/])/gu, 'sur un an'],
    [/(?<=\$|€|dollars|euros)\s?\/\s?(?:bbl|baril)(?!\p{L})/gu, ' le baril'],
    [/(?<=€|euros)\s?\/\s?(?=(?:mois|an|jour|nuit|personne|litre|tonne)(?!\p{L}))/gu, ' par '],
    [/(?<=\d)\s?pts(?![\p{L}.])/gu, ' points'],
    [/(?<=(?<!\p{L})entre\s)(\d{1,2}h(?:[0-5]\d)?)\s?[–-]\s?(?=\d{1,2}h)/gu, '$1 et '],
    [/(?<!(?:de|dès|entre)\s|[\d:.,–-])(\d{1,2}h(?:[0-5]\d)?)\s?[–-]\s?(?=\d{1,2}h)/gu, 'de $1 à '],
    [/(?<=(?<!\p{L})de\s)(\d{1,2}h(?:[0-5]\d)?)\s?[–-]\s?(?=\d{1,2}h)/gu, '$1 à '],
    added('plus'),
    ...signed('plus', 'moins'),
    upTo("jusqu['’]à"),
  ],
  es: [
    ...lasted('dur[óa]|duraron|duración de|durante', 'hora', 'horas', 'y # minutos'),
    lowAndHigh('entre', 'y'),
    ...severalKm('los|kilómetros', 'kilómetros', 'y'),
    ...roundSums,
    ...stretch('kilómetro'),
    ...SPANISH_CLOSE,
    [/(?<=(?<!\p{L})(?:el|del|al)\s)min(?:\.|uto)?\s(?=\d{1,3}(?!\d))/gu, 'minuto '],
    [/(?<=€|euros)\s?\/\s?(?=(?:mes|año|día|litro|kilo)(?!\p{L}))/gu, ' al '],
    [/(?<!las?\s)(?<![\d:.,])(\d{1,2})h([0-5]\d)(?![\d\p{L}])/gu, '$1 horas y $2 minutos'],
    [/(?<![\p{L}/])s\/n(?![\p{L}/])/giu, 'sin número'],
    [/(?<!\p{L})EE\s?UU(?!\p{L}|\.)/gu, 'Estados Unidos'],
    added('más'),
    ...signed('más', 'menos'),
    upTo('hasta'),
  ],
  it: [
    // 'SS 16', 'S.P. 12': roads of the state and of a province
    [/(?<![\p{L}.])S\.?S\.?\s?(?=\d{1,3}(?!\d))/gu, 'statale '],
    [/(?<![\p{L}.])S\.?P\.?\s?(?=\d{1,3}(?!\d))/gu, 'provinciale '],
    ...lasted('durat[oa]|durò|durata di', 'ora', 'ore', 'e # minuti'),
    lowAndHigh('tra', 'e'),
    ...severalKm('i|ai|dei|tra i', 'chilometri', 'e'),
    ...roundSums,
    ...stretch('chilometro'),
    secondsBehind('secondi'),
    daysInARow('e', 'it'),
    [
      /(?<=(?<!\p{L})fasc[ei]\s[^.!?\d]{0,30}(?:\d{1,2}\s?[–-]\s?\d{1,2}(?:,|\se)\s)?)(\d{1,2})\s?[–-]\s?(?=\d{1,2}(?![\d:]|\.\d))/giu,
      'dalle $1 alle ',
    ],
    [/(?<=(?:€|euro)\s(?:al|a)\s)mq(?!\p{L})/gu, 'metro quadro'],
    [/(?<=\d\s?)mq(?!\p{L})/gu, ' metri quadri'],
    ...['primo', 'secondo', 'terzo', 'quarto'].map((word, at): [RegExp, string] => [
      new RegExp(`(?<![\\p{L}\\d])(?:${['I', 'II', 'III', 'IV'][at]}|${at + 1}°|${at + 1}º)\\s(?=trimestre)`, 'gu'),
      `${word} `,
    ]),
    [/(?<=(?<!\p{L})al\s)(\d{1,3})['’](?=[\s.,;:)]|$)/gu, 'minuto $1'],
    [/(?<!\p{L})ore\s(\d{1,2}(?:[.:]\d\d)?)\s?[–-]\s?(?=\d{1,2}(?:[.:]\d\d)?(?!\d))/gu, 'dalle $1 alle '],
    [/(?<=(?<!\p{L})apert[oaie]\s)(\d{1,2}(?:[.:]\d\d)?)\s?[–-]\s?(?=\d{1,2}(?:[.:]\d\d)?(?!\d))/gu, 'dalle $1 alle '],
    [/(?<=€|euro)\s?\/\s?(?=(?:mese|giorno|litro|chilo)(?!\p{L}))/gu, ' al '],
    [/(?<=€|euro)\s?\/\s?anno(?!\p{L})/gu, " all'anno"],
    [/(?<!(?:alle|delle|dalle|ore)\s)(?<![\d:.,])(\d{1,2})h([0-5]\d)(?![\d\p{L}])/gu, '$1 ore e $2 minuti'],
    added('più'),
    ...signed('più', 'meno'),
    upTo('fino a'),
  ],
  pt: [
    ...lasted('dur(?:ou|a|aram)|duração de|durante', 'hora', 'horas', 'e # minutos'),
    lowAndHigh('entre', 'e'),
    ...severalKm('os|dos|aos', 'quilómetros', 'e'),
    ...roundSums,
    ...stretch('quilómetro'),
    ...PORTUGUESE_CLOSE,
    [/(?<![\p{L}/])s\/n[º°]?(?![\p{L}/])/giu, 'sem número'],
    [/(?<=€|euros|reais)\s?\/\s?(?=(?:mês|ano|dia|litro|quilo)(?!\p{L}))/gu, ' por '],
    [/(?<=[1-4]\.?[ºo°]\s)tri(?!\p{L})/gu, 'trimestre'],
    added('mais'),
    ...signed('mais', 'menos'),
    upTo('até'),
  ],
}

const ORDINALS = ['primo', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto', 'settimo', 'ottavo', 'nono', 'decimo']
const OF_HEAT = /(?<!\p{L})(?:grad[oi]|temperatur|minim|massim|termometr|cald|fredd|gelo|afa|meteo|neve|forno)/iu

/** '3°' is 'terzo' in Italian, but where a temperature is told. Of a woman it would be 'terza': that one is written '3ª'. */
export const sayItalianPlaces = (text: string): string => {
  const graded = text.replace(DEGREE_OF, (_, place: string) => `${placeOf(_, place)} grado`)
  return OF_HEAT.test(text.replace(DEGREE_OF, ''))
    ? graded
    : graded.replace(/(?<![\d.,−-])(10|[1-9])\s?°(?!\s?[CF\d])(?!\p{L})/gu, placeOf)
}

/** Of a burn or a court, not of heat: that has degrees. */
const DEGREE_OF = /(?<![\d.,−-])([1-9])\s?°\sgrado(?!\p{L})/gu

const placeOf = (_: string, place: string): string => ORDINALS[Number(place) - 1] ?? place
