import { THIS_WEEK, weekdaysIn } from '../fit-for-air/day-words.ts'
import { DATE_IN_FIGURES, namesDate } from '../fit-for-air/named-dates.ts'
import { holds, phrases, phrasesByTongue, without } from '../fit-for-air/phrases.ts'
import { countsDays } from '../fit-for-air/relative-days.ts'
import type { Tongue } from '../tongue.ts'

const TOMORROW = phrasesByTongue({
  en: 'tomorrow|tomorrow s',
  de: 'morgen|morgig*|übermorgen',
  fr: 'demain|après demain',
  es: 'mañana',
  it: 'domani|dopodomani',
  pt: 'amanhã',
  pl: 'jutro|jutra|jutrzejsz*|pojutrze',
  nl: 'morgen|morgenochtend|morgenmiddag|morgenavond|overmorgen',
  ro: 'mâine|poimâine',
  // One word with yesterday.
  hi: 'आने वाले कल',
})
/** The morning, where it is the same word. */
const MORNING: Readonly<Partial<Record<Tongue, RegExp>>> = {
  de: phrases(
    'am morgen|der morgen|den morgen|dem morgen|jeden morgen|heute morgen|gestern morgen|guten morgen|frühen morgen|gegen morgen',
  ),
  es: phrases('la mañana|esta mañana|una mañana|cada mañana|media mañana|de mañana'),
  nl: phrases('de morgen|deze morgen|goede morgen|elke morgen'),
}

const withoutMorning = (words: string, tongue: Tongue): string => {
  const morning = MORNING[tongue]
  return morning === undefined ? words : without(words, morning)
}

/** Whether plain words say 'tomorrow', and those that they are drawn from name no day that it could be. */
export const isForeignTomorrow = (said: string, held: string, text: string, tongue: Tongue): boolean =>
  holds(withoutMorning(said, tongue), TOMORROW[tongue]) &&
  !holds(held, TOMORROW[tongue]) &&
  weekdaysIn(held, tongue).length === 0 &&
  !holds(held, THIS_WEEK[tongue]) &&
  !namesDate(held, tongue) &&
  !countsDays({ text, words: held }, tongue) &&
  !DATE_IN_FIGURES.test(text)
