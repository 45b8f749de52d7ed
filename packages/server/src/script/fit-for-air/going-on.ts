import { HOUR_MS } from '@hourcast/domain/time-units'
import type { ByTongue, Tongue } from '../tongue.ts'
import { weekdaysIn } from './day-words.ts'
import { RUSH, SINCE } from './going-on-times.ts'
import {
  CRASH,
  CRASHES,
  CREWS,
  DISASTER,
  HABIT,
  JAM,
  LASTING,
  MOMENT,
  NAMED_ZONE,
  NO_UNTIL,
  NOW,
  OPERATION,
  POLICE,
  QUENCHING,
  RISE,
  ROAD,
  SCENE,
  SERVICE,
  UNDER_WAY,
  UNTIL,
  WORKS,
} from './going-on-words.ts'
import { tellsOfPast } from './past-tense.ts'
import { holds, type Line, plainWords, without } from './phrases.ts'

// 'Crews are at the scene', 'tailbacks after a crash': hours later they have gone home, and the road is free. An inquiry goes on.

/** So long a crew works, */
const GOES_ON_MS = 6 * HOUR_MS
/** and so long a road is blocked by a crash. */
const JAM_MS = 3 * HOUR_MS
/** or by all who come home from their holidays. */
const RUSH_MS = 12 * HOUR_MS
/** What goes on since an hour of the day was so when it was written. */
const SINCE_MS = 2 * HOUR_MS
/** Between a verb and the place: 'are with four engines at the scene'. */
const MOST_BETWEEN = 7
/** Before a crew that stands behind the place: 'Sur place, une trentaine de pompiers'. */
const MOST_BEFORE_CREW = 4
/** A crew and its number. */
const MOST_OF_CREW = 4

/** What joins two statements in one sentence. */
const JOINT: ByTongue<RegExp> = {
  en: / (?:and|after|while|but|who|where) /,
  de: / (?:und|während|aber|nachdem) /,
  fr: / (?:et|après|tandis que|mais) /,
  es: / (?:y|e|tras|mientras|pero) /,
  it: / (?:e|ed|dopo|mentre|ma) /,
  pt: / (?:e|após|enquanto|mas) /,
  pl: / (?:i|oraz|a|po|ale) /,
  nl: / (?:en|na|terwijl|maar|nadat) /,
  ro: / (?:și|iar|după|dar|care) /,
  hi: / (?:और|लेकिन) /,
}

/** How things stand has the form of the past: 'sont mobilisés', 'ist gesperrt'; a German work ends like it. */
const STATES =
  /(?<!\p{L})(?:mobilisée?s?|engagée?s?|déployée?s?|bloquée?s?|coupée?s?|fermée?s?|impegnat[oaie]|bloccat[oaie]|rallentat[oaie]|chius[oaie]|gesperrt|blockiert|alarmiert|overturned|ingezet|afgesloten|\p{L}+arbeiten)(?!\p{L})/giu

/** What one sentence states. */
const partsOf = (text: string, tongue: Tongue): Line[] =>
  text
    .split(/[,;:()–—]|\s-\s/)
    .flatMap((clause) => clause.split(JOINT[tongue]))
    .map((part) => ({ text: part, words: plainWords(part) }))

const countWords = (text: string): number => text.split(' ').filter(Boolean).length

/** True where both stand in plain words, with few between them. */
const isNear = (words: string, one: RegExp, other: RegExp, most: number): boolean => {
  if (!holds(words, one) || !holds(words, other)) return false
  const others = [...words.matchAll(other)]
  return [...words.matchAll(one)].some((first) =>
    others.some((second) => {
      const [left, right] = first.index < second.index ? [first, second] : [second, first]
      return countWords(words.slice(left.index + left[0].length, right.index)) <= most
    }),
  )
}

const isOver = (text: string, tongue: Tongue): boolean => tellsOfPast(text.replace(STATES, ' '), tongue)

