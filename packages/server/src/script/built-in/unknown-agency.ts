import { CITIES } from '@hourcast/domain/slots/cities'

/** True when the letters may stand for the words before them: 'Aam Aadmi Party (AAP)' is no place and its agency. */
export const isShortFor = (letters: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{M}])${[...letters].join('.*')}`, 'isu').test(words)

const MONTH =
  '(?:jan|ene|gen|ian|fév|fev|feb|mar|mär|maa|kwi|abr|avr|apr|mai|may|mag|maj|mei|jui|jun|jul|giu|lug|cze|lip|ago|aoû|aug|sie|sep|set|wrz|oct|okt|out|ott|paź|nov|noi|lis|dic|dez|dec|déc|gru|sty|lut|जन|फर|फ़र|मार्च|अप्रैल|मई|जून|जुल|अग|सित|अक्|नव|दिस)[\\p{L}\\p{M}]{0,9}'
const LOUD_MONTH = MONTH.replace(/(?<=[(:|])\p{Ll}/gu, (first) => first.toUpperCase())
/** 'Gdynia (NAP) - Od', 'साँची, 12 मार्च (नभा)।': a place, its day, a short name in brackets and a dash are a dateline, also where nobody knows the agency. */
const UNKNOWN_LINE = new RegExp(
  `^(?!(?:The|An?|Die|Der|Das|Les?|La|El|Los|Il|Gli|De|Het|O|A)\\s)(\\p{Lu}[\\p{L}\\p{M}.'’-]{2,24}(?:\\s(?:(?:de|del|do|da|di|am|an der|sur|sous|nad|pe|aan|on|upon)\\s)?\\p{Lu}[\\p{L}\\p{M}.'’-]{1,24}){0,2}|[\\p{Lo}][\\p{L}\\p{M}]{1,16}(?:\\s[\\p{Lo}][\\p{L}\\p{M}]{1,16})?)(?:,\\s[\\p{L}\\p{M}.]{2,20})?(,?\\s(?:\\d{1,2}\\.?\\s(?:de\\s)?(?:${MONTH}|${LOUD_MONTH})|${LOUD_MONTH}\\s\\d{1,2})\\.?(?:,?\\s20\\d\\d)?)?,?\\s\\((\\p{Lu}[\\p{Lu}\\d]{1,5}|\\p{Ll}{2,5}|[\\p{Lo}][\\p{L}\\p{M}]{0,10})(?:\\/\\p{L}{2,6})?\\)(?:\\s?[-–—]{1,2}\\s|[.।]\\s|\\.-\\s?)(?=["“„«¿¡]?(?:\\p{Lu}|\\p{Lo}|\\d)[^\\s(]*\\s[^\\s(]+\\s[^\\s(]+)(?![^.!?।]{0,160}\\s[-–—]\\s)`,
  'u',
)
/** Behind a name a party or a country stands in brackets too. */
export const PARTIES =
  /^(?:CDU|CSU|SPD|FDP|AfD|BSW|FW|ÖVP|FPÖ|SPÖ|NEOS|KPÖ|SVP|GLP|SSW|PP|PSOE|VOX|ERC|PNV|BNG|CUP|UPN|CC|PS|LR|RN|LFI|PCF|EELV|UDI|NPA|PD|FdI|FI|M5S|IV|AVS|SVP|UDC|PiS|PO|KO|PSL|SLD|TD|RAZEM|NL|PL|PT|PSOL|PDT|PSB|PSTU|PTB|PV|MDB|PSDB|PSD|CDS|PCP|BE|IL|PAN|PNL|USR|AUR|UDMR|SOS|POT|VVD|PVV|CDA|NSC|BBB|JA21|FVD|FvD|DENK|VOLT|PvdA|PvdD|SP|SGP|CU|VB|BJP|INC|AAP|TMC|SNP|DUP|SDLP|UUP|TUV|GOP|LAB|CON|LD|NATO|OTAN|EU|UE|UN|ONU|UNO|USA|UK|भाजपा|कांग्रेस|सपा|बसपा|आप|राजद|जदयू|टीएमसी|माकपा|भाकपा|शिवसेना|एनसीपी|द्रमुक|नाटो)$/u
/** As results name countries: 'Lopez (ARG)'. */
const COUNTRIES =
  /^(?:AFG|ALB|ALG|AND|ANG|ARG|ARM|AUS|AUT|AZE|BAH|BAN|BAR|BEL|BIH|BLR|BOL|BOT|BRA|BUL|BUR|CAM|CAN|CHI|CHL|CHN|CIV|CMR|COD|COL|CRC|CRO|CUB|CYP|CZE|DEN|DJI|DOM|ECU|EGY|ENG|ERI|ESP|EST|ETH|FIN|FRA|GAB|GAM|GBR|GEO|GER|GHA|GRE|GRN|GUA|GUI|HAI|HKG|HON|HUN|INA|IND|IRI|IRL|IRQ|ISL|ISR|ITA|JAM|JOR|JPN|KAZ|KEN|KGZ|KOR|KOS|KSA|KUW|LAT|LBN|LIE|LTU|LUX|MAR|MAS|MDA|MEX|MGL|MKD|MLI|MLT|MNE|MON|MOZ|NAM|NED|NEP|NGR|NIR|NOR|NZL|OMA|PAK|PAN|PAR|PER|PHI|POL|POR|PRK|PUR|QAT|ROU|RSA|RUS|RWA|SCO|SEN|SGP|SIN|SLO|SMR|SRB|SRI|SUD|SUI|SVK|SWE|SYR|TAN|THA|TPE|TTO|TUN|TUR|UAE|UGA|UKR|URU|UZB|VEN|VIE|WAL|ZAM|ZIM)$/u

const NAMED_IN = 240
/** So many letters stay, no matter how a tongue bends the end: 'Gdynia', 'w Gdyni'. */
const stemOf = (place: string): string => place.slice(0, Math.max(4, place.length - 2))
const CITY_NAMES = new Set(CITIES)

/** True where the story says that something is there. A name without such a word may be somebody's. */
const isPlaceIn = (place: string, story: string): boolean => {
  const stem = stemOf(place).replace(/[.]/g, '\\.')
  const told = story.slice(0, NAMED_IN)
  if (/^\p{Lo}/u.test(place)) return new RegExp(`(?<![\\p{L}\\p{M}])${stem}[\\p{L}\\p{M}]{0,4}\\s(?:में|पहुँच|पहुंच)`, 'u').test(told)
  const there = '(?:at|in|near|im|bei|nach|w|we|do|pod|à|en|em|a|ad|te|bij|la|din|în|lângă)'
  const of = '(?:of|von|de|di|van|z|ze)'
  const named = (before: string): boolean => new RegExp(`(?<!\\p{L})${before}\\s${stem}`, 'u').test(told)
  // 'La victoria de Lopez', and then 'Lopez corrió': somebody who acts is no place.
  return named(there) || (named(of) && !new RegExp(`(?:^|[.!?…,]\\s)["“„«]?${stem}`, 'u').test(told))
}

/** A text without a dateline of an agency that no list has. In doubt it stays: a speaker and a party look alike. */
export const withoutUnknownLine = (text: string): string => {
  const [mark = '', place = '', day, agency = ''] = UNKNOWN_LINE.exec(text) ?? []
  if (mark === '' || PARTIES.test(agency) || COUNTRIES.test(agency) || isShortFor(agency, place)) return text
  const rest = text.slice(mark.length)
  // In small letters no party and no country stands there.
  const isSmall = /^\p{Ll}/u.test(agency)
  return day !== undefined || isSmall || CITY_NAMES.has(place) || isPlaceIn(place, rest) ? rest : text
}
