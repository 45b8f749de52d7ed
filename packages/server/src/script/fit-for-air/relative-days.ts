import { HOUR_MS } from '@hourcast/domain/time-units'
import { type ByTongue, TONGUES, type Tongue } from '../tongue.ts'
import type { Calendar } from './calendar.ts'
import { weekdaysIn } from './day-words.ts'
import { HABIT } from './going-on-words.ts'
import { namesDate } from './named-dates.ts'
import { comesAt } from './past-hours.ts'
import { tellsOfPast } from './past-tense.ts'
import { holds, type Line, phrases, phrasesByTongue } from './phrases.ts'

// 'Two days ago', 'the bridge opens in three days', 'in the evening the council decides': told the day after, each means another day.

/** So few days that one more or less is heard. 'Some days' stay some days. */
const FEW: ByTongue<string> = {
  en: 'two|three|four|five|six',
  de: 'zwei|drei|vier|fünf|sechs',
  fr: 'deux|trois|quatre|cinq|six',
  es: 'dos|tres|cuatro|cinco|seis',
  it: 'due|tre|quattro|cinque|sei',
  pt: 'dois|três|quatro|cinco|seis',
  pl: 'dwa|trzy|cztery|pięć|sześć',
  nl: 'twee|drie|vier|vijf|zes',
  ro: 'două|trei|patru|cinci|șase',
  hi: 'दो|तीन|चार|पांच|छह',
}
const counted = (patterns: ByTongue<string>): ByTongue<RegExp> =>
  Object.fromEntries(
    TONGUES.map((tongue) => {
      const counts = [...FEW[tongue].split('|'), '2', '3', '4', '5', '6']
      const forms = patterns[tongue].split('|').filter(Boolean)
      return [tongue, phrases(forms.flatMap((form) => counts.map((count) => form.replace('_', count))).join('|'))]
    }),
  ) as Record<Tongue, RegExp>

/** Counted from the day of writing, whatever the verb. */
const FROM_WRITING = counted({
  en: '_ days ago|in _ days time',
  de: 'vor _ tagen',
  fr: 'il y a _ jours|dans _ jours',
  es: 'hace _ días|dentro de _ días',
  it: '_ giorni fa|tra _ giorni|fra _ giorni',
  pt: 'há _ dias|dentro de _ dias|daqui a _ dias',
  pl: '_ dni temu|za _ dni',
  nl: '_ dagen geleden',
  ro: 'acum _ zile|în urmă cu _ zile',
  hi: '_ दिन पहले',
})
/** How long something took, too: '4,000 tickets in two days'. Beside a verb of what is to come it is counted from then. */
const TO_COME = counted({
  en: 'in _ days',
  de: 'in _ tagen',
  fr: '',
  es: 'en _ días',
  it: '',
  pt: '',
  pl: '',
  nl: 'over _ dagen',
  ro: 'peste _ zile',
  hi: '_ दिन बाद|_ दिन में',
})

/** How long something took: 'the sixth attack in six days'. */
const DURATION =
  / (?:(?:second|third|fourth|fifth|sixth|seventh|\p{N}+(?:st|nd|rd|th)|zweite|dritte|vierte|fünfte|sechste|siebte|segund|tercer|cuart|quint|sext|séptim|दूसर|तीसर|चौथ|पांचव|पाँचव|छठ|सातव)[\p{L}\p{M}]*|verspreid|verdeeld|gespreid|uitgesmeerd) (?:\S+ ){0,3}?(?:(?:in|en|over) \S+ (?:days|tagen|días|dagen)|\S+ दिन में)(?= )/gu
/** 'After the sixth attack in six days', wherever the verb stands. */
const AFTER = / (?:after|following|since|nach|seit|tras|desde)(?: (?:the|a|an|dem|der|el|la))?$/u
const SPREAD = /^ (?:verspreid|verdeeld|gespreid|uitgesmeerd) /u
/** Hindi has its verb last, and right before it the time: 'दूसरा मतदान दो दिन में कराएगी'. */
const HINDI_VERB = /^ [\p{L}\p{M}]+(?:गा|गे|गी) /u

/** 'Will hold a second vote in two days': behind its verb it is a day to come. */
const withoutDuration = (words: string, tongue: Tongue): string => {
  const verb = comesAt(words, tongue)
  return words.replace(DURATION, (found, at: number) => {
    if (comesAt(found, tongue) >= 0 || HINDI_VERB.test(words.slice(at + found.length))) return found
    const isBehind = verb >= 0 && verb < at && !SPREAD.test(found) && !AFTER.test(words.slice(Math.max(0, at - 20), at))
    return isBehind ? found : ' '
  })
}

