import { capital } from '../first-letter.ts'
import type { Tongue } from '../tongue.ts'
import { isOfYears } from './date-meant.ts'
import { ON_DAYS } from './date-shapes.ts'
import { NO_DAY, TODAY } from './day-words.ts'
import { comesAt } from './past-hours.ts'
import { tellsOfPast } from './past-tense.ts'
import { holds, plainWords, without } from './phrases.ts'

// 'Anunciou hoje', heard the next morning: 'anunciou na segunda-feira'. A 'today' that stands further from what was done may be these days.

type Rule = readonly [RegExp, string]
const B = '(?<![\\p{L}\\p{M}-])'
const W = '(?![\\p{L}\\p{M}-])'
const rule = (pattern: string, said: string): Rule => [new RegExp(`${B}${pattern}${W}`, 'gu'), said]

/** Behind these a morning is no time at which something was done: 'seit heute Morgen', 'accidente de esta mañana'. */
const apart = (small: string): string =>
  `(?<!(?<!\\p{L})(?:${small
    .split('|')
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join('|')})\\s)`
const ENGLISH = apart(
  'earlier|since|of|in|from|until|till|by|before|after|for|to|at|on|with|than|as|about|over|into|during|through|throughout|between|against|around',
)
const GERMAN = apart('von|seit|bis|ab|für|vor|nach|zu|aus|zwischen|gegen|als|auf')
const SPANISH = apart('de|desde|hasta|para|durante|en|a|por|sobre|con|tras')
const ITALIAN = apart('di|da|a|per|in|durante|con|tra|fra|entro|dopo')
const PORTUGUESE = apart('de|desde|até|para|durante|por|a|com|sobre')
const DUTCH = apart('van|sinds|tot|vanaf|voor|na|uit|op|tegen|tussen|dan')
const ROMANIAN = apart('de|din|până|pentru|după|la|cu|prin|pe|spre')

const FRENCH_DAYS = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche'

