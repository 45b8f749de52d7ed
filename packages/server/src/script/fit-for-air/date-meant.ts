import { DAY_MS } from '@hourcast/domain/time-units'
import type { ByTongue, Tongue } from '../tongue.ts'
import { comesAt } from './past-hours.ts'
import { tellsSomethingPast } from './past-tense.ts'

// Which day a printed date means, and whether a sentence may tell of it as a day of this week. '8 February' may be of another year, or of each.

/** When it was written, as the station counts days, and when it is heard. */
export type Days = { written: number; today: number }

/** The day that a date names: today, or one of the six before it. */
export const dayNamed = (day: string, month: string, year: string | undefined, today: number, months: readonly string[]) =>
  NEAR.map((away) => today - away).find((one) => {
    const date = new Date(one * DAY_MS)
    const isMonth = months[date.getUTCMonth()]?.startsWith(month.replace('.', '').toLowerCase()) === true
    return date.getUTCDate() === Number(day) && isMonth && (year === undefined || Number(year) === date.getUTCFullYear())
  })
const NEAR = [0, 1, 2, 3, 4, 5, 6]

/** Of each year, or of another one. */
const OF_YEARS =
  /(?<!\p{L})(?:every|each|annual\p{L}*|yearly|born|birthday|anniversar\p{L}*|jede[snr]?|jährlich|geboren\p{L}*|\p{L}*geburtstag\p{L}*|\p{L}*jahrestag\p{L}*|chaque|anniversaire|née?s?|cada|anual\p{L}*|nació|nacid[oa]s?|aniversar\p{L}*|ogni|nat[oa]|anniversari\p{L}*|nascid[oa]s?|nasceu|corocz\p{L}*|co roku|rocznic\p{L}*|urodzi\p{L}*|elke?|iedere?|jaarlijks\p{L}*|verjaardag|fiecare|născut\p{L}*|हर|\p{L}*mittelalter\p{L}*|\p{L}*jahrhundert\p{L}*|siècles?|siglos?|secol[oi]|séculos?|wieku|eeuw|secolul\p{L}*|centur(?:y|ies)|evenimente petrecute|on this day|जन्म|जयंती|पुण्यतिथि|vor \S+ jahren|il y a \S+ ans|hace \S+ años|\S+ anni fa|há \S+ anos|\S+ lat temu|\S+ jaar geleden|\S+ years ago|acum \S+ ani)(?![\p{L}\p{M}])/iu

/** Of another year, or of each. */
export const isOfYears = (text: string, today: number): boolean =>
  OF_YEARS.test(text) ||
  (text.match(/(?<!\d)(?:1\d|20)\d\d(?!\d)/gu) ?? []).some((year) => Number(year) !== new Date(today * DAY_MS).getUTCFullYear())

/** The years beside this one, by their words. A sentence with one of them may still tell of today, but what its dates mean nobody knows. */
const OTHER_YEAR: ByTongue<RegExp> = {
  en: /(?<![\p{L}\p{M}])(?:(?:last|next|previous|following) year|(?:a|one) year (?:ago|earlier|later|before)|(?:the same|that) year)(?![\p{L}\p{M}])/iu,
  de: /(?<![\p{L}\p{M}])(?:(?:letzt|vergangen|vorig|nächst|kommend|folgend)e[mns] jahr(?:es|s)?|des vorjahre?s|(?:vor|in) einem jahr|(?:desselben|des gleichen|jenes) jahres)(?![\p{L}\p{M}])/iu,
  fr: /(?<![\p{L}\p{M}])(?:an(?:née)? (?:derni|prochain|pass|précédent|suivant)\p{L}*|il y a un an|même année|cette année-là)(?![\p{L}\p{M}])/iu,
  es: /(?<![\p{L}\p{M}])(?:año (?:pasado|próximo|anterior|siguiente|entrante|que viene)|(?:pasado|próximo) año|hace un año|(?:mismo|ese|aquel) año)(?![\p{L}\p{M}])/iu,
  it: /(?<![\p{L}\p{M}])(?:anno (?:scorso|prossimo|passato|precedente)|(?:scorso|prossimo|passato) anno|un anno fa|stesso anno|quell[’']anno)(?![\p{L}\p{M}])/iu,
  pt: /(?<![\p{L}\p{M}])(?:ano (?:passado|anterior|seguinte|que vem)|(?:passado|próximo) ano|há um ano|(?:mesmo|[nd]aquele) ano)(?![\p{L}\p{M}])/iu,
  pl: /(?<![\p{L}\p{M}])(?:(?:ubiegł|zeszł|przyszł|minion|następn|poprzedni)\p{L}+ roku|ub\. ?r\.|rok temu|(?:tego samego|tamtego) roku)(?![\p{L}\p{M}])/iu,
  nl: /(?<![\p{L}\p{M}])(?:(?:vorig|verleden|afgelopen|volgend|komend)e? jaar|een jaar geleden|(?:hetzelfde|dat) jaar)(?![\p{L}\p{M}])/iu,
  ro: /(?<![\p{L}\p{M}])(?:anul(?:ui)? (?:trecut|viitor|următor|precedent)|acum un an|acel(?:ași|uiași)? an)(?![\p{L}\p{M}])/iu,
  hi: /(?<![\p{L}\p{M}])(?:(?:पिछले|अगले|बीते|गत|आगामी) (?:साल|वर्ष)|एक साल पहले|उसी (?:साल|वर्ष))(?![\p{L}\p{M}])/iu,
}

/** True where no date of a text can be said as a day of this week. */
export const datesOtherYear = (text: string, today: number, tongue: Tongue): boolean =>
  isOfYears(text, today) || OTHER_YEAR[tongue].test(text)

/** What a sentence tells of, found once. */
export type Telling = Days & { tellsPast: boolean; comes: boolean }
export const tellingOf = (text: string, days: Days, tongue: Tongue): Telling => ({
  ...days,
  tellsPast: tellsSomethingPast(text, tongue),
  comes: comesAt(text, tongue) >= 0,
})

/** True where a sentence tells of a day as what was, or of today as it may: older news that tells what was tells of another year's. */
export const mayName = (day: number, left: string, { written, today, tellsPast, comes }: Telling, tongue: Tongue): boolean => {
  if (day === today) return written === today || !tellsPast
  if (day > written || !tellsPast) return false
  return !comes || (comesAt(left, tongue) < 0 && tellsSomethingPast(left, tongue))
}
