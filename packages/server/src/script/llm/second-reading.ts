import { LEFT_OUT_REASONS } from '@hourcast/domain/sources/left-out'
import { wordCount } from '../built-in/sentences.ts'
import { READING_RULE, readAnswer } from './answer-format.ts'
import type { Message } from './ask-model.ts'
import type { Judged } from './judge-bulletin.ts'
import { tellsStories } from './prompt.ts'
import { textOf } from './told-items.ts'

/** A list of all faults of a babbling model would be a book. */
const MAX_FAULTS = 12

/** What an editor asks who reads a bulletin before air (docs/decisions/053). */
const READING = [
  'Now you are the strict news editor who reads it before air; nobody reads it after you. Ask of each story, with its entry beside it:',
  '- Does a sentence say anything else than the entry: who did what to whom, how many, where, on which day, by whose claim? Is it still so at air time, or over, or a count of the morning?',
  '- Is something left out without which it is half: what its headline names, the cause, the place, the outcome, the charge?',
  '- Does a word point at what was not told: "the", "another", "new", "there", "they"?',
  '- Is it no news: a state, an advice, a notice, what may come, a trifle?',
]
/** Of a presentation that only names its stories. */
const READING_NAMES = [READING[0], READING[1], READING[3]]
const MENDING =
  'Mend such faults alone, with as few other words as can be, from the entry. Where it does not hold what is missing, leave the sentence or the story out, or tell another entry whole in its place. All else stays word for word: never change words for style.'

/** The answer once more, read as an editor reads it, and without what the gates have stopped. */
export const readAgain = (
  messages: readonly Message[],
  { text, isFormatted }: { text: string; isFormatted: boolean },
  faults: Judged['faults'] | string,
  { words, presentationType }: { words: number; presentationType: number },
): Message[] => [
  ...messages,
  { role: 'assistant', content: text },
  {
    role: 'user',
    content: [
      ...(tellsStories(presentationType) ? READING : READING_NAMES),
      ...(typeof faults === 'string' ? [`Besides, it cannot be aired at all: ${faults}.`] : listOf(faults)),
      MENDING,
      `It has ${wordCount(textOf(readAnswer(text)))} words; the most is ${words}, greeting and sign-off too. Rather leave out the least of its stories than a part of one.`,
      isFormatted
        ? READING_RULE
        : 'Answer with the whole bulletin, by the same rules and in the same form, and with nothing else.',
    ].join('\n'),
  },
]

const listOf = (faults: Judged['faults']): string[] =>
  faults.length === 0
    ? []
    : [
        'Besides, these sentences cannot be aired:',
        ...faults.slice(0, MAX_FAULTS).map((fault) => `- ${entriesOf(fault.numbers)}${fault.sentence} (${whyNot(fault)})`),
      ]

/** The entries that it was to tell, as the material numbers them. */
const entriesOf = (numbers: readonly number[]): string => (numbers.length > 0 ? `[${numbers.join(', ')}] ` : '')

const whyNot = ({ reason, gate }: Judged['faults'][number]): string =>
  gate?.code === 'name' || gate?.code === 'number' ? `its entry does not hold “${gate.detail}”` : LEFT_OUT_REASONS[reason]
