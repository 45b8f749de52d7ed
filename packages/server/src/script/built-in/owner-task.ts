import { CUSTOM_ACTION } from '@hourcast/domain/hosts/presentation-types'
import { otherSportThan, readTask, topicPattern } from '@hourcast/domain/tasks/read-task'
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
  most?: number | undefined
  closing?: string | undefined
}

export const taskOf = ({ presentationType, customTask }: WriteInput, locale: string): OwnerTask => {
  if (presentationType !== CUSTOM_ACTION) return { subject: '', words: '' }
  const { topics, without, most, closing } = readTask(customTask, locale)
  return {
    subject: topics.length > 0 ? topics.map(({ name }) => name).join(', ') : exampleSubject(customTask, locale),
    about: topicPattern(topics),
    without: topicPattern(without),
    isOtherSport: otherSportThan(customTask, locale),
    words: topics.length + without.length > 0 ? '' : customTask,
    most,
    closing: closing === undefined ? undefined : sayable(closing, locale),
  }
}

/** The wizard's own examples begin with what a host can say, in English. */
const exampleSubject = (task: string, locale: string): string =>
  locale.startsWith('en') ? (EXAMPLE_TASKS.find((example) => example.task === task.trim())?.name ?? '') : ''
