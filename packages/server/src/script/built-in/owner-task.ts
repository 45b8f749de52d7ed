import { CUSTOM_ACTION } from '@hourcast/domain/hosts/presentation-types'
import { otherSportThan, readTask, topicNames, topicPattern } from '@hourcast/domain/tasks/read-task'
import type { Topic } from '@hourcast/domain/tasks/topic'
import { EXAMPLE_TASKS } from '@hourcast/domain/wizard/example-tasks'
import type { WriteInput } from '../script-types.ts'
import { sayable } from './sentences.ts'

/** What is done for the task of a Custom action. No word of it is read aloud but its closing line, and a subject of ours. */
export type OwnerTask = {
  /** As it is announced; '' where the announcement goes without. */
  subject: string
  /** What a story is about that may be told; without topics the words of the task choose. */
  about?: RegExp | undefined
  /** What a story is about that may not be. */
  without?: RegExp | undefined
  /** Of another sport than the ones that it names. */
  isOtherSport?: ((story: string) => boolean) | undefined
  words: string
  /** The place of a story among those of the task: 0 is told first. Absent where it says nothing of an order. */
  rankOf?: ((story: string) => number) | undefined
  /** Whose stories alone are told, as it writes the name. */
  source?: string | undefined
  most?: number | undefined
  closing?: string | undefined
}

export const taskOf = ({ presentationType, customTask }: WriteInput, locale: string): OwnerTask => {
  if (presentationType !== CUSTOM_ACTION) return { subject: '', words: '' }
  const { topics, without, most, closing, isOrdered, hasRest, source } = readTask(customTask, locale)
  return {
    subject:
      topics.length > 0 && !hasRest ? topicNames(topics, customTask, locale).join(', ') : exampleSubject(customTask, locale),
    about: hasRest ? undefined : topicPattern(topics),
    without: topicPattern(without),
    isOtherSport: otherSportThan(customTask, locale),
    rankOf: isOrdered ? rankBy(topics) : undefined,
    source,
    words: topics.length + without.length > 0 ? '' : customTask,
    most,
    closing: closing === undefined ? undefined : sayable(closing, locale),
  }
}

const rankBy = (topics: readonly Topic[]): ((story: string) => number) => {
  const patterns = topics.flatMap((topic) => topicPattern([topic]) ?? [])
  return (story) => {
    const at = patterns.findIndex((pattern) => pattern.test(story))
    return at < 0 ? patterns.length : at
  }
}

/** The wizard's own examples begin with what a host can say, in English. */
const exampleSubject = (task: string, locale: string): string =>
  locale.startsWith('en') ? (EXAMPLE_TASKS.find((example) => example.task === task.trim())?.name ?? '') : ''
