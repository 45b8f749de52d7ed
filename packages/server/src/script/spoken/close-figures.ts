import { type SureRule, withSureLetters } from '../sure-letters.ts'
import { TONGUES } from '../tongue.ts'
import { DUTCH_DAYS, ENGLISH_DAYS } from './close-days.ts'
import { withDegrees } from './close-degrees.ts'
import { SOUTHERN_CLOSE, sayItalianPlaces } from './close-figures-south.ts'
import { DUTCH_MONTHS, ENGLISH_MONTHS, GERMAN_MONTHS, POLISH_MONTHS } from './close-months.ts'
import { sayItalianAges } from './italian-ages.ts'
import { NEWSROOM_FIGURES } from './newsroom-figures.ts'

type Rule = readonly [RegExp, string]

const eitherWay = (words: string): Rule => [/\+\/[-–−]\s?(?=\d)|±\s?(?=\d)/g, `${words} `]
const thousand = (word: string): Rule => [/(?<=(?<![\d.,$£€])\d{1,3}(?:,\d{1,2})?)k(?![\p{L}\p{N}])/gu, ` ${word}`]
const metres = (word: string): Rule => [/(?<=(?<![€$£\d.,]|[€$£]\s)\d{1,4}(?:[.,]\d{1,3})?)m(?![\p{L}\d²³/])/gu, ` ${word}`]
/** 4x100m */
const relay = (word: string): Rule => [/(?<=(?<![\d.,])\d)\s?[x×]\s?(?=\d{2,4}(?:\s?m| meter| metres)(?!\p{L}))/giu, ` ${word} `]
const PLUS: Rule = [
  /(?<=^|[\s(])\+(?=\d{1,3}(?:[.,]\d{1,3})?(?:\)|\s?(?:%|°|pp|per cent|Prozent|procent|Grad|graden)))/gu,
  'plus ',
]