/** `_`: the weekday as it stands beside a verb; `$1`: what was done. */
const RULES: Readonly<Partial<Record<Tongue, readonly Rule[]>>> = {
  en: [
    rule(`${ENGLISH}[Tt]his (morning|afternoon)(?!['’])`, 'on _ $1'),
    rule(
      "(?<!(?:be|stays?|stayed|remains?|remained|keeps?|kept|left|get|gets) )((?!closed|need|speed|hundred|expected|scheduled|planned)\\p{Ll}{2,}ed|said|told|died|won|found|took|held|met|began)(?: earlier)? today(?!['’])",
      '$1 on _',
    ),
  ],
  de: [
    rule(`${GERMAN}[Hh]eute (?:Morgen|[Ff]rüh)`, 'am _morgen'),
    rule(`${GERMAN}[Hh]eute [Vv]ormittag`, 'am _vormittag'),
    rule(`${GERMAN}[Hh]eute [Nn]achmittag`, 'am _nachmittag'),
    rule(
      '((?:hat|haben|wurden?)(?: sich)?|sagte|teilte|meldete|bestätigte|erklärte) heute(?! (?:noch|als|abend|Abend|Nacht|rund|etwa|mehr|über|knapp|fast|keine?|einen?|viele|\\d))',
      '$1 am _',
    ),
  ],
  fr: [
    rule(
      `((?:(?:a|ont)(?: été)?|(?:est|sont) (?=décéd|mort|arriv)|s['’]est|se sont) ?\\p{Ll}{2,}(?:é|ée|és|ées|ert|erte|is|ise|it|u|ue|ort|orte)) ce matin(?! (?:du|de|d))`,
      '$1 _ matin',
    ),
    rule(
      `((?:(?:a|ont)(?: été)?|(?:est|sont) (?=décéd|mort|arriv)|s['’]est|se sont) ?\\p{Ll}{2,}(?:é|ée|és|ées|ert|erte|is|ise|it|u|ue|ort|orte)) aujourd['’]hui(?! (?:encore|${FRENCH_DAYS}))`,
      '$1 _',
    ),
  ],
  es: [
    rule(`${SPANISH}[Ee]sta mañana`, 'el _ por la mañana'),
    rule('((?:ha|han)(?: sido)? \\p{Ll}{2,}(?:d|t|ch)[oa]s?|\\p{Ll}{2,}(?:ó|aron|ieron)) hoy(?! (?:en día|día))', '$1 el _'),
  ],
  it: [
    rule(`${ITALIAN}(?:[Ss]tamattina|[Qq]uesta mattina)`, '_ mattina'),
    rule('((?:ha|hanno|[èÈ]|sono) (?:stat[oaie] )?\\p{Ll}{2,}(?:at|it|ut|ess|ert|ort|ist|ott|ett)[oaie]) oggi', '$1 _'),
  ],
  pt: [
    rule(`${PORTUGUESE}(?:[Nn]esta|[Ee]sta) manhã`, '_ de manhã'),
    rule(
      '(\\p{Ll}{2,}(?:ou|iu|aram|eram|iram)|(?!europeu|seu|meu|teu|museu)\\p{Ll}{2,}eu|disse|(?:foi|foram) \\p{Ll}{2,}(?:d|t|st)[oa]s?|foi|foram|divulgad[oa]s?|citad[oa]) hoje(?! em dia)',
      '$1 _',
    ),
  ],
  pl: [rule('((?!artykuł|zespół|szkoł)\\p{Ll}{2,}(?:ł|ła|ło|li|ły)(?: się)?) (?:dziś|dzisiaj)(?! wieczorem)', '$1 _')],
  nl: [
    rule(`${DUTCH}(?:[Vv]anochtend|[Vv]anmorgen)`, '_ochtend'),
    rule(`${DUTCH}[Vv]anmiddag`, '_middag'),
    rule('(heeft|hebben|werd|werden|meldde|zei) vandaag', '$1 _'),
  ],
  ro: [
    rule(`${ROMANIAN}(?:[Îî]n )?această dimineață`, '_ dimineață'),
    rule('((?:a|au) (?:fost )?\\p{Ll}{2,}(?:at|it|ut|ât|s|t|ată|ită|ați|ate)) (?:azi|astăzi)', '$1 _'),
  ],
  hi: [
    rule('आज सुबह(?! (?:की|के|से|तक|\\())', '_ सुबह'),
    rule('ने आज(?! (?:तक|भी|से|के|का|की|ही|यानी|यानि|शाम|रात|दोपहर|\\S+वार)(?:\\s|$)|\\s?\\(| \\d)', 'ने _ को'),
  ],
}

/** English has 'on Monday' beside the simple past alone: 'has announced today' would stay half. */
const ENGLISH_PERFECT = /(?<!\p{L})(?:has|have|is|are)(?!\p{L})/u

/** What lasts on the day of writing beside what was done on it: 'está cortada por um incêndio que deflagrou hoje'. */
const LASTS =
  /(?<!\p{L})(?:remains?|stays?|still|continues?|bleibt|bleiben|gesperrt|weiterhin|restent?|continuent?|toujours|están?|estão|siguen?|permanece[mn]?|continú?an?|continuam?|mantém|restano?|rimane|rimangono|trwa|trwają|pozostaj[eą]|jest|są|blijft|blijven|nog|este|sunt|rămâne|rămân|continuă)(?!\p{L})/iu

/** A sentence of the day before that tells what was, with the name of that day. `weekday`: 0 to 6. */
export const withTodayGone = (text: string, weekday: number, today: number, tongue: Tongue): string => {
  const day = ON_DAYS[tongue]?.[weekday] ?? ''
  const said = (RULES[tongue] ?? []).reduce((rest, [pattern, words]) => {
    const name = words.replace('_', day)
    return rest.replace(pattern, (...found) => {
      const put = name.replace('$1', typeof found[1] === 'string' ? found[1] : '')
      // 'iPhone maker' begins small.
      return found.at(-2) === 0 ? capital(put) : put
    })
  }, text)
  if (said === text || !tellsOfPast(text, tongue) || comesAt(text, tongue) >= 0 || isOfYears(text, today)) return text
  if (LASTS.test(text)) return text
  if (tongue === 'en' && ENGLISH_PERFECT.test(text)) return text
  // 'They met today and meet again tomorrow'
  if (holds(without(plainWords(said), NO_DAY[tongue]), TODAY[tongue])) return text
  return said
}