/** Of the day on which it was written, for what is not past. */
const PART = phrasesByTongue({
  en: '',
  de: '',
  fr: 'dans la soirée|dans la matinée|dans l après midi|en fin de journée|en début de soirée',
  es: '',
  it: 'in serata|in mattinata|in nottata|in giornata|nel pomeriggio|nel tardo pomeriggio',
  pt: '',
  pl: '',
  nl: 'in de loop van de avond|in de loop van de middag|in de loop van de ochtend|later op de dag',
  ro: 'în cursul serii|în cursul dimineții|în cursul nopții|în cursul după amiezii',
  hi: '',
})
/** Or of each day: only beside a verb of what is to come. */
const PART_TO_COME = phrasesByTongue({
  en: 'in the evening|in the afternoon|in the morning|at lunchtime',
  de: 'am abend|am späten abend|am nachmittag|am vormittag|am mittag|in der nacht',
  fr: 'en soirée',
  es: 'por la tarde|por la noche|por la mañana|al mediodía|a mediodía|de madrugada',
  it: '',
  pt: 'à noite|à tarde|de manhã|ao fim da tarde|ao final da tarde|de madrugada',
  pl: 'wieczorem|po południu|rano|w południe|w nocy',
  nl: 's avonds|in de avond|in de middag|in de ochtend|s middags|s nachts|aan het eind van de middag',
  ro: 'seara|după amiază|dimineața|la prânz',
  hi: 'शाम को|रात को|सुबह|दोपहर को|दोपहर में',
})

/** Of the night that was over when it was written: an evening told the day after is yesterday's, a night is taken for the last one. */
const NIGHT_GONE = phrasesByTongue({
  en: 'overnight|in the night|during the night|in the early hours|at dawn',
  de: 'in der nacht|über nacht|am frühen morgen|in den frühen morgenstunden',
  fr: 'dans la nuit|pendant la nuit|au petit matin',
  es: 'de madrugada|en la madrugada|durante la madrugada|durante la noche',
  it: 'nella notte|durante la notte|in nottata|all alba',
  pt: 'de madrugada|na madrugada|durante a madrugada|durante a noite',
  pl: 'w nocy|nad ranem',
  nl: 's nachts|in de nacht|vroeg in de ochtend',
  ro: 'în cursul nopții|în timpul nopții|noaptea',
  hi: 'रात को|रात में|देर रात|तडके',
})
/** A night is the last one until the next evening. */
const LAST_NIGHT_MS = 12 * HOUR_MS

/** So it is from now on, each evening. */
const FROM_NOW_ON =
  / (?:in future|from now on|no longer|permanently|stay open|künftig|zukünftig|in zukunft|nicht mehr|dauerhaft|désormais|dorénavant|ne \p{L}+ plus|a partir de ahora|ya no|d ora in poi|a partir de agora|deixa de|odtąd|na stałe|voortaan|niet meer|de acum|nu mai|अब|आगे से)(?= )/u

/** An evening's news keeps its hours over midnight. */
const SAME_NIGHT_MS = 3 * HOUR_MS

const comes = (text: string, words: string, tongue: Tongue): boolean => comesAt(words, tongue) >= 0 && !tellsOfPast(text, tongue)

/** True for a sentence that counts days from the one on which it was written. */
export const countsDays = ({ text, words }: Line, tongue: Tongue): boolean =>
  holds(tongue === 'hi' ? words.replace(/ से \S+ दिन पहले(?= )/gu, ' ') : words, FROM_WRITING[tongue]) ||
  (holds(withoutDuration(words, tongue), TO_COME[tongue]) && comes(text, words, tongue))

/** True for what was to come in the evening, where that is over; and for a night that another one has followed. */
export const isOfPastPart = ({ text, words, isRedated }: Line, { from, to, age }: Calendar, tongue: Tongue): boolean => {
  if (from >= to || age <= SAME_NIGHT_MS || isRedated) return false
  const isToCome = holds(words, PART[tongue])
    ? !tellsOfPast(text, tongue)
    : holds(words, PART_TO_COME[tongue]) && comes(text, words, tongue)
  const isGone = age > LAST_NIGHT_MS && holds(words, NIGHT_GONE[tongue])
  const isPart = isToCome || isGone
  return (
    isPart &&
    !FROM_NOW_ON.test(words) &&
    !holds(words, HABIT[tongue]) &&
    weekdaysIn(words, tongue).length === 0 &&
    !namesDate(words, tongue)
  )
}