/** Letters that reporters set close to a number, in words or in the form that later rules read: '137k bpd', '+/-3pp', '19.30u'. */
const CLOSE: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    eitherWay('plus or minus'),
    [
      /(?<=\d)m(?=\s(?:bpd|barrels|people|homes|households|customers|users|passengers|voters|patients|jobs|tonnes|visitors|viewers|copies)(?!\p{L}))/gu,
      ' million',
    ],
    [
      /(?<=\b(?:waiting lists?|backlog|population|audience|membership|customers|viewers|listeners|users|subscribers)\s(?:[a-z]+\s){0,6})(\d{1,3}(?:\.\d{1,2})?)m(?![\p{L}\d])/gu,
      '$1 million',
    ],
    [
      /(?<=\b[Tt]he (?:list|backlog) (?:stood|stands|is|was|rose|fell|grew) (?:at |to )?)(\d{1,3}(?:\.\d{1,2})?)m(?![\p{L}\d])/gu,
      '$1 million',
    ],
    // A run of 5k or 10k is called so.
    [/(?<=(?<![\d.,$£€])(?!(?:5|10)k)\d{1,3}(?:[.,]\d{1,2})?)k(?![\p{L}\p{N}])/gu, ' thousand'],
    [/(?<=\d|million|thousand)\s?bpd(?!\p{L})/gu, ' barrels a day'],
    [/(?<=(?<![\d.,])1)\s?p(?:p|ppt|pt)(?!\p{L})/gu, ' percentage point'],
    [/(?<=\d)\s?(?:ppts?|pps?)(?!\p{L}|\.\s\d)/gu, ' percentage points'],
    [/(?<![\p{L}/])(?:y\/y|yoy|y-o-y)(?![\p{L}/])/giu, 'year on year'],
    [/(?<![\p{L}/])(?:q\/q|qoq|q-o-q)(?![\p{L}/])/giu, 'quarter on quarter'],
    [/(?<![\p{L}/])(?:m\/m|m-o-m)(?![\p{L}/])/giu, 'month on month'],
    [/(?<=\d)[\s-]?yr-old/g, '-year-old'],
    [/(?<=\d)yo(?=\s\p{L})/gu, '-year-old'],
    [
      /(?<!\bthe\s)(?<![\d.,])(\d{1,3}(?:,\d{3})?)\+\s(?=(?:min|hr|minute|hour|day|week|month|mile|people|home|flight|job)s?(?!\p{L}))/gu,
      'more than $1 ',
    ],
    [/(?<=\d\s?[–-]\s?\d{1,2})\s?hrs?(?![\p{L}.])/gu, ' hours'],
    [/(?<=[\d\p{L}])-a-(?=(?:day|week|month|year|night|head|barrel)(?!\p{L}))/gu, ' a '],
    [
      /(?<=\d)m(?=\s(?:away|long|deep|high|wide|tall|off|below|above|race|hurdles|sprint|relay|final|freestyle|butterfly|backstroke|breaststroke)(?!\p{L}))/gu,
      ' metres',
    ],
    [/\(HT(?=\s\d)/g, '(half-time'],
    [/\(Lab(?=[),])/g, '(Labour'],
    [/\(Con(?=[),])/g, '(Conservative'],
    [/(?<=\d)\s?wks(?!\p{L})/gu, ' weeks'],
    [/(?<=\d)\s?pts(?!\p{L})/gu, ' points'],
    [/(?<=\d)\s?(?:kts|kt)(?!\p{L})/gu, ' knots'],
    [/(?<=\d)\s?rebs(?!\p{L})/gu, ' rebounds'],
    [/(?<=\d)\s?asts(?!\p{L})/gu, ' assists'],
    [/(?<=\d)pc(?!\p{L})/gu, ' per cent'],
    [/(?<=\d\.\d{1,3})\s?s(?!\p{L})/gu, ' seconds'],
    [/(?<!\p{L})w\/o(?!\p{L})/gu, 'without'],
    [/(?<!\p{L})b\/w(?!\p{L})/gu, 'between'],
    [/(?<=\p{Ll}\s)No(?=\s\d{1,3}(?![\d,.-]))/gu, 'number'],
    [/(?<!\p{L})J(\d{1,2}[AaBb]?)\s?[–-]\s?J(?=\d{1,2}(?!\d))/gu, 'junctions $1 to '],
    relay('by'),
    [/(?<=\d\s?% \()\+(?=\d{1,2}\))/g, 'up '],
    [/(?<=\d\s?% \()[-−–](?=\d{1,2}\))/g, 'down '],
    [/(?<=\d\s?% \()(?:nc|=)(?=\))/g, 'no change'],
    PLUS,
    ...ENGLISH_MONTHS,
    ...ENGLISH_DAYS,
    [/(?<=\d)-(?=\d{1,2}\s(?:shot|favourites?|outsiders?|chance)(?!\p{L}))/gu, ' to '],
  ],
  de: [
    // 'Holstenstr. 5', also where the sentence ends with it.
    [/(?<=\p{L}{3})str\.(?=\s(?:\p{Ll}|\d)|[,;:)])/gu, 'straße'],
    [/(?<=\p{L}{3})str\.$/gu, 'straße.'],
    [/(?<=\p{L}-)Str\.(?=\s(?:\p{Ll}|\d)|[,;:)])/gu, 'Straße'],
    eitherWay('plus minus'),
    thousand('Tausend'),
    [/(?<=\d)\s?T€/g, ' Tausend Euro'],
    [/(?<=(?:Mio|Mrd)\.\s|Million(?:en)?\s|Milliarden?\s|Tausend\s)t(?!\p{L})/gu, 'Tonnen'],
    [/(?<=\d\s)GG(?!\p{L})/gu, 'Grundgesetz'],
    [/(?<=\d)\s?(?:pp|%-?Pkt(?:\.(?=\s[\p{Ll}\d]))?|%-Punkte?n?|Prozentpkt(?:\.(?=\s[\p{Ll}\d]))?)(?!\p{L})/gu, ' Prozentpunkte'],
    [/(?<=\d)\s?(?:Bp|bp|BP)(?!\p{L})/gu, ' Basispunkte'],
    [/(?<=\d)\s?Pkt\.(?=\s[\p{Ll}\d]|\s(?:Vorsprung|Rückstand))/gu, ' Punkte'],
    [/(?<=\d)\s?Pkt(?:(?=\.?$)|(?!\.|\p{L}))/gu, ' Punkte'],
    [/(?<=\d,\d{1,3})\s?s(?!\p{L})/gu, ' Sekunden'],
    [/(?<=\d\s)n\.\s?V\.(?=\s\p{Ll})|(?<=\d\s)n\.\s?V(?=\.?$|\.?[,)])/gu, 'nach Verlängerung'],
    [/(?<=\d\s)n\.\s?P\.(?=\s\p{Ll})|(?<=\d\s)n\.\s?P(?=\.?$|\.?[,)])/gu, 'nach Penaltyschießen'],
    [/(?<=\d\s)[ni]\.\s?E\.(?=\s\p{Ll})|(?<=\d\s)[ni]\.\s?E(?=\.?$|\.?[,)])/gu, 'nach Elfmeterschießen'],
    [/\bkm\s?(\d{1,3})\+(\d)\d{2}(?!\d)/g, 'Kilometer $1,$2'],
    metres('Meter'),
    relay('mal'),
    PLUS,
    ...GERMAN_MONTHS,
    [/(?<=\d\.\s)OG(?!\p{L})/gu, 'Obergeschoss'],
    [/(?<=\d\.\s)UG(?!\p{L})/gu, 'Untergeschoss'],
    // The third case.
    [/(?<=(?<!\p{L})(?:bei|mit|von|nach|aus|zu)\s[\d.,]{1,12}\s)((?:Prozent|Basis)?[Pp]unkte)(?!\p{L})/gu, '$1n'],
    [/(?<=(?<![\d.,])1\s(?:Prozent|Basis)?[Pp]unkt)e(?!\p{L})/gu, ''],
    [/(?<=\$|€|Euro|Dollar)\s?\/\s?(?:bbl|Barrel)(?!\p{L})/gu, ' je Barrel'],
    [/(?<=\$|€|Euro|Dollar)\s?\/\s?(?=(?:Monat|Jahr|Tag|Stunde|Woche|Person|Nacht|Liter|Tonne|Kilo)(?!\p{L}))/gu, ' pro '],
    [/(?<=\d),[-–]{1,2}(?=\s?€|\s?Euro)/g, ''],
  ],
  pl: POLISH_MONTHS,
  nl: [
    eitherWay('plus of min'),
    thousand('duizend'),
    [/(?<=\d)\s?(?:pp|%-punt(?:en)?|procentpt\.?)(?!\p{L})/gu, ' procentpunt'],
    [/(?<=\d)\s?bp(?!\p{L})/gu, ' basispunten'],
    [/(?<=\d)\s?ptn(?!\p{L}|\.(?!$))/gu, ' punten'],
    [/(?<=\d)\s?jr(?!\p{L}|\.(?!$))/gu, ' jaar'],
    [/(?<=(?<![\d.,:])1)\s?sec(?!\p{L}|\.(?!$))/gu, ' seconde'],
    [/(?<=\d)\s?sec(?!\p{L}|\.(?!$))/gu, ' seconden'],
    [/(?<![\p{L}/])j-o-j(?!\p{L})/gu, 'jaar op jaar'],
    [/(?<=\d\s)n\.v\.(?=\s\p{Ll})|(?<=\d\s)n\.v(?=\.?$|\.?[,)])/gu, 'na verlenging'],
    [/(?<=\d)\s?gr(?:\.(?=\s\p{Ll}))?(?=$|\.$|\s\p{Ll}|,)/gu, ' graden'],
    [/(?<![\d:.,])([01]?\d|2[0-4])[.:]([0-5]\d)\s?u(?![\p{L}])/gu, '$1:$2 uur'],
    [/(?<=(?<![\d.,])(?:[01]?\d|2[0-4]))u(?![\p{L}\p{N}])/gu, ' uur'],
    [/\bhmp(?=\s\d)/g, 'hectometerpaal'],
    metres('meter'),
    relay('keer'),
    PLUS,
    ...DUTCH_MONTHS,
    ...DUTCH_DAYS,
    [/(?<=\d)\s?\/\s?vat(?!\p{L})/gu, ' per vat'],
    [/(?<=\d),[-–]{1,2}(?![\d\p{L}])/gu, ''],
  ],
  ...SOUTHERN_CLOSE,
}

