import type { Tongue } from '../tongue.ts'
import { isGrave } from './grave.ts'
import { holds, type Line, phrasesByTongue } from './phrases.ts'

/** Crimes beside death and disaster. */
const CRIME = phrasesByTongue({
  en: 'stab|stabbed|stabbing*|shooting|assault*|rape*|abused|victim|arrested|charged with',
  de: 'messerangriff*|messerattacke*|niedergestochen|angegriffen|missbraucht*|opfer|festgenommen*|tatverdächtig*',
  pl: 'dźgnię*|nożownik*|napadł*|napadnięt*|gwałt*|ofiara|ofiary|zatrzyman*',
  es: 'apuñal*|agredid*|violación|víctima|detenid*',
  it: 'accoltell*|aggredit*|violenza|stupro|vittima|arrestat*',
  fr: 'poignard*|agress*|violée|victime|interpell*|mis en examen|mise en examen',
  pt: 'esfaque*|agredid*|violação|vítima|detid*',
  hi: 'चाकू|दुष्कर्म|गिरफ्तार',
  nl: 'neergestoken|steekpartij|mishandel*|misbruik*|slachtoffer|aangehouden',
  ro: 'înjunghi*|agresat*|violat*|victimă|victima|reținut*',
})

/** 'Jamie Cole', 'Ana María Ruiz', 'Jan-Ole Petersen'. A name cut to its first letter names nobody. */
const NAME = "\\p{Lu}[\\p{Ll}’'-]+(?:[ -]\\p{Lu}[\\p{Ll}’'-]+){1,3}"
const AGE = '(?:1[0-7]|[1-9])'

const NAMED_AS =
  "(?:(?:named|identified)(?:\\s(?:locally|by\\s\\p{L}+))?\\sas|heißt|hieß|si\\schiama(?:va)?|il\\snome\\s(?:della\\svittima|del\\sragazzo|della\\sragazza)\\sè|se\\sllama(?:ba)?|identificad[oa]\\scomo|s[’']appel(?:le|ait)|identifiée?\\scomme|chama(?:va)?-se|heette|heet|nazywała?\\ssię|se\\snume(?:ște|a)|identificată?\\sca)"
const YEARS =
  '(?:Jahre\\salt|jaar\\soud|years\\sold|anni|años|anos|ans|ani|lat|jaar|jährige[nrs]?|jarige|year-old|enne|letnia?|letniego)'

/** A name with an age behind or before it. */
const NAME_AND_AGE = new RegExp(
  `${NAME}(?:,\\s|\\s\\()(?:aged\\s|de\\s|di\\s)?${AGE}(?:\\s${YEARS}|[,)])|(?<!\\d)${AGE}[\\s-]?${YEARS}[,\\s]{1,2}${NAME}(?!\\p{L})`,
  'u',
)
const IS_NAMED = new RegExp(`(?<!\\p{L})${NAMED_AS}\\s${NAME}`, 'u')
const IS_MINOR = new RegExp(
  `(?<![\\d.,])${AGE}[\\s-]?${YEARS}(?!\\p{L})|(?:boy|girl|teenager|schoolboy|schoolgirl|pupil),\\s${AGE}(?!\\d)|(?:aged|age|a|à|di|de)\\s${AGE}\\s(?:anni|años|anos|ans|ani)`,
  'iu',
)

/** True where a story of violence or death says who a child is: the law of many countries, and the code of every newsroom, forbid or forgo it. */
export const namesMinor = (lines: readonly Line[], tongue: Tongue): boolean => {
  if (!lines.some(({ words }) => isGrave(words, tongue) || holds(words, CRIME[tongue]))) return false
  if (lines.some(({ text }) => NAME_AND_AGE.test(text))) return true
  return lines.some(({ text }) => IS_MINOR.test(text)) && lines.some(({ text }) => IS_NAMED.test(text))
}
