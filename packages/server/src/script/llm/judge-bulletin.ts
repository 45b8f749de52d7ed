import type { ContentItem } from '@hourcast/domain/sources/content'
import type { LeftOut, LeftOutReason } from '@hourcast/domain/sources/left-out'
import { splitSentences } from '../built-in/sentences.ts'
import { isAdvertising } from '../fit-for-air/advertising.ts'
import { calendarOf, datedOf } from '../fit-for-air/calendar.ts'
import { dayFault } from '../fit-for-air/days.ts'
import { isExplicit } from '../fit-for-air/explicit.ts'
import { isOfDisaster } from '../fit-for-air/going-on.ts'
import { leansBack } from '../fit-for-air/leans-back.ts'
import { withoutNamedDays } from '../fit-for-air/named-for-day.ts'
import { isOtherLanguage } from '../fit-for-air/other-language.ts'
import { type Line, lineOf } from '../fit-for-air/phrases.ts'
import { isToAProgram } from '../fit-for-air/to-a-program.ts'
import { findSentenceFault, type GateFault } from '../gates.ts'
import { leaveOut } from '../leave-out.ts'
import type { WriteInput } from '../script-types.ts'
import { type Tongue, tongueOf } from '../tongue.ts'
import type { WordRules } from '../words/word-rules.ts'
import { isForeignWeekday } from './foreign-weekday.ts'
import { holdingOf } from './holding.ts'
import { isPlaceOfOther } from './place-of-other.ts'
import { withoutFromDay } from './told-from-day.ts'
import type { Paragraph } from './told-items.ts'
import { withoutYesterday } from './told-yesterday.ts'
import { isWishAlone } from './wishes.ts'

/** A sentence that may not be said; `gate` where it says what no source holds, or what no voice says. */
type Fault = { sentence: string; numbers: readonly number[]; reason: LeftOutReason; gate?: GateFault }

export type Judged = {
  /** What stays; a paragraph of which nothing does is gone. */
  paragraphs: Paragraph[]
  /** Something of its first paragraph stays: it says who speaks. */
  opens: boolean
  faults: Fault[]
  leftOut: LeftOut[]
}

/** A short sentence is a name or a title in another tongue sooner. */
const OWN_TONGUE_LEAST = 4

/** A whole sentence, and what closes behind its stop. */
const ENDED = /[.!?…।]["'”’»)\]]*$/u

const REASONS: Partial<Record<GateFault['code'], LeftOutReason>> = { markup: 'unsayable', address: 'unsayable' }

/**
 * Each sentence of a model's bulletin against the items that its paragraph says it tells, or against all where it names none. A sentence
 * that fails is left out, and so is one that leans on it; a story goes whole where the sentence goes that begins it.
 */
export const judgeBulletin = (
  written: readonly Paragraph[],
  items: readonly ContentItem[],
  input: WriteInput,
  { locale, rules, shownOf }: { locale: string; rules: WordRules; shownOf?: (item: ContentItem) => readonly string[] },
): Judged => {
  const tongue = tongueOf(locale)
  const judged: Judged = { paragraphs: [], opens: false, faults: [], leftOut: [] }
  const holdingFor = holdingOf(written, { items, input, locale, rules, ...(shownOf ? { shownOf } : {}) })
  for (const [at, paragraph] of written.entries()) {
    const { text, numbers } = paragraph
    const isStory = numbers.length > 0 || (at > 0 && at < written.length - 1)
    const holding = holdingFor(paragraph, isStory)
    const sentences = splitSentences(text, locale)
    const fit: string[] = []
    const isWish = (sentence: string) => !isStory && isWishAlone(sentence)
    let isBegun = false
    let gone: LeftOutReason | undefined
    for (const [index, sentence] of sentences.entries()) {
      const line = lineOf(sentence)
      const gate = findSentenceFault(sentence, holding.told, holding.held, tongue)
      const ownFault = (): LeftOutReason | undefined => {
        if (gate) return REASONS[gate.code] ?? 'invented'
        if (rules.isNever(sentence)) return 'never-said'
        if (isStory && index === sentences.length - 1 && !ENDED.test(sentence)) return 'cut-off'
        if (holding.isUntranslated(sentence)) return 'other-language'
        if (holding.isForeignClaim(sentence)) return 'invented'
        return (
          faultOfLine(line, holding.named, input, tongue) ??
          (holding.isSupported(sentence) || isWish(sentence) ? undefined : 'invented')
        )
      }
      const own = ownFault()
      // Without the sentence that begins it a story is told by half.
      const isHalf = isStory && index > 0 && !isBegun
      const reason = own ?? (gone && (isHalf || leansBack(line.words, tongue)) ? gone : undefined)
      gone = reason
      if (reason === undefined) {
        fit.push(sentence)
        isBegun ||= holding.tells(sentence)
      } else {
        // What only leans on a fault the model need not mend.
        if (own) judged.faults.push({ sentence, numbers, reason, ...(gate ? { gate } : {}) })
        const [item] = holding.named
        if (item) judged.leftOut.push({ ...leaveOut(item, reason), sentence })
      }
    }
    if (at === 0) judged.opens = fit.length > 0
    const [first = ''] = fit
    const isLed = isStory && !holding.tells(first)
    const isLinkAlone = isLed && fit.length === 1 && sentences.length > 1
    if (fit.length > 0 && !isLinkAlone) judged.paragraphs.push({ text: fit.join(' '), numbers, ...(isLed ? { isLed } : {}) })
  }
  return judged
}

/** What no item may make a host say. Of several items in one paragraph nobody knows which one a day belongs to. */
const faultOfLine = (line: Line, named: readonly ContentItem[], input: WriteInput, tongue: Tongue): LeftOutReason | undefined => {
  if (isToAProgram(line, tongue)) return 'to-a-program'
  if (isExplicit(line, false, tongue)) return 'explicit'
  if (isAdvertising(line, tongue)) return 'advertising'
  if (isOtherLanguage(line.text, tongue, OWN_TONGUE_LEAST)) return 'other-language'
  const [entry, ...others] = named
  if (others.length > 0) return isPlaceOfOther(line.text, named, tongue) ? 'invented' : undefined
  if (entry === undefined) return undefined
  const bare = (text: string) => withoutNamedDays(text, tongue)
  const item = { ...entry, title: bare(entry.title), text: bare(entry.text) }
  const said = lineOf(bare(line.text))
  const told: Line = isOfDisaster([item.title, item.text, said.text], tongue) ? { ...said, isOfDisaster: true } : said
  const calendar = calendarOf(datedOf(item.publishedAt, input.airAt, input.timeZone))
  const dated = withoutFromDay(withoutYesterday(told, item, calendar, tongue), item, calendar, tongue)
  if (dated === undefined) return 'invented'
  return dayFault(dated, calendar, tongue, true) ?? (isForeignWeekday(said, item, calendar, tongue) ? 'invented' : undefined)
}