/** Times with a dash between them: a voice hears no dash. */
const HOURS: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    [/(?<=\bbetween\s)(\d{1,2}(?:[.:]\d\d)?(?:\s?[ap]m)?)\s?[–-]\s?(?=\d{1,2}(?:[.:]\d\d)?\s?[ap]m(?!\p{L}))/giu, '$1 and '],
    [/(?<![\d.:,–-])(\d{1,2}(?:[.:]\d\d)?\s?[ap]m)\s?[–-]\s?(?=\d{1,2}(?:[.:]\d\d)?\s?[ap]m(?!\p{L}))/giu, '$1 to '],
  ],
  de: [[/(?<![\d.:,])(\d{1,2}:\d\d)(?:\s?Uhr)?\s?[–-]\s?(?=\d{1,2}:\d\d\s?Uhr)/g, '$1 Uhr bis ']],
  nl: [[/(?<![\d.:,])(\d{1,2}[.:]\d\d)(?:\s?uur)?\s?[–-]\s?(?=\d{1,2}[.:]\d\d\s?uur)/g, '$1 uur tot ']],
}

/** Read alike in every tongue: tickers, tie-breaks, added time, two names or sums with a slash between them, a lap as it is written: 1'09"511. */
const ANYWHERE: readonly Rule[] = [
  [/\s?\((?:LON|LSE|NYSE|NASDAQ|ETR|FRA|XETRA|EPA|AMS|BIT|BME|WSE|GPW|BVB|NSE|BSE)\s?:\s?[A-Z\d.]{1,10}\)/g, ''],
  [/(?<=(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\d]{1,5})\/(?=\p{Lu}[\p{Lu}\d]{1,5}(?![\p{L}\p{N}]))/gu, ' '],
  [/(?<=[£€$]\d{1,6}(?:[.,]\d\d)?)\/(?=[£€$]\d)/g, ', '],
  [/(?<=(?<![\d.,])(?:45|90|105|120)(?:\.|['’])?)\+(?=\d{1,2}(?!\d))/g, ' plus '],
  [/(?<=(?<![\d.,:])(?:7\s?[-–:]\s?6|6\s?[-–:]\s?7))\s?\(\d{1,2}(?:[-–:]\d{1,2})?\)/g, ''],
  [/(?<![\d.,:])(\d{1,2})['’′]([0-5]\d)(?:["”″]|['’′]{2})(\d{1,3})(?!\d)/g, '$1:$2.$3 min'],
  [/(?<![\d.,:])(\d{1,2})\s?min\s?([0-5]\d)s(\d{1,3})(?![\d\p{L}])/gu, '$1:$2.$3 min'],
]

const RULES_ANYWHERE = withSureLetters(ANYWHERE)
const RULES: Readonly<Record<string, readonly SureRule<string>[]>> = Object.fromEntries(
  TONGUES.map((tongue) => [
    tongue,
    [
      ...withSureLetters([...(NEWSROOM_FIGURES[tongue] ?? []), ...(CLOSE[tongue] ?? []), ...(HOURS[tongue] ?? [])]),
      ...RULES_ANYWHERE,
    ],
  ]),
)

/** Numbers as newsrooms write them in a hurry, in the form in which the other rules know them. */
export const sayCloseFigures = (text: string, locale: string): string => {
  const tongue = locale.slice(0, 2)
  let said = withDegrees(tongue === 'it' ? sayItalianAges(sayItalianPlaces(text)) : text, tongue)
  for (const { mark, words, letters } of RULES[tongue] ?? RULES_ANYWHERE)
    if (said.includes(letters)) said = said.replace(mark, words)
  return said
}
