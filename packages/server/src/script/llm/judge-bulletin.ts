import type { ContentItem } from '@hourcast/domain/sources/content'
import type { LeftOut, LeftOutReason } from '@hourcast/domain/sources/left-out'
import { splitSentences } from '../built-in/sentences.ts'
import { isAdvertising } from '../fit-for-air/advertising.ts'
import { calendarOf, datedOf } from '../fit-for-air/calendar.ts'
import { dayFault } from '../fit-for-air/days.ts'
import { isExplicit } from '../fit-for-air/explicit.ts'
import { isOfDisaster } from '../fit-for-air/going-on.ts'
import { leansBack } from '../fit-for-air/leans-back.ts'
import { isOtherLanguage, tongueIn } from '../fit-for-air/other-language.ts'
import { type Line, lineOf } from '../fit-for-air/phrases.ts'
import { isToAProgram } from '../fit-for-air/to-a-program.ts'
import { findSentenceFault, frameWordsOf, type GateFault, heldWordsOf } from '../gates.ts'
import { leaveOut } from '../leave-out.ts'
import type { WriteInput } from '../script-types.ts'
import { type Tongue, tongueOf } from '../tongue.ts'
import type { WordRules } from '../words/word-rules.ts'
import { supportedBy } from './support.ts'
import type { Paragraph } from './told-items.ts'

/** A sentence that may not be said; `gate` where it says what no source holds, or what no voice says. */
type Fault = { sentence: string; numbers: readonly number[]; reason: LeftOutReason; gate?: GateFault['code'] }

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

const REASONS: Partial<Record<GateFault['code'], LeftOutReason>> = { markup: 'unsayable', address: 'unsayable' }

/**
 * Each sentence of a model's bulletin against the items that its paragraph says it tells, or against all where it names none. A sentence
 * that fails is left out, and so is one that leans on it.
 */
export const judgeBulletin = (
  written: readonly Paragraph[],
  items: readonly ContentItem[],
  input: WriteInput,
  { locale, rules }: { locale: string; rules: WordRules },
): Judged => {
  const tongue = tongueOf(locale)
  const frame = frameWordsOf(input)
  const judged: Judged = { paragraphs: [], opens: false, faults: [], leftOut: [] }
  // What is told in another tongue than its source shares no words with it.
  const foreign = new Set(items.filter(({ title, text }) => tongueIn(`${title} ${text}`, tongue) !== tongue))
  for (const [at, { text, numbers }] of written.entries()) {
    const named = items.filter((_, index) => numbers.includes(index + 1))
    const told = { ...input, items: named.length > 0 ? named : [...items] }
    // By the name that the station gives a source it may be called, too.
    const held = heldWordsOf(
      [frame, ...told.items.flatMap((item) => rules.nameOf(item)?.toLocaleLowerCase('en') ?? [])].join(' \n '),
      told.items,
    )
    const isSupported = told.items.some((item) => foreign.has(item)) ? () => true : supportedBy(held, locale)
    const fit: string[] = []
    let gone: LeftOutReason | undefined
    for (const sentence of splitSentences(text, locale)) {
      const line = lineOf(sentence)
      const gate = findSentenceFault(sentence, told, held)?.code
      const own = gate
        ? (REASONS[gate] ?? 'invented')
        : rules.isNever(sentence)
          ? 'never-said'
          : (faultOfLine(line, named, input, tongue) ?? (isSupported(sentence) ? undefined : 'invented'))
      const reason = own ?? (gone && leansBack(line.words, tongue) ? gone : undefined)
      gone = reason
      if (reason === undefined) fit.push(sentence)
      else {
        judged.faults.push({ sentence, numbers, reason, ...(gate ? { gate } : {}) })
        const [item] = named
        if (item) judged.leftOut.push({ ...leaveOut(item, reason), sentence })
      }
    }
    if (at === 0) judged.opens = fit.length > 0
    if (fit.length > 0) judged.paragraphs.push({ text: fit.join(' '), numbers })
  }
  return judged
}

/** What no item may make a host say. Of several items in one paragraph nobody knows which one a day belongs to. */
const faultOfLine = (line: Line, named: readonly ContentItem[], input: WriteInput, tongue: Tongue): LeftOutReason | undefined => {
  if (isToAProgram(line, tongue)) return 'to-a-program'
  if (isExplicit(line, false, tongue)) return 'explicit'
  if (isAdvertising(line, tongue)) return 'advertising'
  if (isOtherLanguage(line.text, tongue, OWN_TONGUE_LEAST)) return 'other-language'
  const [item, ...others] = named
  if (item === undefined || others.length > 0) return undefined
  const isLong = isOfDisaster([item.title, item.text, line.text], tongue)
  const told: Line = isLong ? { ...line, isOfDisaster: true } : line
  return dayFault(told, calendarOf(datedOf(item.publishedAt, input.airAt, input.timeZone)), tongue)
}