/** A Hindi 'is' behind it: 'मौके पर मौजूद है', and not 'पहुंची'. */
const HINDI_THERE = /(?:^|[।.\s])मौके पर (?:मौजूद |तैनात |काम कर रही |काम कर रहे )?हैं?(?=[\s।.,]|$)/u
const HINDI_IS = /हैं?[\s।.]*$|जाम[\s।.]*$/u

/** 'Sur place, trente pompiers', 'Na miejscu pracują strażacy': the place begins, a crew follows. */
const beginsAtScene = (text: string, tongue: Tongue): boolean =>
  text.split(STOP).some((one) => beginsThere(plainWords(one), tongue))
/** A headline may be two sentences: 'Feuer in Altdorf. Vor Ort sechs Löschzüge'. */
const STOP = /(?<=\p{L}{3}[.!?])\s/u
const beginsThere = (words: string, tongue: Tongue): boolean => {
  const at = words.search(SCENE[tongue])
  if (at !== 0) return false
  const [scene = ''] = words.match(SCENE[tongue]) ?? []
  const next = ` ${words.slice(scene.length).trim().split(' ').slice(0, MOST_BEFORE_CREW).join(' ')} `
  return holds(next, CREWS[tongue]) || holds(next, POLICE[tongue])
}

/** A crew, right before the place: 'Two fire crews at the scene', and not 'residents ask for more police at the scene'. */
const isCrewAt = (words: string, tongue: Tongue): boolean => {
  const before = words.slice(0, words.search(SCENE[tongue]) + 1)
  return (
    countWords(before) <= MOST_OF_CREW &&
    (isNear(words, CREWS[tongue], SCENE[tongue], 0) || isNear(words, POLICE[tongue], SCENE[tongue], 0))
  )
}

const isAtScene = ({ text, words }: Line, tongue: Tongue): boolean => {
  if (!holds(words, SCENE[tongue]) || holds(words, LASTING[tongue]) || holds(words, NAMED_ZONE[tongue])) return false
  if (tongue === 'hi') return HINDI_THERE.test(text)
  return !isOver(text, tongue) && (isNear(words, NOW[tongue], SCENE[tongue], MOST_BETWEEN) || isCrewAt(words, tongue))
}

const isUnderWay = ({ text, words }: Line, hasCrew: boolean, tongue: Tongue): boolean =>
  holds(words, UNDER_WAY[tongue]) &&
  !holds(words, LASTING[tongue]) &&
  !isOver(text, tongue) &&
  (holds(words, QUENCHING[tongue]) || (hasCrew && holds(without(words, WORKS[tongue]), OPERATION[tongue])))

const isScene = ({ text, words }: Line, parts: () => readonly Line[], tongue: Tongue): boolean => {
  const hasCrew = holds(words, CREWS[tongue])
  const hasPolice = holds(words, POLICE[tongue])
  if (!hasCrew && !hasPolice && !holds(words, QUENCHING[tongue])) return false
  if (!hasCrew && holds(words, LASTING[tongue])) return false
  if (
    holds(words, HABIT[tongue]) ||
    holds(without(words, NO_UNTIL[tongue]), UNTIL[tongue]) ||
    weekdaysIn(words, tongue).length > 0
  )
    return false
  if ((hasCrew || (hasPolice && !holds(words, SERVICE[tongue]))) && holds(words, SCENE[tongue])) {
    if (tongue !== 'hi' && beginsAtScene(text, tongue) && !holds(words, LASTING[tongue]) && !isOver(text, tongue)) return true
    if (parts().some((part) => isAtScene(part, tongue))) return true
  }
  return holds(words, UNDER_WAY[tongue]) && parts().some((part) => isUnderWay(part, hasCrew, tongue))
}

/** 'La police mène une opération depuis 10 heures.' */
const isSince = ({ text, words }: Line, tongue: Tongue): boolean =>
  holds(words, SINCE[tongue]) &&
  holds(without(words, WORKS[tongue]), OPERATION[tongue]) &&
  (holds(words, CREWS[tongue]) || holds(words, POLICE[tongue])) &&
  !holds(words, LASTING[tongue]) &&
  !holds(words, HABIT[tongue]) &&
  weekdaysIn(words, tongue).length === 0 &&
  !isOver(text, tongue)

