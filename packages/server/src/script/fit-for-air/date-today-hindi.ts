import { weekdayOf } from './calendar.ts'
import { type Days, datesOtherYear, dayNamed, mayName, tellingOf } from './date-meant.ts'
import { ON_DAYS, WRITTEN_DAYS } from './date-shapes.ts'
import { monthsOf } from './named-dates.ts'

// Hindi has its small words behind a date: '29 जनवरी को' is 'आज', '27 अप्रैल यानी आज' says it twice.

const MONTH = 'जनवरी|फ़?रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सित(?:ं|म्)बर|अक्[टत]ूबर|नव(?:ं|म्)बर|दिस(?:ं|म्)बर'
const DAY = WRITTEN_DAYS.hi ?? ''
const THAT_IS = 'यानी|यानि'
const PATTERN = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}.,])(?:(?<now>आज),?\\s(?:(?:${THAT_IS})\\s)?)?(?:(?<weekday>${DAY})(?<joint>,?\\s|\\s\\())?(?<day>\\d{1,2})\\s(?<month>${MONTH})(?:,?\\s(?<year>20\\d\\d))?(?<close>\\)?),?(?:\\s(?<same>${THAT_IS})\\sआज(?:\\s(?:${DAY}))?)?(?:\\s(?<behind>को|से|की|के|का|तक))?(?![\\p{L}\\p{M}\\p{N}])`,
  'gu',
)
const MONTHS = monthsOf('hi')
const TODAY = /(?<![\p{L}\p{M}])(?:आज|कल)(?![\p{L}\p{M}])/u

const plainMonth = (month: string): string => month.replace('म्ब', 'ंब').replace('फ़', 'फ').replace('अक्तू', 'अक्टू')

type Groups = Readonly<Record<string, string | undefined>>

/** Of two days one stays with the other; in a bracket it explains. */
const BOUND = /(?:\d\s?(?:और|एवं|व|या|से|,|-|–)\s?|\(|(?:साल|वर्ष)\s)$/u

/** So far back a quotation is looked for. */
const QUOTE = 240

const saidOf = ({ now, same, weekday, behind }: Groups, day: number, today: number): string | undefined => {
  const particle = behind === undefined ? '' : ` ${behind}`
  const isToday = now !== undefined || same !== undefined
  if (isToday && day !== today) return undefined
  if (isToday || (day === today && behind === 'को')) return behind === 'को' ? 'आज' : `आज${particle}`
  if (weekday !== undefined) return day === today && behind !== undefined ? `आज${particle}` : `${weekday}${particle}`
  if (behind === 'को') return `${ON_DAYS.hi?.[weekdayOf(day)]} को`
  return behind === 'से' && day === today ? 'आज से' : undefined
}

/** A Hindi sentence with 'आज' for the date of today, and the weekday alone for one of the last six days. */
export const withoutHindiDates = (text: string, days: Days): string => {
  if (text.search(PATTERN) < 0 || datesOtherYear(text, days.today, 'hi')) return text
  const telling = tellingOf(text, days, 'hi')
  const namesToday = TODAY.test(text)
  return text.replace(PATTERN, (...found) => {
    const groups: Groups = found.at(-1)
    const [whole, at] = [String(found[0]), Number(found.at(-3))]
    const left = text.slice(Math.max(0, at - QUOTE), at)
    const day = dayNamed(groups.day ?? '', plainMonth(groups.month ?? ''), groups.year, days.today, MONTHS)
    const isNow = groups.now !== undefined || groups.same !== undefined
    if (day === undefined || BOUND.test(left) || /["“‘][^"“”‘’]*$/u.test(left) || (!isNow && namesToday)) return whole
    return (isNow || mayName(day, left, telling, 'hi') ? saidOf(groups, day, days.today) : undefined) ?? whole
  })
}
