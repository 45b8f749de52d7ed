import { BRAZILIAN_STATES } from './brazilian-states.ts'
import { daysInARow } from './close-days.ts'
import { secondsBehind } from './seconds-behind.ts'

type Rules = readonly [RegExp, string][]

/** What Spanish and Portuguese newsrooms set close to a number alike, in the words of either. */
type Said = {
  minute: string
  seconds: string
  squareMetre: string
  cubicHectometres: string
  gramsALitre: string
  basisPoints: string
  article: string
  aDay: string
  and: string
  locale: string
  megatonnes: string
  degrees: string
  quarters: readonly string[]
}

const NOT_MORE = '(?![\\p{L}\\p{N}])'

const rulesFor = ({
  minute,
  seconds,
  squareMetre,
  cubicHectometres,
  gramsALitre,
  basisPoints,
  article,
  aDay,
  megatonnes,
  degrees,
  quarters,
  and,
  locale,
}: Said): Rules => [
  daysInARow(and, locale),
  // The rate of a loan: '54 p.b.', '25 pb'.
  [/(?<=\d\s?)(?:p\.\s?b\.|pb)(?=[\s,;:.)]|$)/gu, ` ${basisPoints}`],
  // When a goal fell, behind a name: '(m. 12)', "(90+3')".
  [/(?<=\()(?:m|min)\.\s?(?=\d{1,3}(?!\d))/gu, `${minute} `],
  [/(?<=\()(\d{1,3}(?:\+\d{1,2})?)['’′](?=\))/gu, `${minute} $1`],
  secondsBehind(seconds),
  // '23,4 s'
  [/(?<=(?<![\d.,])\d{1,3}[.,]\d{1,3})\s?s(?![\p{L}\d/'’])/gu, ` ${seconds}`],
  // The only such mark in its sentence opens no quote: 'Almeida, a 46"'.
  [/(?<=(?:^|[.!?]\s)[^"“”″.!?]{0,200}\s\d{1,2})["″](?=[\s.,;)])(?![^"“”″.!?]*["“”″])/gu, ` ${seconds}`],
  // How long a marathon took: 2h05:38.
  [/(?<![\d.,:])(\d{1,2})h\s?([0-5]\d)[:'’′]([0-5]\d)(?:["”″])?(?![\p{L}\d:])/gu, '$1:$2:$3'],
  [/(?<=\d)\s?hm[³3](?![\p{L}\d/])/gu, ` ${cubicHectometres}`],
  [/(?<=\d)\s?g\/[lL](?![\p{L}\d])/gu, ` ${gramsALitre}`],
  // Units take no stop: '3 m. en la costa'.
  [/(?<=\d\s?(?:[kcm]?m|kg|ha|t|l|g))\.(?=\s\p{Ll}|[,;)])/gu, ''],
  [/(?<=(?<!\p{L})cada\s\d{1,2})['’′](?=[\s.,;)]|$)/gu, ' minutos'],
  // A price for each: 'el m² cuesta'.
  [new RegExp(`(?<=(?<!\\p{L})(?:${article})\\s)m[²2]${NOT_MORE}`, 'giu'), squareMetre],
  [/(?<=\d\s?(?:mm|cm|km|kg|t|l|m³|toneladas|litros|barriles|barris|casos))\/d[ií]a(?!\p{L})/gu, ` ${aDay}`],
  // 'las 1,4 Mt' are millions, which are masculine.
  [/(?<=(?<!\p{L})l?)as(?=\s\d{1,4}(?:[.,]\d{1,3})?\s?Mt(?![\p{L}\d]))/gu, 'os'],
  [/(?<=\d)\s?Mt(?![\p{L}\d])/gu, ` ${megatonnes}`],
  [
    new RegExp(
      `(?<=(?:mínimas?|máximas?|temperaturas?|term[óô]metros?)(?!\\p{L})[^.!?\\d]{0,40}[-−]?\\d{1,2})\\s?º${NOT_MORE}`,
      'giu',
    ),
    ` ${degrees}`,
  ],
  // '3T26'
  [/(?<=(?<!\p{L})(?:el|del|al|no|do|ao)\s[1-4]T)(?=\d{2}(?![\p{L}\d]))/gu, ' de 20'],
  ...quarters.map((word, at): [RegExp, string] => [
    new RegExp(`(?<=(?<!\\p{L})(?:el|del|al|no|do|ao)\\s)${at + 1}T${NOT_MORE}`, 'gu'),
    `${word} trimestre`,
  ]),
]

const MEXICAN_STATES: Readonly<Record<string, string>> = {
  Ags: 'Aguascalientes',
  Chih: 'Chihuahua',
  Coah: 'Coahuila',
  Dgo: 'Durango',
  Gro: 'Guerrero',
  Gto: 'Guanajuato',
  Hgo: 'Hidalgo',
  Jal: 'Jalisco',
  Mich: 'Michoacán',
  Oax: 'Oaxaca',
  Pue: 'Puebla',
  Qro: 'Querétaro',
  Tamps: 'Tamaulipas',
  Tlax: 'Tlaxcala',
  Zac: 'Zacatecas',
}

/** 'Celaya, Gto.': at the end of a sentence its stop stays. */
const mexicanStates: Rules = Object.entries(MEXICAN_STATES).flatMap(([short, state]): [RegExp, string][] => [
  [new RegExp(`(?<=\\p{L},\\s)${short}\\.(?=\\s?(?:$|\\p{Lu}))`, 'gu'), `${state}.`],
  [new RegExp(`(?<=\\p{L},\\s)${short}\\.`, 'gu'), state],
])

/** Behind a Brazilian town: 'Petrópolis (RJ)'. A host says the town alone. */
const BRAZILIAN_STATE = `(?:${Object.keys(BRAZILIAN_STATES).join('|')})`

export const SPANISH_CLOSE: Rules = [
  ...rulesFor({
    minute: 'minuto',
    seconds: 'segundos',
    squareMetre: 'metro cuadrado',
    cubicHectometres: 'hectómetros cúbicos',
    gramsALitre: 'gramos por litro',
    basisPoints: 'puntos básicos',
    article: 'el|del|al|por|cada',
    aDay: 'al día',
    and: 'y',
    locale: 'es',
    megatonnes: 'millones de toneladas',
    degrees: 'grados',
    quarters: ['primer', 'segundo', 'tercer', 'cuarto'],
  }),
  ...mexicanStates,
  [/(?<=\d['’]\s)p\.(?=[\s,;)])/gu, 'de penalti'],
  [/(?<!\p{L})p\.?\s?k\.?\s(?=\d)/gu, 'punto kilométrico '],
  [/(?<=(?<!\p{L})(?:al|el)\s)(\d{1,3}(?:\+\d{1,2})?)['’′](?=[\s.,;)]|$)/gu, 'minuto $1'],
  [/(?<=\d)\s?Mm€/gu, ' mil M€'],
  [/(?<=\d)\s?dpb(?!\p{L})/gu, ' dólares por barril'],
  [/(?<=\d)\s?Ha(?![\p{L}\d])/gu, ' hectáreas'],
  [/(?<=(?<![\d.,])1)\s?M(?=\sde\s\p{Ll})/gu, ' millón'],
  [/(?<=\d)\s?M(?=\sde\s\p{Ll})/gu, ' millones'],
  [/(?<=\d\s?%\s)a\/a(?![\p{L}/])/gu, 'interanual'],
  [/(?<=\d)\s?\/\s?lt(?!\p{L})/gu, ' por litro'],
  // '20.00 a 21.00 h' is no sum.
  [
    /(?<![\d.,:])([01]?\d|2[0-4])\.([0-5]\d)\s(?:a|y)\s([01]?\d|2[0-4])\.([0-5]\d)(?=\s(?:h|hrs|horas)(?!\p{L}))/gu,
    '$1:$2 a $3:$4',
  ],
  [/(?<=(?<!\p{L})la\s)J(?=\d{1,2}(?![\p{L}\d]))/gu, 'jornada '],
  [/(?<=\d)\s?(?:kb\/d|kbd)(?!\p{L})/gu, ' mil barriles al día'],
  [/(?<=(?<![\d.,])\d{1,2}[.,]\d{1,3})\s?m(?:d|m)?bd(?!\p{L})/gu, ' millones de barriles al día'],
  [/(?<=\p{Ll}{3}s)\/(?=(?:año|mes|día)(?!\p{L}))/gu, ' al '],
  [/(?<=(?:barriles|millones|mil)\s)bpd(?!\p{L})/gu, 'al día'],
]

const WEEKDAYS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta']
const MONTHS = [
  ['jan', 'janeiro'],
  ['fev', 'fevereiro'],
  ['mar', 'março'],
  ['abr', 'abril'],
  ['mai', 'maio'],
  ['jun', 'junho'],
  ['jul', 'julho'],
  ['ago', 'agosto'],
  ['set', 'setembro'],
  ['out', 'outubro'],
  ['nov', 'novembro'],
  ['dez', 'dezembro'],
] as const

export const PORTUGUESE_CLOSE: Rules = [
  ...rulesFor({
    minute: 'minuto',
    seconds: 'segundos',
    squareMetre: 'metro quadrado',
    cubicHectometres: 'hectómetros cúbicos',
    gramsALitre: 'gramas por litro',
    basisPoints: 'pontos base',
    article: 'o|do|ao|por|cada',
    aDay: 'por dia',
    and: 'e',
    locale: 'pt',
    megatonnes: 'milhões de toneladas',
    degrees: 'graus',
    quarters: ['primeiro', 'segundo', 'terceiro', 'quarto'],
  }),
  [/(?<=\d)\s?mM€/gu, ' mil M€'],
  // The day of the month behind that of the week: 'nesta quarta-feira (13)'.
  [/(?<=(?:feira|sábado|domingo|[nd]esta\s(?:segunda|terça|quarta|quinta|sexta)))\s\(\d{1,2}(?:\/\d{1,2})?\)/gu, ''],
  // '3.ª feira' is the third day of a week that begins on Sunday.
  ...WEEKDAYS.flatMap(
    (day, at): Rules => [
      [new RegExp(`(?<![\\p{L}\\d])${at + 2}\\.?ª[\\s-]feira(?!\\p{L})`, 'giu'), `${day} feira`],
      [new RegExp(`(?<![\\p{L}\\d])${at + 2}\\.?ª(?=\\s[ea]\\s(?:[2-6]\\.?ª[\\s-]|\\p{Ll}{5,7}\\s)feira(?!\\p{L}))`, 'giu'), day],
      [new RegExp(`(?<=(?<!\\p{L})[nd]?esta\\s)${at + 2}\\.?ª(?=\\s?[.,;(]|$)`, 'giu'), day],
    ],
  ),
  ...MONTHS.flatMap(
    ([short, month]): Rules => [
      [new RegExp(`(?<!\\p{L})${short}\\/(?=20\\d{2}(?!\\d))`, 'gu'), `${month} de `],
      [new RegExp(`(?<=(?<!\\p{L})(?:em|de|desde|até)\\s)${short}\\/(?=\\d{2}(?!\\d))`, 'gu'), `${month} de 20`],
    ],
  ),
  // Without a stop 'dez' is ten, 'mar' the sea and 'set' a part of a match.
  ...MONTHS.filter(([short]) => !/^(?:dez|mar|mai|set)$/.test(short)).map(([short, month]): [RegExp, string] => [
    new RegExp(`(?<=(?<!\\p{L})(?:em|desde|até)\\s)${short}(?=$|[,;)]|\\.?(?:$|\\s\\p{Lu}))`, 'gu'),
    month,
  ]),
  // A result as Brazil writes it; 4x4 is a car, 3x3 a game.
  [
    /(?<=\p{L}\s|[(,]\s?)(?!4x4|3x3)(\d|1\d)\s?x\s?(\d|1\d)(?=\s(?!(?:m|cm|metros|centímetros|vezes)(?!\p{L}))\p{L}|[.,;)]|$)/gu,
    '$1 a $2',
  ],
  [/(\d{1,2}(?:\+\d{1,2})?)['’′]\s?\/\s?1[Tt](?!\p{L})/gu, 'minuto $1 do primeiro tempo'],
  [/(\d{1,2}(?:\+\d{1,2})?)['’′]\s?\/\s?2[Tt](?!\p{L})/gu, 'minuto $1 do segundo tempo'],
  [/(?<=\p{Ll}{3}s)\/(?=(?:ano|mês|dia|hora|semana)(?!\p{L}))/gu, ' por '],
  [/(?<=(?<!\p{L})aos\s)(\d{1,3})['’′]\se\s(\d{1,3})['’′](?!\d)/gu, '$1 e $2 minutos'],
  // 'p/ o Senado', 'c/ chuva'
  [/(?<![\p{L}\d/])p\/\s?(?=\p{L}|\d)/gu, 'para '],
  [/(?<![\p{L}\d/])c\/\s?(?=\p{Ll})/gu, 'com '],
  [/(?<=[12]\.?º\s)sem\.?(?=\s\p{Ll}|[,;)]|\.?$)/gu, 'semestre'],
  [/(?<=[12]\.?º)\s?T(?![\p{L}\d])/gu, ' tempo'],
  [/(?<=(?<!\p{L})das\s)(\d{1,2}h(?:[0-5]\d)?)\s?[–-]\s?(?=\d{1,2}h)/gu, '$1 às '],
  // The ticker of a share: (PETR4).
  [/\s?\([A-Z]{4}\d{1,2}\)/g, ''],
  [/(?<=(?<!\p{L})aos\s\d{1,3}(?:\+\d{1,2})?)['’′](?!\d)/gu, ' minutos'],
  [/(?<=\d\s)a\.\s?p\.(?=\s\p{Ll}|[,;)])/gu, 'após prolongamento'],
  [/(?<=\d['’]\s)g\.\s?p\.(?=[\s,;)])/gu, 'de grande penalidade'],
  [/(?<=\d\s(?:mil|milhões\sde)\s)t(?![\p{L}.])/gu, 'toneladas'],
  [/(?<=(?<!\p{L})entre\s)(\d{1,2})\s?[–-]\s?(\d{1,2})h(?![\p{L}\d])/gu, 'as $1 e as $2 horas'],
  [/(?<=%\s)a\.\s?a\.(?=\s?(?:$|\p{Lu}))/gu, 'ao ano.'],
  [/(?<=(?<![\d.,])\d{1,2}\s)x(?=\s\d{1,2}(?!\d|[.,]\d|\s?(?:m|cm|mm|vezes)(?!\p{L})))/gu, 'a'],
  [/(?<=\d\s?)pts(?![\p{L}.])/gu, ' pontos'],
  [new RegExp(`(?<=\\p{L})\\s\\(${BRAZILIAN_STATE}\\)`, 'gu'), ''],
  [/(?<=(?<!\p{L})(?:de|em)\s)SP(?![\p{L}-])/gu, 'São Paulo'],
  [/(?<=%\s)a\.\s?a\.(?=\s\p{Ll}|[,;)])/gu, 'ao ano'],
  [/(?<=%\s)a\.\s?m\.(?=\s\p{Ll}|[,;)])/gu, 'ao mês'],
  [/(?<=(?:\d|mil|milhões de|milhão de)\s)boe(?:\/?d)(?!\p{L})/gu, 'barris de óleo equivalente por dia'],
  [/(?<=sentidos?\s)N\/S(?!\p{L})/gu, 'norte-sul'],
  [/(?<=sentidos?\s)S\/N(?!\p{L})/gu, 'sul-norte'],
  // A street behind its article: 'na R. das Flores'.
  [/(?<=(?<!\p{L})(?:[nd]a|pela|[àa])\s)R\.(?=\s(?:d[aeo]s?\s)?\p{Lu}\p{Ll})/giu, 'rua'],
]