/** A3, DN1, N-340, BR-101. */
const ROAD_NUMBER = /(?<![\p{L}\d])\p{Lu}{1,3}[ -]?\d{1,4}(?![\p{L}\d])/u

const isJam = ({ text, words }: Line, age: number, parts: () => readonly Line[], tongue: Tongue): boolean => {
  if (!holds(words, JAM[tongue])) return false
  const isRush = age > RUSH_MS && holds(words, RUSH[tongue]) && weekdaysIn(words, tongue).length === 0
  const isOne = holds(words, CRASH[tongue])
  if (!isRush && !isOne && !holds(words, MOMENT[tongue]) && !(holds(words, CRASHES[tongue]) && !holds(words, RISE[tongue])))
    return false
  if (holds(words, HABIT[tongue]) || !(ROAD_NUMBER.test(text) || holds(words, ROAD[tongue]))) return false
  if (tongue === 'hi') return HINDI_IS.test(text) && !(holds(words, CRASHES[tongue]) && holds(words, RISE[tongue]))
  const isPast = isOver(text, tongue)
  return parts().some(
    (part) =>
      holds(part.words, JAM[tongue]) &&
      !holds(part.words, LASTING[tongue]) &&
      (!isPast || (holds(part.words, NOW[tongue]) && !isOver(part.text, tongue))),
  )
}

/** Its bombs are cleared within a day. */
const OLD_WAR =
  / (?:\p{L}*weltkrieg\p{L}*|(?:blindgänger|(?:flieger|welt)?bomben?|granaten?|munition) aus dem krieg|world war|war era|guerre mondiale|guerra mundial|guerra civil|guerra mondiale|wojn\p{L}+ światow\p{L}+|wereldoorlog\p{L}*|război\p{L}* mondial\p{L}*|विश्व ?युद्ध)(?= )/gu

/** What a house or a thing is called for: 'war museum', 'musée de la guerre', 'summit venue'. */
const CALLED_FOR =
  / (?:(?:war|summit) (?:museum|memorial|cemetery|graves?|monument|venue|hotel|hall|cent(?:re|er)|building|complex|veterans?|hero(?:es)?|films?|movies?|bunkers?|relics?|hut|restaurant|station|road)|(?:museum|musée|mémorial|cimetière|monument|hôtel|salle|palais|museo|memorial|cementerio|cimitero|hotel|sala|palacio|palazzo|museu|cemitério|salão|palácio|muzeum|muzeul|pomnik\p{L}*|cmentarz\p{L}*|memorialul|cimitirul|hotelul|palatul) (?:(?:de|du|des|del|della|dello|da|do|dos|la|el|van|on|of) ){0,2}(?:the )?(?:guerre|guerra|wojny|războiului|oorlog|war|sommet|cumbre|vertice|cimeira|cúpula|szczytu|summitului|summit)|(?:युद्ध|जंग|शिखर सम्मेलन) (?:संग्रहालय|स्मारक|स्थल|भवन))(?= )/gu

/** True for the texts of a story in which crews work for days. */
export const isOfDisaster = (texts: readonly string[], tongue: Tongue): boolean =>
  texts.some((text) => holds(plainWords(text).replace(OLD_WAR, ' ').replace(CALLED_FOR, ' '), DISASTER[tongue]))

/** True for a sentence of what went on when it was written, and after so long does not. */
export const hasEnded = (line: Line, age: number, tongue: Tongue): boolean => {
  if (age <= SINCE_MS) return false
  if (isSince(line, tongue)) return true
  if (age <= JAM_MS) return false
  let known: Line[] | undefined
  const parts = (): readonly Line[] => {
    known ??= partsOf(line.text, tongue)
    return known
  }
  return isJam(line, age, parts, tongue) || (age > GOES_ON_MS && !line.isOfDisaster && isScene(line, parts, tongue))
}
