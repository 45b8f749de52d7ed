import type { ContentItem } from '@hourcast/domain/sources/content'
import { keywords, wordCount } from '../built-in/sentences.ts'
import { namedDaysMeant } from '../fit-for-air/named-for-day.ts'
import { tongueIn } from '../fit-for-air/other-language.ts'
import { datesBeside, frameWordsOf, type Held, heldOf } from '../gates.ts'
import { alsoCalled } from '../region-names.ts'
import type { WriteInput } from '../script-types.ts'
import { type Tongue, tongueOf } from '../tongue.ts'
import type { WordRules } from '../words/word-rules.ts'
import { withoutHourToCome } from './clock-to-come.ts'
import { isForeignClaim } from './foreign-claim.ts'
import { leadersMeant, withoutFirstNames } from './leaders-meant.ts'
import { numeralsMeant } from './numerals-meant.ts'
import { statesMeant } from './states-meant.ts'
import { saidAround, stemsOf, supportedBy } from './support.ts'
import type { Paragraph } from './told-items.ts'

/** What a paragraph is judged by: the items that it tells, all where nobody knows which, and what they hold. `named`: those that it says it tells. */
export type Holding = {
  named: readonly ContentItem[]
  told: WriteInput
  held: Held
  /** Whether something of a sentence stands in them; around the stories, whether a host says such things there. */
  isSupported: (sentence: string) => boolean
  /** True for a death, an abuse, a disgrace or an outcome that they do not have. */
  isForeignClaim: (sentence: string) => boolean
  /** False for a short sentence without anything of theirs: 'And now to sport.' */
  tells: (sentence: string) => boolean
  /** True for a sentence that stands in them in another tongue than the host's. */
  isUntranslated: (sentence: string) => boolean
}

const LONGEST_LINK = 5

type Bulletin = {
  items: readonly ContentItem[]
  input: WriteInput
  locale: string
  rules: WordRules
  /** The sentences of an item that a model reads: they are written out, and a model says what it reads. */
  shownOf?: (item: ContentItem) => readonly string[]
}

/** An item that has what its paper wrote and what a model was shown of it. */
const withShown = (item: ContentItem, shown: readonly string[]): ContentItem => ({
  ...item,
  text: [item.text, ...shown.filter((sentence) => !item.text.includes(sentence))].join(' \n '),
})

/** Gives the holding of each paragraph; paragraphs of the same items share it. */
export const holdingOf = (written: readonly Paragraph[], { items, input, locale, rules, shownOf = () => [] }: Bulletin) => {
  const tongue = tongueOf(locale)
  const frame = frameWordsOf(input)
  const withoutHour = withoutHourToCome(input, tongue)
  const tongues = new Map(items.map((item) => [item.id, tongueIn(`${item.title} ${item.text}`, tongue)]))
  const writtenIn = ({ id }: ContentItem): Tongue => tongues.get(id) ?? tongue
  // By the name that the station gives a source it may be called, too.
  const besides = (item: ContentItem): string => {
    const text = `${item.title} ${item.text}`
    return [
      rules.nameOf(item) ?? '',
      datesBeside(item, input),
      ...alsoCalled(text, writtenIn(item), tongue),
      ...numeralsMeant(text, tongue),
      ...namedDaysMeant(text, tongue),
      ...statesMeant(text, { locale, timeZone: input.timeZone }),
    ]
      .join(' \n ')
      .toLocaleLowerCase('en')
  }
  const namesEntries = written.some(({ numbers }) => numbers.length > 0)
  const known = new Map<string, Holding>()
  return (paragraph: Paragraph, isStory: boolean): Holding => {
    const named = items.filter((_, index) => paragraph.numbers.includes(index + 1))
    const nearest = named.length === 0 && namesEntries && isStory ? nearestOf(paragraph.text, items) : []
    const judgedBy = named.length > 0 ? named : nearest.length > 0 ? nearest : items
    const key = [isStory, ...judgedBy.map(({ id }) => id)].join('\n')
    const made = known.get(key)
    if (made) return { ...made, named }
    const told = judgedBy.map((item) => withShown(item, shownOf(item)))
    const leaders = told.flatMap((item) => leadersMeant(`${item.title} ${item.text}`, writtenIn(item)))
    const around = [frame, ...told.map(besides)].join(' \n ')
    const holds = heldOf(around, told, tongue, writtenIn, isStory ? 'story' : 'frame')
    const held: Held = {
      ...holds,
      foreignNumber: (sentence) => holds.foreignNumber(isStory ? sentence : withoutHour(sentence)),
      withoutKnown: (sentence) => withoutFirstNames(sentence, leaders, tongue),
    }
    const words = stemsOf(told.map(({ title, text }) => `${title} ${text}`).join(' \n '))
    const foreign = told.filter((item) => writtenIn(item) !== tongue).map(({ title, text }) => `${title} ${text}`)
    const holding: Holding = {
      named,
      told: { ...input, items: told },
      held,
      // What is told in another tongue than its source shares no words with it.
      isSupported: !isStory ? saidAround(held.text, locale) : held.isTranslated ? () => true : supportedBy(held.text, locale),
      isForeignClaim: (sentence) => isStory && isForeignClaim(sentence, told, writtenIn, tongue, around),
      tells: (sentence) => wordCount(sentence) > LONGEST_LINK || [...stemsOf(sentence)].some((stem) => words.has(stem)),
      isUntranslated: (sentence) => foreign.some((text) => text.includes(sentence)),
    }
    known.set(key, holding)
    return holding
  }
}

/** The item with the most words of a paragraph that names none, where others do. */
const nearestOf = (text: string, items: readonly ContentItem[]): ContentItem[] => {
  const said = keywords(text)
  const shared = items.map(({ title, text }) => [...keywords(`${title} ${text}`)].filter((word) => said.has(word)).length)
  const most = Math.max(...shared)
  return most > 0 ? items.slice(shared.indexOf(most), shared.indexOf(most) + 1) : []
}
