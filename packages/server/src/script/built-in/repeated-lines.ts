import type { ContentItem } from '@hourcast/domain/sources/content'
import { holds, phrases, plainWords } from '../fit-for-air/phrases.ts'
import { TONGUES } from '../tongue.ts'
import { tellsDeath } from './tells-death.ts'

/** Under so many headlines of one source a sentence is its page's: who it is, what it offers. */
const REPEATED = 3
const SENTENCE_LEAST = 24
const SENTENCE_END = /[.!?…।\n]+/u
/** An abbreviation ends a piece too: it is enough that one of them is known. */
const piecesOf = (text: string): string[] => text.split(SENTENCE_END).filter(({ length }) => length >= SENTENCE_LEAST)

/** A sentence of one source, as it is known again. */
const keyOf = (source: string, sentence: string): string => `${source}\n${plainWords(sentence)}`

/** What stands behind the last dash of a headline, short enough for a name. */
const BEHIND_DASH = /^(\S+(?:\s\S+){2,})(\s[-–—]\s(?:\S{1,24}\s){0,4}\S{1,24})$/u
/** Of so many headlines with something short behind a dash, and so much of all of them, it is the part of the paper, or the paper. */
const LABELLED = 5
const LABELLED_SHARE = 0.6
/** A name has capitals: 'Ultima Ora'. What happened is told behind a dash too: 'drei Tote'. */
const NAME = /^\s[-–—](?:\s[\p{Lu}\p{Lo}&]\S*(?:\s(?:de|del|della|di|do|da|du|des|of|the|van|der))*)+$/u
/** 'Zwei Verletzte', 'Five Missing': nouns and headlines have capitals too. */
const NUMBER = phrases(
  'ein|eine|einen|einer|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|एक|दो|तीन|चार|पांच|छह|सात|आठ|नौ|दस',
)
const tellsEvent = (label: string): boolean =>
  /\d/.test(label) || holds(plainWords(label), NUMBER) || TONGUES.some((tongue) => tellsDeath(label, tongue))
/** Sections differ from headline to headline, but all are names, and none tells what happened. */
const areSections = (labels: readonly string[], headlines: number): boolean =>
  labels.length >= Math.max(LABELLED, headlines * LABELLED_SHARE) &&
  labels.filter((label) => NAME.test(label)).length >= labels.length * LABELLED_SHARE &&
  !labels.some(tellsEvent)

/** A source's headlines without the part of the paper behind them: '… è atterrato su Marte - Ultima Ora'. */
const labelsIn = (items: readonly ContentItem[]): ReadonlySet<string> => {
  const titles = new Map<string, Set<string>>()
  for (const { source, title } of items) titles.set(source, (titles.get(source) ?? new Set()).add(title.trim()))
  return new Set(
    [...titles].flatMap(([source, all]) => {
      const labels = [...all].flatMap((title) => BEHIND_DASH.exec(title)?.[2] ?? [])
      const isCustom = areSections(labels, all.size)
      const countOf = (label: string) => labels.filter((one) => one === label).length
      const isOften = (label: string) => countOf(label) >= REPEATED
      // What stands behind nearly all of them is the paper, in whatever letters it writes itself.
      const isPaper = (label: string) =>
        /[\p{Lu}.]/u.test(label) && countOf(label) >= Math.max(LABELLED, all.size * LABELLED_SHARE)
      return labels
        .filter((label) => isCustom || (!tellsEvent(label) && (isPaper(label) || (NAME.test(label) && isOften(label)))))
        .map((label) => keyOf(source, label))
    }),
  )
}

/** A headline without what `isRepeated` knows as a label. */
export const withoutLabelBehind = (title: string, isRepeated: (part: string) => boolean): string => {
  const [, head, label] = BEHIND_DASH.exec(title.trim()) ?? []
  return head !== undefined && label !== undefined && isRepeated(label) ? head : title
}

/** What the sources say under several headlines, or behind them, in the same words. */
export const repeatedIn = (items: readonly ContentItem[]): ((source: string, sentence: string) => boolean) => {
  const labels = labelsIn(items)
  const heads = new Map<string, Set<string>>()
  for (const { text, source, title } of items)
    for (const sentence of piecesOf(text)) {
      const key = keyOf(source, sentence)
      heads.set(key, (heads.get(key) ?? new Set()).add(title))
    }
  return (source, sentence) =>
    labels.has(keyOf(source, sentence)) ||
    piecesOf(sentence).some((piece) => (heads.get(keyOf(source, piece))?.size ?? 0) >= REPEATED)
}
